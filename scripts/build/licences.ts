import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The licences of the packages whose files are in a bundle, and the notices of copyright that stand
 * in its code: they ask to go with copies of it.
 */
export function renderLicences(files: Iterable<string>, codes: Iterable<string>): string {
  const folders = new Set<string>();
  for (const file of files) {
    const [folder] = file.match(/^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/) ?? [];
    if (folder !== undefined) folders.add(folder);
  }
  const packages = new Set<string>();
  for (const folder of folders) {
    const { name, version, license } = JSON.parse(
      readFileSync(join(folder, 'package.json'), 'utf8'),
    );
    if (version === undefined) continue; // one that the build left empty
    const texts = readdirSync(folder)
      .filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8').trim());
    packages.add([`${name} (${license})`, ...texts].join('\n\n'));
  }
  const parts = [...[...packages].sort(), 'Notices in the code', ...noticesIn(codes)];
  return `${parts.join('\n\n----\n\n')}\n`.replaceAll('\r\n', '\n');
}

function noticesIn(codes: Iterable<string>): Set<string> {
  const comment = /\/\*(?:(?!\*\/)[\s\S])*\*\/|(?:^[\t ]*\/\/.*\n)+/gm;
  const comments = [...codes].flatMap((code) => code.match(comment) ?? []);
  return new Set(comments.filter((text) => /copyright/i.test(text)).map((text) => text.trim()));
}
