import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { project } from '../../harness/project.ts';
import { produceGateOutput } from '../../scripts/screenshots.ts';
import { normalise } from '../support/snapshot.ts';

it('shows in the pictures of the documentation what it writes; else: npm run screenshots', async () => {
  const madeFrom = readFileSync(join(project, 'docs/images/made-from.json'), 'utf8');
  const written = JSON.stringify(await produceGateOutput());
  expect(JSON.parse(normalise(written))).toEqual(JSON.parse(normalise(madeFrom)));
});
