/**
 * Checks that a tag fits version and changelog, and writes the notes of its release from the changelog.
 * Usage: `node scripts/release.ts <tag> <file for the notes>`; prints what the release workflow has to know, as `name=value`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

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

interface Version {
  numbers: [major: number, minor: number, patch: number];
  prerelease: boolean;
}

/** @throws when the tag must not be released, with the reason and the remedy */
export function planRelease({ tag, tags, version, changelog }: ReleaseFacts): ReleasePlan {
  const parsed = parseTag(tag);
  if (!parsed) throw new Error(`${tag} is not a tag like v1.2.3 or v1.2.3-rc.1.`);
  if (tag !== `v${version}`)
    throw new Error(`The tag is ${tag}, but package.json says ${version}: tag the commit that changes the version.`);
  const notes = notesOf(changelog, version);
  if (!notes) throw new Error(`CHANGELOG.md says nothing about ${version}: add a section \`## ${version}\`.`);
  const [major] = parsed.numbers;
  return {
    notes,
    prerelease: parsed.prerelease,
    majorTag: parsed.prerelease || tags.some((other) => isLater(parseTag(other), parsed)) ? '' : `v${major}`,
  };
}

function parseTag(tag: string): Version | undefined {
  const [, major, minor, patch, suffix] = /^v(\d+)\.(\d+)\.(\d+)(-[0-9A-Za-z.-]+)?$/.exec(tag) ?? [];
  if (major === undefined) return undefined;
  return { numbers: [Number(major), Number(minor), Number(patch)], prerelease: suffix !== undefined };
}

/** Whether `other` is a later release of the same major version. */
function isLater(other: Version | undefined, { numbers: [major, minor, patch] }: Version): boolean {
  if (!other || other.prerelease) return false;
  const [otherMajor, otherMinor, otherPatch] = other.numbers;
  return otherMajor === major && (otherMinor > minor || (otherMinor === minor && otherPatch > patch));
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
