import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { placeholder } from '../../scripts/owner.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { stepsOf } from '../unit/docs/copied-workflows.ts';
import { read } from '../unit/docs/github-language-service.ts';
import { programPath } from './support/program.ts';

programPath('jq');

const workflow = '.github/workflows/release.yml';
const script = stepsOf(workflow, 'publish').find(({ id }) => id === 'plan')?.run ?? '';

interface Repository {
  tag: string;
  ref?: string;
  version?: string;
  changelog?: string;
  readme?: string;
  /** Tags of other releases. */
  others?: string[];
  /** What is done after the tag was pushed. */
  afterwards?: string[][];
}

/** Runs the step that finds out what to publish as the runner does, in a repository of its own. */
function plan({
  tag,
  ref = `refs/tags/${tag}`,
  version = tag.slice(1),
  changelog = `# C\n\n## ${version} (2026)\n\n- Mended.\n\n## 0.0.1\n\n- Old.\n`,
  readme = '# Security Test Gate\n',
  others = [],
  afterwards = [],
}: Repository) {
  const manifest = JSON.stringify({ version });
  const folder = temporaryFolder({
    'package.json': manifest,
    'CHANGELOG.md': changelog,
    'README.md': readme,
  });
  const config = ['user.name=a', 'user.email=a@b.test', 'init.defaultBranch=main'];
  const options = config.flatMap((each) => ['-c', each]);
  const git = (...args: string[]) =>
    execFileSync('git', [...options, ...args], { cwd: folder, stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('commit', '-m', 'a');
  git('update-ref', 'refs/remotes/origin/main', 'HEAD');
  for (const each of [tag, ...others]) git('tag', each);
  for (const args of afterwards) git(...args);
  const output = join(folder, 'output');
  const env = {
    PATH: process.env.PATH,
    GITHUB_REF: ref,
    GITHUB_REF_NAME: tag,
    GITHUB_OUTPUT: output,
    RUNNER_TEMP: folder,
  };
  const bash = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
  const { status, stdout } = spawnSync('bash', bash, { cwd: folder, env, encoding: 'utf8' });
  if (status !== 0) return { refusal: stdout };
  return {
    output: readFileSync(output, 'utf8'),
    notes: readFileSync(join(folder, 'notes.md'), 'utf8').trim(),
  };
}

const pack = stepsOf(workflow, 'publish').find(({ run }) => run.includes('npm sbom'))?.run ?? '';
const licences = read('dist/action/licenses.txt');

/** Runs the step that lists the packages, with these licences of what is bundled. */
function listPackages(text: string) {
  const folder = temporaryFolder({
    'dist/action/licenses.txt': text,
    'package.json': read('package.json'),
    'package-lock.json': read('package-lock.json'),
  });
  const options = { cwd: folder, encoding: 'utf8' } as const;
  const script = `git init --quiet; git add .; git -c user.name=a -c user.email=a@b.test commit --quiet -m a\n${pack}`;
  const { status } = spawnSync('bash', ['-eo', 'pipefail', '-c', script], {
    ...options,
    env: { ...process.env, RUNNER_TEMP: folder },
  });
  if (status !== 0) return undefined;
  const { components } = JSON.parse(readFileSync(join(folder, 'release/sbom.cdx.json'), 'utf8'));
  return components.map(({ name, version }: Record<string, string>) => `${name}@${version}`);
}

describe('the list of packages of a release', () => {
  it('has each package of the bundles of the actions, and no other', () => {
    const bundled = [...licences.matchAll(/^(\S+@\d\S*) \(/gm)].map(([, id]) => id);
    expect(listPackages(licences)?.toSorted()).toEqual(bundled.toSorted());
    for (const name of ['yaml', 'undici', '@actions/core'])
      expect(bundled.some((id) => id?.startsWith(`${name}@`))).toBe(true);
    for (const name of ['hono', 'ajv'])
      expect(bundled.some((id) => id?.startsWith(`${name}@`))).toBe(false);
  });

  it('is not made when the lock file lacks a package of the bundles', () => {
    expect(listPackages(`${licences}\n\n----\n\nstranger@1.0.0 (MIT)\n`)).toBeUndefined();
  });
});

describe('the job that publishes a release', () => {
  it('takes nothing from the job that runs dependencies, and runs none', () => {
    const [, publish = ''] = read(workflow).split('\n  publish:\n');
    expect(publish).not.toMatch(/needs\.verify|fromJSON|download-artifact|npm ci/);
    const commands = publish.match(/^ +(?:npm|node) .*/gm) ?? [];
    expect(commands.map((line) => line.trim().split(' --sbom')[0])).toEqual([
      'npm sbom --package-lock-only',
    ]);
  });

  it('publishes the notes of the version alone, and moves the tag of the major version', () => {
    const others = ['v1', 'v1.2.2', 'v0.9.0', 'v2.0.0', 'v1.3.0-rc.1', 'v1.9', 'nightly'];
    expect(plan({ tag: 'v1.2.3', others })).toEqual({
      output: 'prerelease=false\nmajor-tag=v1\n',
      notes: '- Mended.',
    });
  });

  it.each([
    ['when a later patch is out', { tag: 'v1.2.3', others: ['v1.2.4'] }, false],
    ['when a later minor release is out', { tag: 'v1.2.3', others: ['v1.10.0'] }, false],
    ['before its time', { tag: 'v1.2.3-rc.1' }, true],
  ])('moves no tag of a major version %s', (_, repository, isEarly) => {
    expect(plan(repository).output).toBe(`prerelease=${isEarly}\nmajor-tag=\n`);
  });

  const tag = 'v1.2.3';
  const silent = `## 1.2.3\n\n## 1\n\n- x\n`;
  const move = [
    ['commit', '--allow-empty', '-m', 'b'],
    ['tag', '-f', tag],
  ];

  it.each<[string, Repository, string]>([
    ['a tag that is no version', { tag: 'v1.2', version: '1.2' }, 'is not like v1.2.3'],
    ['a number that begins with 0', { tag: 'v1.2.3-rc.01' }, 'is not like v1.2.3'],
    ['a pre-release without a name', { tag: 'v1.2.3-.rc' }, 'is not like v1.2.3'],
    ['a tag with more behind it', { tag: 'v1.2.3+x', version: '1.2.3+x' }, 'is not like v1.2.3'],
    ['a branch called like a tag', { tag, ref: 'refs/heads/v1.2.3' }, 'is not like v1.2.3'],
    ['another version in package.json', { tag, version: '1.2.4' }, 'another version'],
    ['a changelog without the version', { tag, changelog: '## 1.2.30\n\n- x\n' }, 'says nothing'],
    ['a changelog that says nothing about it', { tag, changelog: silent }, 'says nothing'],
    [
      'a placeholder',
      { tag, readme: `uses: ${placeholder}/security-test-gate@v1` },
      'OWNER is left',
    ],
    ['a moved tag', { tag, afterwards: [...move, ['checkout', 'HEAD~1']] }, 'has been moved'],
    ['a commit that is not on main', { tag, afterwards: move }, 'not on main'],
  ])('refuses %s', (_, repository, reason) => {
    const { refusal } = plan(repository);
    expect(refusal).toMatch(/^::error::.*\n$/);
    expect(refusal).toContain(reason);
  });
});
