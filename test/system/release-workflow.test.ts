import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { placeholder } from '../../scripts/owner.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { stepsOf } from '../unit/docs/copied-workflows.ts';
import { read } from '../unit/docs/github-language-service.ts';
import { programPath } from './support/program.ts';

programPath('jq');

const workflow = '.github/workflows/release.yml';
const script = stepsOf(workflow, 'publish').find(({ id }) => id === 'plan')?.run ?? '';

interface Repository {
  version: string;
  ref?: string;
  changelog?: string;
  readme?: string;
  /** The line of gate.yml that uses the action. */
  uses?: string;
  /** Tags of other releases. */
  others?: string[];
}

const own = 'acme/security-test-gate';

/** Runs the step that finds out what to publish as the runner does, in a repository of its own. */
function plan({
  version,
  ref = 'refs/heads/main',
  changelog = `# C\n\n## ${version} (2026)\n\n- Mended.\n\n## 0.0.1\n\n- Old.\n`,
  readme = '# Security Test Gate\n',
  uses = `        uses: ${own}@v1\n`,
  others = [],
}: Repository) {
  const manifest = JSON.stringify({ version });
  const folder = temporaryFolder({
    'package.json': manifest,
    'CHANGELOG.md': changelog,
    'README.md': readme,
    '.github/workflows/gate.yml': uses,
  });
  const config = ['user.name=a', 'user.email=a@b.test', 'init.defaultBranch=main'];
  const options = config.flatMap((each) => ['-c', each]);
  const git = (...args: string[]) =>
    execFileSync('git', [...options, ...args], { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '-m', 'a');
  const main = git('rev-parse', 'HEAD');
  for (const each of others) git('tag', each);
  const temporary = temporaryFolder({});
  const output = join(temporary, 'output');
  const env = {
    PATH: process.env.PATH,
    GITHUB_REF: ref,
    GITHUB_OUTPUT: output,
    RUNNER_TEMP: temporary,
  };
  const bash = ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script];
  const run = () => spawnSync('bash', bash, { cwd: folder, env, encoding: 'utf8' });
  const { status, stdout } = run();
  if (status !== 0) return { refusal: stdout };
  return {
    output: readFileSync(output, 'utf8'),
    notes: readFileSync(join(temporary, 'notes.md'), 'utf8').trim(),
    main,
    git,
    /** Does it once more from the same commit, as a second attempt does. */
    again: () => {
      git('reset', '--quiet', '--hard', main);
      return run();
    },
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
    expect(publish).not.toMatch(/needs\.verify|fromJSON|download-artifact|actions\/cache|npm ci/);
    const commands = publish.match(/^ +(?:npm|node) .*/gm) ?? [];
    expect(commands.map((line) => line.trim().split(' --sbom')[0])).toEqual([
      'npm sbom --package-lock-only',
    ]);
  });

  it('publishes the notes of the version alone, and moves the tag of the major version', () => {
    const others = ['v1', 'v1.2.2', 'v0.9.0', 'v2.0.0', 'v1.3.0-rc.1', 'v1.9', 'nightly'];
    expect(plan({ version: '1.2.3', others })).toMatchObject({
      output: 'tag=v1.2.3\nprerelease=false\nmajor-tag=v1\n',
      notes: '- Mended.',
    });
  });

  it('names the commit on main in gate.yml, and changes nothing else', () => {
    const { git, main } = plan({ version: '1.2.3' });
    expect(git?.('rev-parse', 'v1.2.3^')).toBe(main);
    expect(git?.('diff', '--name-only', 'v1.2.3^', 'v1.2.3')).toBe('.github/workflows/gate.yml');
    const uses = git?.('show', 'v1.2.3:.github/workflows/gate.yml');
    expect(uses).toBe(`uses: ${own}@${main} # v1.2.3`);
    expect(read('.github/workflows/gate.yml')).toMatch(/^ +uses: \S+\/security-test-gate@v1$/m);
  });

  it('makes the same commit and the same tag in a second attempt', () => {
    const { git, again } = plan({ version: '1.2.3' });
    const tagged = git?.('rev-parse', 'v1.2.3');
    expect(again?.().status).toBe(0);
    expect([git?.('rev-parse', 'v1.2.3'), git?.('rev-parse', 'HEAD')]).toEqual([tagged, tagged]);
  });

  it.each([
    ['when a later patch is out', { version: '1.2.3', others: ['v1.2.4'] }, false],
    ['when a later minor release is out', { version: '1.2.3', others: ['v1.10.0'] }, false],
    ['before its time', { version: '1.2.3-rc.1' }, true],
  ])('moves no tag of a major version %s', (_, repository, isEarly) => {
    const tag = `v${repository.version}`;
    expect(plan(repository).output).toBe(`tag=${tag}\nprerelease=${isEarly}\nmajor-tag=\n`);
  });

  const version = '1.2.3';
  const silent = `## 1.2.3\n\n## 1\n\n- x\n`;

  it.each<[string, Repository, string]>([
    ['a version that is none', { version: '1.2' }, 'is not like 1.2.3'],
    ['a number that begins with 0', { version: '1.2.3-rc.01' }, 'is not like 1.2.3'],
    ['a pre-release without a name', { version: '1.2.3-.rc' }, 'is not like 1.2.3'],
    ['a version with more behind it', { version: '1.2.3+x' }, 'is not like 1.2.3'],
    ['another branch', { version, ref: 'refs/heads/topic' }, 'on main'],
    ['a tag', { version, ref: 'refs/tags/v1.2.3' }, 'on main'],
    ['a version that is out', { version, others: ['v1.2.3'] }, 'v1.2.3 is out already'],
    ['a changelog without the version', { version, changelog: '## 1.2.30\n\n- x\n' }, 'nothing'],
    ['a changelog that says nothing about it', { version, changelog: silent }, 'says nothing'],
    [
      'a placeholder',
      { version, readme: `uses: ${placeholder}/security-test-gate@v1` },
      'OWNER is left',
    ],
    ['a gate.yml at another commit', { version, uses: `uses: ${own}@abc\n` }, 'gate.yml does not'],
  ])('refuses %s', (_, repository, reason) => {
    const { refusal } = plan(repository);
    expect(refusal).toMatch(/^::error::.*\n$/);
    expect(refusal).toContain(reason);
  });
});

