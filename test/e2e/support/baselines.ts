import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Emulator } from '../../../src/emulator/emulator.ts';
import { appIdOf, openStage, type ScenarioResult } from '../../support/scenario.ts';
import { withoutReport } from './expectations.ts';

const quiet = { ...withoutReport, 'comment-summary-in-pr': 'never' };
export const newOnly = { ...quiet, 'fail-on-new-only': 'true' };
export const knownFile = 'known.json';

/** A service on which one app was tested already; gives that run's findings file. */
export async function stageWithRun(host: string, inputs: Record<string, string> = {}) {
  const stage = await openStage();
  onTestFinished(stage.close);
  const first = await stage.run({
    app: host,
    inputs: { ...quiet, 'findings-file': knownFile, ...inputs },
  });
  return { stage, first, known: readKnown(first) };
}

function readKnown({ tempDir }: ScenarioResult): string {
  return readFileSync(join(tempDir, 'workspace', knownFile), 'utf8');
}

/** For the `prepare` of a step: the app of this host is the baseline. */
export function baselineApp(host: string) {
  return async (emulator: Emulator) => ({ 'baseline-app-id': appIdOf(emulator, host) });
}
