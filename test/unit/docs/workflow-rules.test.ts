import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { examples, inDocuments } from './copied-workflows.ts';

const step = z.object({
  uses: z.string().default(''),
  run: z.string().default(''),
  if: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
});
const job = z.object({
  needs: z.union([z.string(), z.array(z.string())]).optional(),
  if: z.string().optional(),
  strategy: z.object({ matrix: z.unknown() }).optional(),
  steps: z.array(step),
});
const trigger = z
  .object({ branches: z.array(z.string()).optional(), types: z.array(z.string()).optional() })
  .nullable()
  .catch(null);
const workflow = z.object({
  on: z.record(z.string(), trigger),
  concurrency: z.object({ group: z.string(), queue: z.string().optional() }).optional(),
  jobs: z.record(z.string(), job),
});
type Step = z.infer<typeof step>;
type Job = z.infer<typeof job>;

const isGate = ({ uses }: Step) => uses.startsWith('OWNER/security-test-gate@');
const holdsSecrets = ({ steps }: Job) => JSON.stringify(steps).includes('secrets.');
const pullRequests = ['pull_request', 'pull_request_target'];
const privileged = ['pull_request_target', 'workflow_run', 'issue_comment'];

/** What is wrong with when a workflow starts. */
function problemsOfTriggers({ on, concurrency, jobs }: z.infer<typeof workflow>): string[] {
  const changes = Object.entries(on).filter(([event]) => pullRequests.includes(event));
  const gates = Object.values(jobs).some(({ steps }) => steps.some(isGate));
  const isShared = /environment|staging/.test(concurrency?.group ?? '');
  return [
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
  const parsed = workflow.parse(parse(text));
  const events = Object.keys(parsed.on);
  const jobs = Object.values(parsed.jobs);
  return [
    ...problemsOfTriggers(parsed),
    ...jobs.flatMap((one) => [...problemsOfGate(one, events), ...problemsOfSteps(one, events)]),
  ];
}

const textOf = (title: string) =>
  [...examples, ...inDocuments].find(([name]) => name === title)?.[1] ?? '';

describe('a workflow that users copy', () => {
  it.each([...examples, ...inDocuments])(
    'starts, waits and keeps its secrets as it should: %s',
    (_, text) => {
      expect(problemsOf(text)).toEqual([]);
    },
  );

  it('deploys apart from the gate', () => {
    const { jobs } = workflow.parse(parse(textOf('examples/pull-request.yml')));
    const deploying = Object.values(jobs).filter(({ steps }) =>
      steps.some(({ run }) => run.includes('./deploy.sh')),
    );
    expect(deploying.map(holdsSecrets)).toEqual([false]);
  });

  it.each([
    [
      'without branches',
      'examples/pull-request.yml',
      /\n +branches: .*/,
      '',
      'pull_request has no branches',
    ],
    [
      'for closed changes',
      'examples/pull-request.yml',
      '    branches:',
      '    types: [closed]\n    branches:',
      'closed',
    ],
    ['that drops waiting runs', 'examples/pull-request.yml', /\n +queue: max/, '', 'waiting runs'],
    [
      'that can be skipped',
      'examples/pull-request.yml',
      /\n +if: \${{ always.*/,
      '',
      'skipped when a job',
    ],
    [
      'that ignores the deployment',
      'examples/pull-request.yml',
      /\n +needs: \${{.*/,
      '',
      'tests although a job',
    ],
    [
      'of strangers without a proof',
      'workflow 1 of docs/required-checks.md',
      /\n +version-url: .*/,
      '',
      'an unproven build',
    ],
    [
      'of strangers that comment, without a proof',
      'examples/comment-command.yml',
      /\n +version-url: .*/,
      '',
      'an unproven build',
    ],
    [
      'for whoever comments',
      'examples/comment-command.yml',
      / &&\n +contains\(.*/,
      '',
      'tests for anybody',
    ],
    [
      'with the deployment in its job',
      'examples/pull-request.yml',
      /\n {2}security-test:.*?steps:/s,
      '',
      './deploy.sh',
    ],
    [
      'with the change in its job',
      'examples/baseline-artifact.yml',
      /\n +if: github.event_name == 'push'/,
      '',
      'checks',
    ],
  ])('would be found %s', (_, title, part, replacement, problem) => {
    const text = textOf(title);
    const planted = text.replace(part, replacement);
    expect(planted).not.toBe(text);
    expect(problemsOf(planted).join()).toContain(problem);
  });
});
