/**
 * Checks that a tag fits version and changelog. What is published is for the release workflow's
 * second job to find out by itself: here dependencies run. Usage: `node scripts/release.ts <tag>`
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'semver';

export interface ReleaseFacts {
  /** The tag that is to be released, such as `v1.2.3` or `v1.2.3-rc.1`. */
  tag: string;
  /** The version in package.json. */
  version: string;
  /** CHANGELOG.md. */
  changelog: string;
}

/** @throws when the tag must not be released, with the reason and the remedy */
export function checkRelease({ tag, version, changelog }: ReleaseFacts): void {
  if (!tag.startsWith('v') || !parse(tag.slice(1)))
    throw new Error(`${tag} is not a tag like v1.2.3 or v1.2.3-rc.1.`);
  if (tag !== `v${version}`)
    throw new Error(
      `The tag is ${tag}, but package.json says ${version}: tag the commit that changes the version.`,
    );
  if (!notesOf(changelog, version))
    throw new Error(`CHANGELOG.md says nothing about ${version}: add a section \`## ${version}\`.`);
}

/** What stands below the heading of a version, which may carry a date: `## 1.2.3 (2026-11-20)`. */
function notesOf(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(/\s/, 1)[0] === version);
  return section?.slice(section.indexOf('\n')).trim();
}

function main(): void {
  const [tag] = process.argv.slice(2);
  if (tag === undefined) throw new Error('Usage: node scripts/release.ts <tag>');
  const root = join(import.meta.dirname, '..');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  checkRelease({ tag, version, changelog: readFileSync(join(root, 'CHANGELOG.md'), 'utf8') });
}

if (import.meta.main) main();
