import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScenarioResult } from '../../support/scenario.ts';

/**
 * Everything that leaves the gate, with these files of the workspace. The raw log holds the masking
 * commands themselves, so the shown one counts.
 */
export function viewsOf(result: ScenarioResult, files: string[] = []): Record<string, string> {
  const { tempDir, shownLog, summary, annotations, outputs, github } = result;
  const read = (name: string) => readFileSync(join(tempDir, 'workspace', name), 'utf8');
  return {
    log: shownLog,
    summary,
    annotations: JSON.stringify(annotations),
    outputs: JSON.stringify(outputs),
    comments: JSON.stringify(github.comments),
    ...Object.fromEntries(files.map((name) => [name, read(name)])),
  };
}
