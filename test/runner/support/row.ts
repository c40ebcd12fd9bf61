import { expect } from 'vitest';
import type { GitHubApiOptions } from '../../../harness/github-api.ts';
import { branchEvent, type GitHubEvent } from '../../../harness/github-event.ts';
import { type ExampleResult, type ExampleRun, runExample } from './run-example.ts';
import { openScene, type Scene } from './scene.ts';

/** What must hold of an example, as its first lines or the README say it. */
export interface Row extends ExampleRun {
  says: string;
  /** Whether it is played with `RUNNER_ROWS=1`, too, as the first row of an example is. */
  always?: boolean;
  github?: GitHubApiOptions;
  /** How long a security test takes; 1 by default. */
  runSeconds?: number;
  /** What happened before; gives what the run needs of it. */
  prepare?: (scene: Scene) => Promise<Partial<ExampleRun>>;
  /** Result of each job. */
  jobs: Record<string, 'success' | 'failure' | 'skipped'>;
  /** Outputs of jobs that matter here. */
  outputs?: Record<string, Record<string, unknown>>;
  /** How many security tests the service starts; by default one for each verdict on a run. */
  tests?: number;
  /** Whatever else must hold. */
  check?: (result: ExampleResult, scene: Scene) => void;
}

/** The rows of an example: what they share, and what is special to each, by its sentence. */
export function rowsOf(
  shared: Pick<Row, 'example' | 'event'> & Partial<Row>,
  rows: Record<string, Partial<Row> & Pick<Row, 'jobs'>>,
): Row[] {
  return Object.entries(rows).map(([says, own]) => ({ ...shared, ...own, says }));
}

/** The apps of an example whose placeholder is the shared one. */
export const appOf = (host: string) => ({ '6650f0c2a1b3d4e5f6071829': host });
export const [clean, vulnerable] = [appOf('clean.test'), appOf('vulnerable.test')];

export const passed = { verdict: 'passed', reason: '', 'blocking-count': '0' };
export const failed = { verdict: 'failed', reason: 'findings', 'blocking-count': '4' };
export const notDeployed = { verdict: 'not-tested', reason: 'not-deployed', 'findings-count': '' };

type Outcome = { verdict: string } & Record<string, string>;

/** The one job of an example ends so. */
export function tested(outcome: Outcome): Required<Pick<Row, 'jobs' | 'outputs'>> {
  const job = outcome.verdict === 'passed' ? 'success' : 'failure';
  return { jobs: { 'security-test': job }, outputs: { 'security-test': outcome } };
}

/** The build is deployed, and then the job of the gate ends so. */
export function deployed(outcome: Outcome): Required<Pick<Row, 'jobs' | 'outputs'>> {
  const { jobs, outputs } = tested(outcome);
  return { jobs: { deploy: 'success', ...jobs }, outputs };
}

/** The deployment does not succeed, and nothing is tested. */
export const brokenDeployment = {
  files: { 'deploy.sh': '#!/bin/sh\nexit 3\n' },
  jobs: { deploy: 'failure', 'security-test': 'failure' },
  outputs: { 'security-test': notDeployed },
} as const;

/** The same event with other members in its payload. */
export function having(event: GitHubEvent, members: Record<string, unknown>): GitHubEvent {
  return { ...event, payload: { ...event.payload, ...members } };
}

/** A workflow that is started by hand. */
export const dispatch = (inputs: Record<string, unknown>) =>
  having(branchEvent('workflow_dispatch'), { inputs });

const isJudged = ({ verdict, reason }: Record<string, unknown>) =>
  verdict === 'passed' || verdict === 'failed' || /^run-/.test(`${reason}`);

/** Runs an example, and expects of it what its row says. */
export async function expectRow(row: Row): Promise<void> {
  const scene = await openScene(row.github, row.runSeconds);
  const result = await runExample(scene, { ...row, ...(await row.prepare?.(scene)) });
  expect(result.jobs, result.shown).toEqual(row.jobs);
  const outputs = row.outputs ?? {};
  expect(result.outputs).toMatchObject(outputs);
  const started = result.requests.filter((each) => /^POST .*\/security-agent → 202$/.test(each));
  expect(started).toHaveLength(row.tests ?? Object.values(outputs).filter(isJudged).length);
  expect(result.secrets.filter((secret) => result.shown.includes(secret))).toEqual([]);
  row.check?.(result, scene);
}
