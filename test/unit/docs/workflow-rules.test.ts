import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import {
  copied,
  eventsOf,
  isGate,
  type Job,
  parseWorkflow,
  type Step,
  textOf,
  type Workflow,
} from './copied-workflows.ts';

const holdsSecrets = ({ steps }: Job) => JSON.stringify(steps).includes('secrets.');
/** The condition that only people of the project meet; anybody can comment. */
const ofTheProject =
  'contains(fromJSON(\'["OWNER", "MEMBER", "COLLABORATOR"]\'), github.event.comment.author_association)';
const isChange = (event: string) => /^pull_request(_target)?$/.test(event);
/** Whether an event gives secrets to what a stranger did. */
const isPrivileged = (event: string) =>
  ['pull_request_target', 'workflow_run', 'issue_comment'].includes(event);

/** What is wrong with when a workflow starts, and with what it may by default. */
const rulesOfWhole: Record<string, (workflow: Workflow) => boolean> = {
  'grants permissions by default': ({ permissions }) => JSON.stringify(permissions) !== '{}',
  'a change has no branches': ({ on }) =>
    Object.entries(on).some(([event, given]) => isChange(event) && !given?.branches?.length),
  'a closed change is tested': ({ on, jobs }) =>
    Object.values(jobs).some(({ steps }) => steps.some(isGate)) &&
    Object.entries(on).some(
      ([event, given]) => isChange(event) && given?.types?.includes('closed'),
    ),
  'waiting runs of a shared environment are dropped': ({ concurrency, jobs }) =>
    [concurrency, ...Object.values(jobs).map((job) => job.concurrency)].some(
      (given) => /environment|staging/.test(given?.group ?? '') && given?.queue !== 'max',
    ),
  'anybody who opens pull requests fills the queue of an environment': ({ on, concurrency }) =>
    'workflow_run' in on && concurrency !== undefined,
};

/** Whether a job waits for others. A matrix that one of them makes cannot be had without it. */
const isDependent = ({ needs, strategy }: Job) =>
  needs !== undefined && !JSON.stringify(strategy ?? {}).includes('needs.');

/** Whether a gate can be given the test to judge, by a job that it needs or by hand. */
const adopts = ({ with: given }: Step, from: 'needs' | 'inputs') =>
  String(given['task-id']).startsWith(`\${{ ${from}.`);

/** What a gate is given of the jobs that it needs: nothing when it adopts a test by hand. */
const neededResults = (gate: Step) =>
  adopts(gate, 'inputs') ? "${{ !inputs.task-id && toJSON(needs) || '' }}" : '${{ toJSON(needs) }}';

/**
 * What is wrong with a job that tests: how it could be skipped, test something else, or share its
 * credentials.
 */
