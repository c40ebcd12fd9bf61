import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { project } from '../../harness/project.ts';
import { produceGateOutput } from '../../scripts/screenshots.ts';

it('shows in the pictures of the documentation what it writes; else: npm run screenshots', async () => {
  const madeFrom = readFileSync(join(project, 'docs/images/made-from.json'), 'utf8');
  expect(await produceGateOutput()).toEqual(JSON.parse(madeFrom));
});
