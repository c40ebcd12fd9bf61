/**
 * Shows that the claims of docs/reliability.md and docs/benchmarks.md are checked: plants one bug for each in a copy of the repository,
 * and sees that the check of that claim finds it, which it must not do without the bug.
 * Usage: `npm run test:controls -- [<part of a claim> …]`; ends with status 1 when a bug is not found, or no longer fits the source.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Check } from './controls/checks.ts';
import { applyEdits } from './controls/edit.ts';
import type { Plant } from './controls/plant.ts';
import { plants } from './controls/plants.ts';

const root = join(import.meta.dirname, '..');
const node = join(root, 'node_modules/.bin/node');
const maxCheckMs = 20 * 60_000;

/** The files under version control as they are in the work tree, and the installed packages. */
function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'controls-'));
  const listed = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 });
  for (const file of listed.split('\0').filter(Boolean)) cpSync(join(root, file), join(copy, file));
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

function build(copy: string, bundles: string[]): void {
  if (bundles.length > 0)
    execFileSync(node, ['scripts/build.ts', ...bundles], { cwd: copy, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** What a check says: that all is well, that it found a bug, or neither. */
function run(copy: string, { args, passes, finds }: Check): { says: 'passes' | 'finds' | 'neither'; output: string } {
  const { stdout, stderr, status } = spawnSync(node, args, {
    cwd: copy,
    encoding: 'utf8',
    timeout: maxCheckMs,
    maxBuffer: 2 ** 26,
  });
  const output = `${stdout}${stderr}`;
  if (finds.test(output) && status === 1) return { says: 'finds', output };
  return { says: passes.test(output) ? 'passes' : 'neither', output };
}

/** @returns what is wrong, or undefined when the bug is found and only the bug */
function control(copy: string, { edits, check, bundle }: Plant): string | undefined {
  const bundles = bundle === undefined ? [] : [bundle];
  const without = run(copy, check);
  if (without.says !== 'passes') return `the check does not pass without the bug:\n${without.output}`;
  const restore = applyEdits(copy, edits);
  try {
    build(copy, bundles);
    const planted = run(copy, check);
    return planted.says === 'finds' ? undefined : `the check does not find the bug:\n${planted.output}`;
  } finally {
    restore();
    build(copy, bundles);
  }
}

function main(parts: string[]): boolean {
  const selected = plants.filter(({ claim }) => parts.length === 0 || parts.some((part) => claim.includes(part)));
  const copy = copyRepository();
  const rows: string[] = [];
  let missed = 0;
  try {
    build(copy, ['gate', 'emulator']);
    for (const plant of selected) {
      const wrong = control(copy, plant);
      if (wrong !== undefined) missed += 1;
      const result = wrong === undefined ? `caught by \`${plant.check.command}\`` : '**not caught**';
      rows.push(`| ${plant.claim} | ${plant.bug} | ${result} |`);
      console.log(rows.at(-1));
      if (wrong !== undefined) console.error(wrong);
    }
  } finally {
    rmSync(copy, { recursive: true });
  }
  console.log(['', '| claim | planted bug | |', '|---|---|---|', ...rows].join('\n'));
  console.log(`\n${selected.length} bugs planted, ${missed} of them not caught.`);
  return missed === 0 && selected.length > 0;
}

process.exitCode = main(process.argv.slice(2)) ? 0 : 1;
