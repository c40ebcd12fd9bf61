import { describe, expect, it } from 'vitest';
import {
  copied,
  type Job,
  parseWorkflow,
  type Step,
  textOf,
  type Workflow,
} from './copied-workflows.ts';

const isGate = ({ uses }: Step) => uses.startsWith('OWNER/security-test-gate@');
const holdsSecrets = ({ steps }: Job) => JSON.stringify(steps).includes('secrets.');
const pullRequests = ['pull_request', 'pull_request_target'];
const privileged = ['pull_request_target', 'workflow_run', 'issue_comment'];

/** What is wrong with when a workflow starts, and with what it may by default. */
function problemsOfWhole({ on, permissions, concurrency, jobs }: Workflow): string[] {
  const changes = Object.entries(on).filter(([event]) => pullRequests.includes(event));
  const gates = Object.values(jobs).some(({ steps }) => steps.some(isGate));
  const isShared = /environment|staging/.test(concurrency?.group ?? '');
  return [
    ...(JSON.stringify(permissions) === '{}' ? [] : ['grants permissions by default']),
    ...changes
      .filter(([, given]) => !given?.branches?.length)
      .map(([event]) => `${event} has no branches`),
    ...changes
      .filter(([, given]) => gates && given?.types?.includes('closed'))
      .map(() => 'a closed change is tested'),
    ...(isShared && concurrency?.queue !== 'max'
      ? ['waiting runs of a shared environment are dropped']
      : []),
  ];
}

/**
 * What is wrong with a job that tests: how it could be skipped, test something else, or share its
 * credentials.
 */
function problemsOfGate(
  { needs, if: condition, strategy, steps }: Job,
  events: string[],
): string[] {
  const gates = steps.filter(isGate);
  if (gates.length === 0) return [];
  const isPrivileged = events.some((event) => privileged.includes(event));
  // A matrix that another job makes cannot be had without that job's success.
  const dependent = needs !== undefined && !String(strategy?.matrix).includes('needs.');
  const judged = gates.every(({ with: given }) => given.needs === '${{ toJSON(needs) }}');
  return [
    ...(dependent && condition !== '${{ always() }}'
      ? ['skipped when a job that it needs fails']
      : []),
    ...(dependent && !judged ? ['tests although a job that it needs failed'] : []),
    ...(events.includes('issue_comment') && !condition?.includes('comment.author_association')
      ? ['tests for anybody who comments']
      : []),
    ...(isPrivileged && !gates.every(({ with: given }) => 'version-url' in given)
      ? ['tests an unproven build']
      : []),
  ];
}

/** Steps that run code of the checkout beside secrets, or leave such code for the next step. */
function problemsOfSteps(one: Job, events: string[]): string[] {
  const isPrivileged = events.some((event) => privileged.includes(event));
  if (isPrivileged && JSON.stringify(one.steps).includes('actions/checkout'))
    return ['checks code out where a fork has secrets'];
  if (!holdsSecrets(one)) return [];
  const isChange = events.some((event) => pullRequests.includes(event));
  const checkouts = one.steps.filter(({ uses }) => uses.startsWith('actions/checkout@'));
  return [
    ...one.steps
      .filter(({ run }) => /(^|\s)\.\/|\b(npm|make)\b/.test(run))
      .map(({ run }) => `runs ${run.trim()}`),
    ...checkouts
      .filter((each) => isChange && each.if !== "github.event_name == 'push'")
      .map(() => 'checks the change out'),
  ];
}

function problemsOf(text: string): string[] {
  const parsed = parseWorkflow(text);
  const events = Object.keys(parsed.on);
  const jobs = Object.values(parsed.jobs);
  return [
    ...problemsOfWhole(parsed),
    ...jobs.flatMap((one) => [...problemsOfGate(one, events), ...problemsOfSteps(one, events)]),
  ];
}

const pullRequest = 'examples/pull-request.yml';
const comment = 'examples/comment-command.yml';
const baseline = 'examples/baseline-artifact.yml';
const strangers = 'workflow 1 of docs/required-checks.md';

describe('a workflow that users copy', () => {
  it.each(copied)('starts, waits and keeps its secrets as it should: %s', (_, text) => {
    expect(problemsOf(text)).toEqual([]);
  });

  it('deploys apart from the gate', () => {
    const { jobs } = parseWorkflow(textOf(pullRequest));
    const deploying = Object.values(jobs).filter(({ steps }) =>
      steps.some(({ run }) => run.includes('./deploy.sh')),
    );
    expect(deploying.map(holdsSecrets)).toEqual([false]);
  });

  it.each<[string, string, RegExp, string, string?]>([
    ['without branches', pullRequest, /\n +branches: .*/, 'pull_request has no branches'],
    ['for closed changes', pullRequest, /(?= {4}branches:)/, 'closed', '    types: [closed]\n'],
    ['that drops waiting runs', pullRequest, /\n +queue: max/, 'waiting runs'],
    ['that can be skipped', pullRequest, /\n +if: \${{ always.*/, 'skipped when a job'],
    ['that ignores the deployment', pullRequest, /\n +needs: \${{.*/, 'tests although a job'],
    ['of strangers without a proof', strangers, /\n +version-url: .*/, 'an unproven build'],
    ['of strangers that comment, without a proof', comment, /\n +version-url: .*/, 'an unproven'],
    ['for whoever comments', comment, / &&\n +contains\(.*/, 'tests for anybody'],
    [
      'with the deployment in its job',
      pullRequest,
      /\n {2}security-test:.*?steps:/s,
      './deploy.sh',
    ],
    ['with permissions by default', pullRequest, /(?<=^permissions: ){}/m, 'grants', 'write-all'],
    ['with code of a fork', pullRequest, /pull_request(?=:)/, 'code out', 'pull_request_target'],
    ['with the change in its job', baseline, /\n +if: github.event_name == 'push'/, 'checks'],
  ])('would be found %s', (_, title, part, problem, replacement = '') => {
    const text = textOf(title);
    const planted = text.replace(part, replacement);
    expect(planted).not.toBe(text);
    expect(problemsOf(planted).join()).toContain(problem);
  });
});
