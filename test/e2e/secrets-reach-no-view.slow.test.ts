import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problem } from '../../harness/faults.ts';
import { account } from '../../harness/steady-emulator.ts';
import { runScenario, type Scenario, type ScenarioResult } from '../support/scenario.ts';
import { expectGate, withoutReport } from './support/expectations.ts';
import { answersHave, editEachFinding, rewrite } from './support/rewrites.ts';
import { viewsOf } from './support/views.ts';

const { password } = account;
const token = 'ghs_PlantedPlantedPlantedPlantedPlanted01';
const files = ['findings.json', 'gate.sarif'];
const inputs = {
  'findings-file': 'findings.json',
  'sarif-file': 'gate.sarif',
  details: 'full',
  'comment-summary-in-pr': 'always',
};

/** The views that a text has reached, `among` these files, too. */
function reached(result: ScenarioResult, text: string, among = ['findings.json']): string[] {
  return Object.entries(viewsOf(result, among)).flatMap(([view, content]) =>
    content.includes(text) ? [view] : [],
  );
}

describe('in every field of every finding', () => {
  const names = [
    ...['label', 'title', 'method', 'path', 'uiPath', 'owasp', 'cwe', 'cvss_vector', 'impact'],
    ...['remediation', 'explainer', 'request', 'unsecureRequest'],
  ];
  const plant = (secret: string): Scenario => {
    const text = `before ${secret} after`;
    const planted = editEachFinding(({ id }) => ({
      ...Object.fromEntries(names.map((name) => [name, text])),
      id: `${id}-${secret}`,
      response: { body: text },
      additionalDetails: { StepsToReproduce: text, workingExamples: text, description: text },
    }));
    return { rules: [planted], emulator: { tokenSeconds: 0.3 }, inputs };
  };

  it.each([
    ['a token', token],
    ['the password of the login', password],
  ])('%s reaches no view', async (_, secret) => {
    const result = await expectGate('failed (findings)', plant(secret));
    const tokens = result.masks.filter((mask) => mask.startsWith('ey'));
    expect(tokens.length).toBeGreaterThan(0);
    for (const each of [secret, ...tokens]) expect(reached(result, each, files)).toEqual([]);
  });

  it('a word that is no secret reaches every view but the outputs, so that what leaks is found', async () => {
    const result = await expectGate('failed (findings)', plant('harmless-word'));
    const views = ['log', 'summary', 'annotations', 'comments', ...files];
    expect(reached(result, 'harmless-word', files)).toEqual(views);
  });
});

it('in what the service says of its report the password reaches no view', async () => {
  const detail = `for ${Buffer.from(`${password}1`).toString('base64')}`;
  const rules = [{ path: /\/v1\/reports\//, fault: problem(404, { detail }) }];
  const result = await expectGate('failed (findings)', { rules, inputs });
  expect(result.shownLog).toContain('for [redacted]');
});

describe('in id, state and address of the run', () => {
  /** What the service says of the run, `text` in all of it. */
  const runHolds = (text: string) =>
    rewrite({ path: /\/security-agent$/ }, (json) => ({
      ...Object(json),
      taskId: `task_sec_${text}`,
      state: `QUEUED-${text}`,
      statusUrl: `${Reflect.get(Object(json), 'statusUrl')}?token=${text}`,
    }));
  const notAwaited = (text: string) =>
    expectGate(
      'not-tested (not-awaited)',
      { rules: [runHolds(text)], inputs: { ...inputs, 'wait-for-completion': 'false' } },
      'succeeds with a warning',
    );

  const secrets: [string, string][] = [
    ['a token', token],
    ['the password of the login', password],
    ['the password in Base64', Buffer.from(password).toString('base64url')],
  ];

  it.each(secrets)('%s reaches no view', async (_, secret) => {
    const result = await notAwaited(secret);
    expect(reached(result, secret)).toEqual([]);
    expect(result.outputs).toMatchObject({
      'task-id': expect.stringMatching(/^task_sec_\[redacted\]M?$/),
      'task-state': expect.stringMatching(/^QUEUED-\[redacted\]M?$/),
      'status-url': expect.stringMatching(
        /^http:\/\/127\.0\.0\.1:\d+\/v1\/tasks\/task_sec_(?:%5Bredacted%5D|\[redacted\])M?$/,
      ),
    });
  });

  it('a word that is no secret reaches every view, and the outputs hold it exactly', async () => {
    const result = await notAwaited('harmless-word');
    const views = ['log', 'summary', 'annotations', 'outputs', 'comments', 'findings.json'];
    expect(reached(result, 'harmless-word')).toEqual(views);
    expect(result.outputs).toMatchObject({
      'task-id': 'task_sec_harmless-word',
      'task-state': 'QUEUED-harmless-word',
    });
  });

  it.each(secrets)('%s reaches no view when the job is cancelled', async (_, secret) => {
    const rules = [runHolds(secret)];
    const result = await runScenario({ rules, inputs, cancel: { after: /^Triggered run/ } });
    expect(result.outputs).toMatchObject({
      verdict: 'not-tested',
      reason: 'cancelled',
      'task-id': expect.stringMatching(/^task_sec_\[redacted\]M?$/),
    });
    expect(reached(result, secret, [])).toEqual([]);
  });

  it('an address that is none of the API reaches no view', async () => {
    const statusUrl = 'https://elsewhere.example/tasks/1';
    const rules = [answersHave({ path: /\/security-agent$|\/tasks\// }, { statusUrl })];
    const result = await runScenario({ rules, inputs });
    expect(result.outputs['status-url']).toMatch(
      new RegExp(`^http://127\\.0\\.0\\.1:\\d+/v1/tasks/${result.outputs['task-id']}$`),
    );
    expect(reached(result, 'elsewhere.example')).toEqual([]);
  });
});

it('shows neither the reproducers of findings, which hold live tokens, nor the answers to them', async () => {
  const marker = 'live-session-4711';
  const reproducer = `curl -H "Cookie: ${marker}" https://vulnerable.test`;
  const rules = [
    editEachFinding(() => ({
      request: reproducer,
      unsecureRequest: reproducer,
      response: { session: marker },
      unsecuredResponse: { session: marker },
      additionalDetails: { StepsToReproduce: reproducer, workingExamples: [reproducer] },
    })),
  ];
  const result = await expectGate('failed (findings)', { rules, inputs: withoutReport });
  const written = ['output', 'env', 'state'].map((name) =>
    readFileSync(`${result.commandsDir}/${name}`, 'utf8'),
  );
  expect([result.log, ...Object.values(viewsOf(result)), ...written].join('\n')).not.toContain(
    marker,
  );
});
