import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type GitHubEvent, headSha } from '../../../harness/github-event.ts';
import { project } from '../../../harness/project.ts';
import { githubToken } from '../../../harness/runner.ts';
import { runtimeToken } from '../../../harness/runtime-token.ts';
import { account } from '../../../harness/steady-emulator.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { type ActLine, endOrphans, runAct } from './act.ts';
import { type AdaptedExample, adaptedWorkflows, forAct } from './adapted-workflows.ts';
import { downloadAction } from './downloaded-action.ts';
import type { Scene } from './scene.ts';
import { jobsOf, readStubCalls, replaceActions } from './stub-actions.ts';

/** What a workflow is run with, except its surroundings. */
export interface ExampleRun extends AdaptedExample {
  event: GitHubEvent;
  /** Files of the repository, except the workflow and a deployment that succeeds. */
  files?: Record<string, string>;
  /** Programs that come first in PATH. */
  programs?: Record<string, string>;
  secrets?: Record<string, string>;
  /** Further flags of act. */
  flags?: string[];
  /** When the workflow is cancelled, if it is. */
  cancelled?: Promise<unknown>;
}

/** Each workflow run has an id of its own. */
let runs = 0;

export type ExampleResult = Awaited<ReturnType<typeof runExample>>;

/** Runs a workflow of `examples/` on act, on whatever the scene holds. */
export async function runExample(scene: Scene, run: ExampleRun) {
  const folder = temporaryFolder();
  const file = (...path: string[]) => join(folder, ...path);
  for (const name of ['repository', 'home', 'ours', 'programs']) mkdirSync(file(name));
  const workflows = adaptedWorkflows(scene, run);
  const path = `.github/workflows/${run.example}`;
  const commit = makeRepository(file('repository'), {
    'deploy.sh': '#!/bin/sh\necho deployed\n',
    ...run.files,
    ...workflows,
  });
  const ofRepository = (text: string) =>
    text.replaceAll(run.event.variables.GITHUB_SHA ?? '', commit);
  writeFileSync(file('event.json'), ofRepository(JSON.stringify(run.event.payload)));
  scene.elsewhere.deploy(ofRepository(headSha));
  writeFileSync(file('secrets'), secretFile({ ...ownSecrets, ...run.secrets }));
  for (const [name, text] of Object.entries(run.programs ?? {}))
    writeFileSync(file('programs', name), text, { mode: 0o755 });
  downloadAction(file('ours'));
  // GitHub reads a called workflow from the repository, whose archive is without it.
  const called = '.github/workflows/gate.yml';
  mkdirSync(dirname(file('ours', called)), { recursive: true });
  writeFileSync(file('ours', called), forAct(readFileSync(join(project, called), 'utf8')));
  const earlier = { service: scene.emulator.requests.length, github: scene.github.requests.length };
  const { lines, said } = await runAct({
    event: run.event.name,
    repository: file('repository'),
    arguments: [
      ...['--workflows', path, '--eventpath', file('event.json'), '--secret-file', file('secrets')],
      ...variables({ GITHUB_REPOSITORY: 'octo-org/shop', GITHUB_RUN_ID: String(++runs) }),
      ...variables({ GITHUB_API_URL: scene.github.url }),
      ...replaceActions(Object.values(workflows), { ours: file('ours'), folder: file('stubs') }),
      ...(run.flags ?? []),
    ],
    env: {
      HOME: file('home'),
      PATH: file('programs'),
      STUB_RECORD: file('stub-calls'),
      STUB_PROJECT: project,
      STUB_REPOSITORY: file('repository'),
      ACTIONS_RUNTIME_TOKEN: runtimeToken,
      ACTIONS_RESULTS_URL: scene.artifactService.url,
    },
    ...(run.cancelled && { cancelled: run.cancelled }),
  });
  endOrphans(`HOME=${file('home')}`);
  const requests = scene.emulator.requests.slice(earlier.service);
  const masks = lines.filter(({ command }) => command === 'add-mask').map(({ arg = '' }) => arg);
  return {
    jobs: jobResults(Object.values(workflows).flatMap(jobsOf), lines),
    outputs: outputsOf(lines),
    steps: stepResults(lines),
    shown: [...lines.map(({ msg }) => msg), said].join('\n'),
    summaries: lines.filter(({ command }) => command === 'summary').map(({ content }) => content),
    stubs: readStubCalls(file('stub-calls')),
    requests: requests.map(({ method, path, status }) => `${method} ${path} → ${status}`),
    calls: scene.github.calls().slice(earlier.github),
    /** What nobody may see: the secrets, and what the actions masked. */
    secrets: [
      ...[account.password, githubToken, ...masks],
      ...Object.values(run.secrets ?? {}).filter((secret) => secret !== ''),
    ],
    /** What the workflow ran on, and `headSha` with it, unless a pull request proposes that one. */
    commit,
  };
}

