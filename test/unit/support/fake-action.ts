import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type ActionResult, type ActionRun, runAction } from '../../../harness/runner.ts';

const metadata = `
inputs:
  plain: { description: x }
  on-switch: { description: x, default: 'true' }
  retries: { description: x, default: 4 }
  Two words: { description: x, default: both }
  github-token: { description: x, default: '\${{ github.token }}' }
runs: { using: node24, main: index.mjs }
`;

/** Runs an action whose `index.mjs` is `source`, and cleans up after the test. */
export async function runFakeAction(
  source: string,
  run: Omit<ActionRun, 'action'> = {},
): Promise<ActionResult> {
  const folder = mkdtempSync(join(tmpdir(), 'fake-action-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, 'action.yml'), metadata);
  writeFileSync(join(folder, 'index.mjs'), source);
  const result = await runAction({ action: join(folder, 'action.yml'), ...run });
  onTestFinished(result.remove);
  return result;
}
