/**
 * Shows that the claims of docs/reliability.md, docs/quality.md and docs/benchmarks.md are checked: plants one bug for each in a copy of the repository,
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

interface Ran {
  output: string;
  status: number | null;
}

function run(copy: string, { args }: Check): Ran {
  const options = { cwd: copy, encoding: 'utf8', timeout: maxCheckMs, maxBuffer: 2 ** 26 } as const;
  const { stdout, stderr, status } = spawnSync(node, args, options);
  return { output: `${stdout}${stderr}`, status };
}

/** What the checks did without a bug, each of them asked once. */
const cleanRuns = new Map<string, Ran>();

function runWithoutBug(copy: string, check: Check): Ran {
  const ran = cleanRuns.get(check.command) ?? run(copy, check);
  cleanRuns.set(check.command, ran);
  return ran;
}

/** @returns what is wrong, or undefined when the bug is found, and nothing without it */
function control(copy: string, { edits, check, bundle }: Plant): string | undefined {
  const without = runWithoutBug(copy, check);
  if (!check.passes.test(without.output)) return `the check does not pass without the bug:\n${without.output}`;
  const restore = applyEdits(copy, edits);
  try {
    if (bundle !== undefined) build(copy, [bundle]);
    const planted = run(copy, check);
    const isFound = planted.status === 1 && check.finds.test(planted.output);
    return isFound ? undefined : `the check does not find the bug:\n${planted.output}`;
  } catch (error) {
    return `the source cannot be built with the bug: ${error}`;
  } finally {
    restore();
    if (bundle !== undefined) restoreBundle(copy, bundle);
  }
}

function restoreBundle(copy: string, bundle: string): void {
  rmSync(join(copy, 'dist', bundle), { recursive: true, force: true });
  cpSync(join(copy, 'dist-without-bugs', bundle), join(copy, 'dist', bundle), { recursive: true });
}

function main(parts: string[]): boolean {
  const selected = plants.filter(({ claim }) => parts.length === 0 || parts.some((part) => claim.includes(part)));
  const copy = copyRepository();
  const rows: string[] = [];
  let missed = 0;
  try {
    build(copy, [...new Set(selected.flatMap(({ bundle }) => bundle ?? []))]);
    cpSync(join(copy, 'dist'), join(copy, 'dist-without-bugs'), { recursive: true });
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