/** A repository with one commit, as act wants one; gives the commit. */
function makeRepository(folder: string, files: Record<string, string>): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text, { mode: 0o755 });
  }
  const who = ['-c', 'user.name=octocat', '-c', 'user.email=octocat@example.com'];
  const git = (...args: string[]) =>
    execFileSync('git', [...who, ...args], { cwd: folder, encoding: 'utf8' }).trim();
  git('init', '--quiet', '--initial-branch=main');
  git('add', '--all');
  git('commit', '--quiet', '--message=Start');
  return git('rev-parse', 'HEAD');
}

const ownSecrets = {
  GITHUB_TOKEN: githubToken,
  SECURITY_TEST_USERNAME: account.username,
  SECURITY_TEST_PASSWORD: account.password,
};

function secretFile(secrets: Record<string, string>): string {
  return Object.entries(secrets)
    .map(([name, value]) => `${name}=${JSON.stringify(value)}\n`)
    .join('');
}

function variables(given: Record<string, string>): string[] {
  return Object.entries(given).flatMap((pair) => ['--env', pair.join('=')]);
}

/** Key of a job, with the label of its app where a matrix made it. */
function nameOf({ jobID = '', matrix }: ActLine): string {
  return matrix?.label === undefined ? jobID : `${jobID} of ${matrix.label}`;
}

/**
 * Result of each job. act says nothing of those that it skips, and has one result for all jobs of a
 * matrix: each of them is judged by its steps.
 */
function jobResults(keys: string[], lines: ActLine[]): Record<string, string> {
  const ended = lines.filter(({ jobResult }) => jobResult !== undefined);
  const skipped = keys.filter((key) => ended.every(({ jobID }) => jobID !== key));
  const fails = (name: string) =>
    lines.some((each) => each.stepResult === 'failure' && nameOf(each) === name);
  const resultOf = (each: ActLine) =>
    nameOf(each) === each.jobID ? each.jobResult : fails(nameOf(each)) ? 'failure' : 'success';
  return Object.fromEntries([
    ...skipped.map((key) => [key, 'skipped'] as const),
    ...ended.map((each) => [nameOf(each), resultOf(each) ?? ''] as const),
  ]);
}

/** Outputs of the steps of each job, as act keeps them for later steps. */
function outputsOf(lines: ActLine[]): Record<string, Record<string, string>> {
  const outputs: Record<string, Record<string, string>> = {};
  for (const each of lines.filter(({ command }) => command === 'set-output')) {
    outputs[nameOf(each)] ??= {};
    Object.assign(outputs[nameOf(each)] ?? {}, { [each.name ?? '']: each.arg ?? '' });
  }
  return outputs;
}

/** `deploy: ./deploy.sh → success`, in order. */
function stepResults(lines: ActLine[]): string[] {
  const ended = lines.filter(({ stage, stepResult }) => stage === 'Main' && stepResult);
  return ended.map((each) => `${nameOf(each)}: ${each.step} → ${each.stepResult}`);
}
