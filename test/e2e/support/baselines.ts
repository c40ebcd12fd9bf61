import { appIdOf } from '../../support/scenario.ts';
import { withoutReport } from './expectations.ts';
import { setStage } from './setting.ts';
import { writtenFile } from './views.ts';

const quiet = { ...withoutReport, 'comment-summary-in-pr': 'never' };
export const newOnly = { ...quiet, 'fail-on-new-only': 'true' };
export const knownFile = 'known.json';

/** A service on which one app was tested already; gives that app, and that run's findings file. */
export async function stageWithRun(app: string) {
  const stage = await setStage();
  const result = await stage.run({ app, inputs: { ...quiet, 'findings-file': knownFile } });
  const known = writtenFile(result, knownFile);
  return { stage, appId: appIdOf(stage.emulator, app), known };
}