it('pushes the tag before the release, and moves the tag of the major version after it', () => {
  const script = stepsOf(workflow, 'publish').at(-1)?.run ?? '';
  const folder = temporaryFolder({ 'a.txt': 'a', 'release/a.tar': 'a', bundle: '{}' });
  const shell = (text: string, env: Record<string, string> = {}) =>
    execFileSync('bash', ['-eo', 'pipefail', '-c', text], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: `${folder}:${process.env.PATH}`, HOME: folder, RUNNER_TEMP: folder, ...env },
    });
  // GitHub's command line: it keeps what it is asked, and which tags there are then.
  const gh = `echo "$1 $2 $3" >> asked; git --git-dir acme/gate.git tag >> asked`;
  shell(`printf '#!/bin/sh\\n%s\\n' '${gh}' > gh; chmod +x gh; git init --quiet --bare acme/gate.git
    git config --global url.${folder}/.insteadOf git@github.com:; git init --quiet; git add a.txt
    git -c user.name=a -c user.email=a@b.test commit --quiet --message a; git tag v1.2.3`);
  const given = { TAG: 'v1.2.3', MAJOR_TAG: 'v1', PRERELEASE: 'false', RELEASE_KEY: 'key' };
  const bundles = { PROVENANCE: 'bundle', CONTENTS: 'bundle', GITHUB_REPOSITORY: 'acme/gate' };
  shell(script, { ...given, ...bundles });
  expect(shell('cat asked')).toBe('api meta --jq\nrelease create v1.2.3\nv1.2.3\n');
  const tags = shell('git --git-dir acme/gate.git rev-parse v1 v1.2.3; git rev-parse HEAD');
  expect(new Set(tags.trim().split('\n')).size).toBe(1);
  expect(shell('stat --format %a release-key')).toBe('600\n');
});

it('SECURITY.md archives the commit that a workflow pins, whatever branches and tags are called', () => {
  const [, recipe = ''] =
    /```sh\n(git clone .*?)gh attestation/s.exec(read('.github/SECURITY.md')) ?? [];
  const folder = temporaryFolder({ 'a.txt': 'a' });
  const shell = (text: string) => {
    const env = { PATH: process.env.PATH, HOME: folder };
    return execFileSync('bash', ['-ec', text], { cwd: folder, env, encoding: 'utf8' });
  };
  const archive = '--prefix=security-test-gate/ --output=signed.tar';
  shell(`git config --global url.${folder}/upstream/.insteadOf https://github.com/${placeholder}/
    git config --global user.name a; git config --global user.email a@b.test
    git init --quiet --initial-branch=main upstream/security-test-gate; cd upstream/security-test-gate
    git commit --quiet --allow-empty --message main; git commit --quiet --allow-empty --message Release
    git tag v1.2.3; git archive ${archive} HEAD; git reset --quiet --hard HEAD^
    git checkout --quiet -b v1.2.3; git commit --quiet --allow-empty --message Strange; git checkout --quiet main`);
  const hash = (ref: string) => shell(`git -C upstream/security-test-gate rev-parse ${ref}`).trim();
  const digest = (file: string) => shell(`git hash-object ${file}`);
  const archived = (ref: string) => {
    expect(recipe).toMatch(/\b[\da-f]{40}\b/);
    shell(`rm -rf security-test-gate; ${recipe.replace(/\b[\da-f]{40}\b/, hash(ref))}`);
    return digest('security-test-gate.tar');
  };
  const signed = digest('upstream/security-test-gate/signed.tar');
  expect(archived('refs/tags/v1.2.3')).toBe(signed);
  expect(archived('refs/heads/v1.2.3')).not.toBe(signed);
});

it('SECURITY.md accepts only what the workflow on main has signed', () => {
  expect(Object.keys(parse(read(workflow)).on)).toEqual(['workflow_dispatch']);
  expect(read('.github/SECURITY.md')).toContain(`/${workflow} --source-ref refs/heads/main\n`);
});
