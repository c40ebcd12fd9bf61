import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appIdOf } from '../../support/scenario.ts';
import { withoutReport } from './expectations.ts';
import { setStage } from './setting.ts';

const quiet = { ...withoutReport, 'comment-summary-in-pr': 'never' };
export const newOnly = { ...quiet, 'fail-on-new-only': 'true' };
export const knownFile = 'known.json';

/** A service on which one app was tested already; gives that app, and that run's findings file. */
export async function stageWithRun(app: string) {
  const stage = await setStage();
  const { tempDir } = await stage.run({ app, inputs: { ...quiet, 'findings-file': knownFile } });
  const known = readFileSync(join(tempDir, 'workspace', knownFile), 'utf8');
  return { stage, appId: appIdOf(stage.emulator, app), known };
}
