import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the package that a file belongs to. */
const packageFolder = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/;

/**
 * The licences of the packages whose files are in a bundle, and the notices of copyright that stand
 * in its code: they ask to go with copies of it.
 */
export function renderLicences(files: string[], codes: string[]): string {
  const folders = new Set(files.flatMap((file) => packageFolder.exec(file) ?? []));
  const packages = new Set([...folders].map(licenceOf));
  const parts = [...[...packages].sort(), 'Notices in the code', ...noticesIn(codes)];
  return `${parts.join('\n\n----\n\n')}\n`.replaceAll('\r\n', '\n');
}

function licenceOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  const { name, version, license } = manifest;
  return [`${name}@${version} (${license})`, ...texts].join('\n\n');
}

function noticesIn(codes: string[]): Set<string> {
  const comment = /\/\*(?:(?!\*\/)[\s\S])*\*\/|(?:^[\t ]*\/\/.*\n)+/gm;
  const comments = codes.flatMap((code) => code.match(comment) ?? []);
  return new Set(comments.filter((text) => /copyright/i.test(text)).map((text) => text.trim()));
}
