import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { project } from '../harness/project.ts';

/**
 * Writes files of the project, by their paths. With `--check` it writes nothing, and the process
 * fails when one is not what it would write.
 */
export function writeOrCheck(
  files: Record<string, string>,
  messages: { stale: string; fresh: string },
): void {
  const isCheck = process.argv.includes('--check');
  for (const [name, text] of Object.entries(files)) {
    const path = join(project, name);
    if (!isCheck) writeFileSync(path, text);
    else if (!existsSync(path) || readFileSync(path, 'utf8') !== text) {
      console.error(`${name} ${messages.stale}. Run \`npm run docs\` and commit it.`);
      process.exitCode = 1;
    }
  }
  if (isCheck && process.exitCode === undefined) console.log(messages.fresh);
}
