/**
 * Checks that a tag fits version and changelog, and writes the notes of its release from the changelog.
 * Usage: `node scripts/release.ts <tag> <file for the notes>`; prints what the release workflow has to know, as `name=value`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gt, parse, type SemVer } from 'semver';

export interface ReleaseFacts {
  /** The tag that is to be released, such as `v1.2.3` or `v1.2.3-rc.1`. */
  tag: string;
  /** All tags of the repository. */
  tags: string[];
  /** The version in package.json. */
  version: string;
  /** CHANGELOG.md. */
  changelog: string;
}

export interface ReleasePlan {
  notes: string;
  prerelease: boolean;
  /** The tag that users of the major version follow, such as `v1`; empty when it must stay where it is. */
  majorTag: string;
}

/** @throws when the tag must not be released, with the reason and the remedy */
export function planRelease({ tag, tags, version, changelog }: ReleaseFacts): ReleasePlan {
  const released = tag.startsWith('v') ? parse(tag.slice(1)) : null;
  if (!released) throw new Error(`${tag} is not a tag like v1.2.3 or v1.2.3-rc.1.`);
  if (tag !== `v${version}`)
    throw new Error(`The tag is ${tag}, but package.json says ${version}: tag the commit that changes the version.`);
  const notes = notesOf(changelog, version);
  if (!notes) throw new Error(`CHANGELOG.md says nothing about ${version}: add a section \`## ${version}\`.`);
  const prerelease = released.prerelease.length > 0;
  const isLater = (other: SemVer | null) =>
    other !== null && other.prerelease.length === 0 && other.major === released.major && gt(other, released);
  const stays = prerelease || tags.map((other) => parse(other)).some(isLater);
  return { notes, prerelease, majorTag: stays ? '' : `v${released.major}` };
}

/** What stands below the heading of a version, which may carry a date: `## 1.2.3 (2026-11-20)`. */
function notesOf(changelog: string, version: string): string | undefined {
  const sections = changelog.split(/^## /m).slice(1);
  const section = sections.find((text) => text.split(/\s/, 1)[0] === version);
  return section?.slice(section.indexOf('\n')).trim();
}

function main(): void {
  const [tag, file] = process.argv.slice(2);
  if (tag === undefined || file === undefined) throw new Error('Usage: node scripts/release.ts <tag> <file>');
  const root = join(import.meta.dirname, '..');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  const tags = execFileSync('git', ['tag', '--list'], { cwd: root, encoding: 'utf8' }).split('\n');
  const { notes, prerelease, majorTag } = planRelease({ tag, tags, version, changelog });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${notes}\n`);
  console.log(`prerelease=${prerelease}\nmajor-tag=${majorTag}`);
}

if (import.meta.main) main();