const rulesOfGate: Record<string, (job: Job, gates: Step[], events: string[]) => boolean> = {
  'skipped when a job that it needs fails': (job) =>
    isDependent(job) && job.if !== '${{ always() }}',
  'tests although a job that it needed failed': (job, gates) =>
    isDependent(job) &&
    gates.some((gate) => gate.with.needs !== neededResults(gate) && !adopts(gate, 'needs')),
  'adopts whatever it is given, or nothing': (job, gates) =>
    isDependent(job) &&
    gates.some((gate) => adopts(gate, 'needs')) &&
    job.steps[0]?.run !== 'test -n "$TASK_ID"',
  'satisfies the rule of a change by a test of any build': (job, gates, events) =>
    events.some(isChange) &&
    gates.some((gate) => adopts(gate, 'inputs')) &&
    !job.name?.startsWith('${{ inputs.task-id &&'),
  'tests for anybody who comments': (job, _, events) =>
    events.includes('issue_comment') && !job.if?.includes(ofTheProject),
  'a gate is cancelled into a green job': ({ steps }, gates) =>
    gates.some(({ id }) => id !== undefined && steps.some(({ cancel }) => cancel === id)),
  'tests an unproven build': (_, gates, events) =>
    events.some(isPrivileged) && gates.some(({ with: given }) => !given['version-url']),
  'an unset variable switches the proof off': (_, gates) =>
    gates.some(
      ({ with: given }) =>
        /^\$\{\{ (inputs\.|fromJSON)/.test(String(given['version-url'])) &&
        !given['expected-version'],
    ),
  'expects nothing on an event without a pull request': ({ steps }) => steps.some(mayExpectNothing),
  'takes what decides from a variable, which everyone who may push can change': (_, gates) =>
    gates.some(({ with: given }) => /\bvars\b/.test(JSON.stringify(given))),
};

/** Where a text is compared with a commit: an empty one, on other events, is contained in any. */
const mayExpectNothing = ({ with: given, env }: Step) =>
  [given['expected-version'], ...Object.values(env)].includes(
    '${{ github.event.pull_request.head.sha }}',
  );

/** Whether a script gives a secret to a program as an argument: `printf` is none, the shell has it. */
function hasSecretArgument({ run, env }: Step): boolean {
  const secret = Object.keys(env).filter((name) => /secrets\.|github\.token/.test(`${env[name]}`));
  const commands = run.replaceAll('\\\n', '').split(/\||\n/);
  const programs = commands
    .filter((command) => !/^\s*printf /.test(command))
    .map((command) => command.replaceAll(/<<< \S+/g, ''));
  return (
    run.includes('secrets.') ||
    secret.some((name) => RegExp(`\\$\\{?${name}\\b`).test(`${programs}`))
  );
}

/** Whether a script prints what it finds in the answer of an app, which may be a log command. */
const printsAnswer = ({ run }: Step) =>
  run.includes('curl') && /\bgrep\b(?!.* --(?:count|quiet)\b)/.test(run);

/** Steps that run code of the checkout next to secrets, or leave such code for the next step. */
const rulesOfSteps: Record<string, (job: Job, events: string[]) => boolean> = {
  'checks code out where a fork has secrets': ({ steps }, events) =>
    events.some(isPrivileged) && JSON.stringify(steps).includes('actions/checkout'),
  'runs code of the checkout next to secrets': (job) =>
    holdsSecrets(job) && job.steps.some(({ run }) => /(^|\s)\.\/|\b(npm|make)\b/.test(run)),
  'shows a secret among the arguments of a program': ({ steps }) => steps.some(hasSecretArgument),
  'lets an app run commands of the log': ({ steps }) => steps.some(printsAnswer),
  'checks the change out next to secrets': (job, events) =>
    holdsSecrets(job) &&
    events.some(isChange) &&
    job.steps.some((step) => step.uses.startsWith('actions/checkout@')),
};

/** What is wrong with a job that shows what others have found. */
const rulesOfOverview: Record<string, (job: Job) => boolean> = {
  'an overview is skipped when an app fails': (job) =>
    isDependent(job) &&
    job.if !== '${{ !cancelled() }}' &&
    job.steps.some(({ uses }) => uses.startsWith('OWNER/security-test-gate/overview@')),
};

function problemsOf(title: string, text: string): string[] {
  const workflow = parseWorkflow(text);
  const events = eventsOf(title, text);
  const broken = <T extends unknown[]>(
    rules: Record<string, (...facts: T) => boolean>,
    ...facts: T
  ) => Object.keys(rules).filter((name) => rules[name]?.(...facts));
  return [
    ...broken(rulesOfWhole, workflow),
    ...Object.values(workflow.jobs).flatMap((job) => {
      const gates = job.steps.filter(isGate);
      const ofGate = gates.length > 0 ? broken(rulesOfGate, job, gates, events) : [];
      return [...ofGate, ...broken(rulesOfSteps, job, events), ...broken(rulesOfOverview, job)];
    }),
  ];
}

const pullRequest = 'examples/pull-request.yml';

describe('a workflow that users copy', () => {
  it.each(copied)('starts, waits and keeps its secrets as it should: %s', (title, text) => {
    expect(problemsOf(title, text)).toEqual([]);
  });

  it('shows the overview also when an app fails', () => {
    const title = 'examples/portfolio-nightly.yml';
    const text = textOf(title).replace('    if: ${{ !cancelled() }}\n', '');
    expect(problemsOf(title, text)).toEqual(['an overview is skipped when an app fails']);
  });

  it.each([
    ["    name: ${{ inputs.task-id && 'Adopted", "    name: ${{ 'Adopted"],
    ["needs: ${{ !inputs.task-id && toJSON(needs) || '' }}", "needs: ''"],
  ])('adopts a test by hand without a required check: %s', (from, to) => {
    const text = textOf(pullRequest);
    expect(problemsOf(pullRequest, text.replace(from, to))).toHaveLength(1);
  });

  it.each([
    ['examples/workflow-run-test.yml', '--config - --fail', '--oauth2-bearer "$DEPLOY_TOKEN"'],
    ['examples/notify-chat.yml', '--config - --fail', '--fail "${WEBHOOK}"'],
    ['examples/promote.yml', '--password-stdin <<< "$TOKEN"', '--password "$TOKEN"'],
  ])('shows no secret to other processes: %s', (title, from, to) => {
    expect(problemsOf(title, textOf(title).replace(from, to))).toEqual([
      'shows a secret among the arguments of a program',
    ]);
  });

  it.each([
    ['examples/adopt-on-rerun.yml', ' --count'],
    ['examples/preview-platform.yml', ' --quiet'],
  ])('prints nothing of what an app answers: %s', (title, option) => {
    const text = textOf(title).replace(`grep --fixed-strings${option}`, 'grep --fixed-strings');
    expect(problemsOf(title, text)).toEqual(['lets an app run commands of the log']);
  });

  it('decides by what only the organization may write', () => {
    const title = 'examples/organization-policy.yml';
    const table = 'fromJSON(env.APPS)[github.event.repository.name].app-url';
    const text = textOf(title).replace(table, 'vars.SECURITY_APP_URL');
    expect(problemsOf(title, text)).toEqual([
      'takes what decides from a variable, which everyone who may push can change',
    ]);
  });

  const deploying = copied.filter(([title, text]) => {
    const runsOwn = /run: \.\/deploy\.sh/.test(text);
    return (
      runsOwn && eventsOf(title, text).some((event) => /^(pull_request|merge_group)/.test(event))
    );
  });
  it.each(deploying)("says what a change's own script may do: %s", (_, text) => {
    expect(text).toMatch(/# The change brings this script: .*\n(?: +#.*\n)+ +run: \.\/deploy\.sh/);
  });

  const triaging = copied.filter(([, text]) => /security-test-gate\/triage@/.test(text));
  it.each(triaging)('lets nobody accept their own risk: %s', (_, text) => {
    // Everyone who may push can start it, by hand, on the default branch.
    const { on } = z.object({ on: z.record(z.string(), z.unknown()) }).parse(parse(text));
    expect(JSON.stringify(on)).not.toContain('dismiss');
    expect(text).not.toContain('client_payload');
  });

  it('never cancels a gate', () => {
    const title = 'examples/parallel-steps.yml';
    const text = textOf(title).replace('wait: [shop, back-office]', 'cancel: shop');
    expect(problemsOf(title, text)).toEqual(['a gate is cancelled into a green job']);
  });

  it('deploys apart from the gate', () => {
    const { jobs } = parseWorkflow(textOf(pullRequest));
    const deploying = Object.values(jobs).filter(({ steps }) =>
      steps.some(({ run }) => run.includes('./deploy.sh')),
    );
    expect(deploying.map(holdsSecrets)).toEqual([false]);
  });
});
