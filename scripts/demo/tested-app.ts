import { z } from 'zod';
import type { EmulatorProcess } from '../../harness/emulator-process.ts';
import { inputsForEmulator, writtenFiles } from './default-inputs.ts';
import { readWritten } from './kept-files.ts';
import { runStep, type Stage } from './stage.ts';

const findingsFile = z.object({
  app: z.object({ appId: z.string() }),
  findings: z.array(z.object({ id: z.string() })),
});

/**
 * What triage is about, by default: it needs an app that was tested, so that one is tested first.
 */
export async function inputsForTriage(
  stage: Stage,
  emulator: EmulatorProcess,
  given: Record<string, string>,
): Promise<Record<string, string>> {
  const app = given['app-id'] ? { 'app-id': given['app-id'] } : {};
  const silent = { 'comment-summary-in-pr': 'never', ...writtenFiles };
  const inputs = { ...inputsForEmulator('gate', emulator, app), ...app, ...silent };
  const result = await runStep(stage, { action: 'gate', inputs });
  const text = readWritten(result, 'findings-file')?.toString() ?? '';
  result.remove();
  const { app: tested, findings } = findingsFile.parse(JSON.parse(text));
  if (given.action === 'sync') return { 'app-id': tested.appId };
  return { 'finding-ids': findings[0]?.id ?? '' };
}
