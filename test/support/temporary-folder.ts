import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder with these files and links that goes with the test; gives its path, links resolved. */
export function temporaryFolder(
  files: Record<string, string | Buffer> = {},
  links: Record<string, string> = {},
): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'test-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const place = (path: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    return join(folder, path);
  };
  for (const [path, text] of Object.entries(files)) writeFileSync(place(path), text);
  for (const [path, target] of Object.entries(links)) symlinkSync(target, place(path));
  return folder;
}
