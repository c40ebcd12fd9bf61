import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect } from 'vitest';
import { runScenario, type Scenario, type ScenarioResult } from '../../support/scenario.ts';
import { ownSnapshot, snapshot } from '../../support/snapshot.ts';

const counts = ['findings', 'critical', 'high', 'medium', 'low', 'blocking', 'new', 'accepted'];

type JobResult = 'succeeds' | 'succeeds with a warning' | 'fails';
const usualJob = (verdict: string): JobResult => (verdict === 'passed' ? 'succeeds' : 'fails');

/**
 * The verdict in the outputs, the exit status, the annotations and the summary agree; nothing is
 * counted unless tested.
 * @param verdict as the outputs tell it: `passed`, or `not-tested (interrupted)`
 */
export function expectVerdict(
  result: ScenarioResult,
  verdict: string,
  job = usualJob(verdict),
): void {
  const { outputs, exitCode, conclusion, annotations, summary, shownLog } = result;
  const reason = outputs.reason ? ` (${outputs.reason})` : '';
  expect(`${outputs.verdict}${reason}`, shownLog).toBe(verdict);
  const fails = job === 'fails';
  expect({ exitCode, conclusion }).toEqual({
    exitCode: fails ? 1 : 0,
    conclusion: fails ? 'failure' : 'success',
  });
  expect(annotations.some(({ level }) => level === 'error')).toBe(fails);
  if (job === 'succeeds with a warning')
    expect(messages(result, 'warning').join('\n')).toContain(`Verdict: ${verdict}`);
  expect(shownLog).toContain(`Verdict: ${verdict}`);
  expect(summary).toContain(`\`${outputs.verdict}\``);
  if (outputs['summary-file']) expect(readFileSync(outputs['summary-file'], 'utf8')).toBe(summary);
  if (/^(not-tested|error)/.test(verdict)) expectNothingCounted(result);
}

/** Runs the gate, which comes to this verdict. */
export async function expectGate(
  verdict: string,
  scenario: Scenario = {},
  job = usualJob(verdict),
): Promise<ScenarioResult> {
  const result = await runScenario(scenario);
  expectVerdict(result, verdict, job);
  return result;
}

/** What the annotations of this level say. */
export function messages({ annotations }: ScenarioResult, level: string): string[] {
  return annotations.filter((each) => each.level === level).map(({ message }) => message);
}

/** Empty, not 0: nothing is known of the findings, and no report belongs to this verdict. */
function expectNothingCounted({ outputs, artifacts }: ScenarioResult): void {
  const counted = counts.filter((name) => outputs[`${name}-count`] !== '');
  expect(counted).toEqual([]);
  expect(outputs).toMatchObject({
    'report-path': '',
    'report-artifact-id': '',
    'report-artifact-url': '',
  });
  expect(artifacts).toEqual([]);
}

/** The logins of an account that may not start tests, of one without credits, and of a free one. */
export const viewer = { username: 'viewer@acme.test', password: 'rehearse-acme-viewer' };
export const broke = { username: 'appsec@broke.test', password: 'rehearse-broke-appsec' };
export const free = { username: 'appsec@free.test', password: 'rehearse-free-appsec' };

/**
 * Scenarios whose whole stories are snapshots, by verdict: the others hold what is not as in them.
 */
const usualScenarios: Record<string, { name: string; scenario: Scenario }> = {
  passed: { name: 'clean-app-passes', scenario: { app: 'clean.test' } },
  failed: { name: 'findings-fail-the-job', scenario: { app: 'vulnerable.test' } },
  'not-tested': { name: 'failed-run-is-not-tested', scenario: { app: 'failed.test' } },
  error: { name: 'viewer-may-not-test', scenario: { inputs: viewer } },
};

const usualResults = new Map<string, Promise<ScenarioResult>>();

/** The result of a usual scenario, which is the same for every test. */
function usualResult(name: string, scenario: Scenario): Promise<ScenarioResult> {
  const result = usualResults.get(name) ?? runScenario(scenario);
  usualResults.set(name, result);
  return result;
}

async function expectSnapshot(story: string, part?: string): Promise<void> {
  const test = basename(expect.getState().testPath ?? '').replace(/(\.slow)?\.test\.ts$/, '');
  await expect(story).toMatchFileSnapshot(
    `./snapshots/${[test, part].filter(Boolean).join('.')}.txt`,
  );
}

/** What a user saw is what the snapshot of this test file holds. */
export async function expectWholeStory(result: ScenarioResult): Promise<void> {
  await expectSnapshot(snapshot(result));
}

/**
 * What a user saw is what the snapshot of this test file holds, beside the usual story of its
 * verdict; `part` tells the scenarios of one file apart. A sub-action has no verdict: its snapshot
 * holds all.
 */
export async function expectStory(result: ScenarioResult, part?: string): Promise<void> {
  const usual = usualScenarios[result.outputs.verdict ?? ''];
  if (usual === undefined) return expectSnapshot(snapshot(result), part);
  const story = ownSnapshot(result, await usualResult(usual.name, usual.scenario));
  await expectSnapshot(`As in ${usual.name}.txt, but for this:\n\n${story}`, part);
}

/** Requests that match, in order of arrival. */
export function requestsTo(result: ScenarioResult, pattern: RegExp): string[] {
  return result.requests.filter((request) => pattern.test(request));
}

/** What starts a security test and so costs a credit. */
export const trigger = /^POST \S+\/security-agent /;
/** A look at a task. */
export const taskPoll = /^GET \S+\/tasks\//;
/** A look at the findings list's status, whether a run is active. */
export const statusLook = /^GET \S+\/vulnerabilities\?page=1&pageSize=1 /;
/** A read of findings. */
export const findingsRead = /^GET \S+\/vulnerabilities\?page=\d+&pageSize=100 /;
/** Inputs for scenarios that are not about the report: the upload takes as long as all the rest. */
export const withoutReport = { 'upload-report': 'false' };
