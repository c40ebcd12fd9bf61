import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { project } from '../../harness/project.ts';
import { rows } from './rows/every-row.ts';
import { filesOf } from './support/adapted-workflows.ts';
import { expectRow } from './support/row.ts';

it('runs every example', () => {
  const files = readdirSync(join(project, 'examples'));
  const examples = files.filter((name) => name.endsWith('.yml')).toSorted();
  const run = new Set(rows.flatMap(({ example }) => filesOf(example)));
  expect([...run].toSorted()).toEqual(examples);
});

/** `RUNNER_ROWS=1` plays the first row of each example, and few others, to save time. */
const rowsEach = Number(process.env.RUNNER_ROWS ?? rows.length);

describe.each(Object.entries(Object.groupBy(rows, ({ example }) => example)))(
  '%s on act',
  (_, ofExample = []) => {
    const played = ofExample.filter(({ always }, index) => always || index < rowsEach);
    it.each(played)('$says', expectRow);
  },
);
