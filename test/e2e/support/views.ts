import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScenarioResult } from '../../support/scenario.ts';

/** What a file of the workspace holds once a step has ended. */
export function writtenFile({ tempDir }: ScenarioResult, name: string): string {
  return readFileSync(join(tempDir, 'workspace', name), 'utf8');
}

/**
 * Everything that leaves the gate, with these files of the workspace. The raw log holds the masking
 * commands themselves, so the shown one counts.
 */
export function viewsOf(result: ScenarioResult, files: string[] = []): Record<string, string> {
  const { shownLog, summary, annotations, outputs, github } = result;
  return {
    log: shownLog,
    summary,
    annotations: JSON.stringify(annotations),
    outputs: JSON.stringify(outputs),
    comments: JSON.stringify(github.comments),
    issues: JSON.stringify(github.issues),
    ...Object.fromEntries(files.map((name) => [name, writtenFile(result, name)])),
  };
}
