import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { FaultRule } from '../../harness/faults.ts';
import { runScenario, type ScenarioResult } from '../support/scenario.ts';

const password = 'rehearse-acme-appsec';
const secrets: [string, string][] = [
  ['a token', 'ghs_PlantedPlantedPlantedPlantedPlanted01'],
  ['the password of the login', password],
  [
    'the password in hexadecimal, which the runner does not mask',
    Buffer.from(password).toString('hex'),
  ],
];

const inputs = {
  'findings-file': 'findings.json',
  details: 'full',
  'comment-summary-in-pr': 'always',
};

/** Everything that leaves the gate; of the log what the runner shows of it. */
function sinks({
  tempDir,
  shownLog,
  summary,
  annotations,
  outputs,
  github,
}: ScenarioResult): Record<string, string> {
  return {
    log: shownLog,
    summary,
    annotations: JSON.stringify(annotations),
    outputs: JSON.stringify(outputs),
    comments: JSON.stringify(github.comments),
    findings: readFileSync(join(tempDir, 'workspace/findings.json'), 'utf8'),
  };
}

function reached(result: ScenarioResult, text: string): string[] {
  return Object.entries(sinks(result)).flatMap(([sink, content]) =>
    content.includes(text) ? [sink] : [],
  );
}

/** What the service says of the run, `text` in all of it. */
const runHolds = (text: string): FaultRule => ({
  path: /\/security-agent$/,
  fault: {
    kind: 'rewrite',
    edit: (json) => ({
      ...Object(json),
      taskId: `task_sec_${text}`,
      state: `QUEUED-${text}`,
      statusUrl: `${Reflect.get(Object(json), 'statusUrl')}?token=${text}`,
    }),
  },
});

const scenario = (text: string) =>
  runScenario({ rules: [runHolds(text)], inputs: { ...inputs, 'wait-for-completion': 'false' } });

it.each(secrets)(
  'keeps %s that stands in id, state and address of the run to itself',
  async (_, secret) => {
    const result = await scenario(secret);
    expect(result.outputs).toMatchObject({ verdict: 'not-tested', reason: 'not-awaited' });
    expect(reached(result, secret)).toEqual([]);
    expect(result.outputs).toMatchObject({
      'task-id': 'task_sec_[redacted]',
      'task-state': 'QUEUED-[redacted]',
    });
    expect(result.outputs['status-url']).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+\/v1\/tasks\/task_sec_%5Bredacted%5D$|task_sec_\[redacted\]$/,
    );
  },
);

it('would find what leaks: a word that is no secret reaches every view, and the outputs hold it exactly', async () => {
  const result = await scenario('harmless-word');
  expect(reached(result, 'harmless-word')).toEqual([
    'log',
    'summary',
    'annotations',
    'outputs',
    'findings',
  ]);
  expect(result.outputs).toMatchObject({
    'task-id': 'task_sec_harmless-word',
    'task-state': 'QUEUED-harmless-word',
  });
});

it.each(secrets)('keeps %s to itself when the job is cancelled', async (_, secret) => {
  const result = await runScenario({
    rules: [runHolds(secret)],
    inputs,
    cancel: { after: /^Triggered run/ },
  });
  expect(result.outputs).toMatchObject({
    verdict: 'not-tested',
    reason: 'cancelled',
    'task-id': 'task_sec_[redacted]',
  });
  const { shownLog, summary, annotations, outputs } = result;
  expect(JSON.stringify([shownLog, summary, annotations, outputs])).not.toContain(secret);
});

it('names an address of the API alone, wherever the service says that the run is', async () => {
  const edit = (json: unknown) => ({
    ...Object(json),
    statusUrl: 'https://elsewhere.example/tasks/1',
  });
  const rules: FaultRule[] = [
    { path: /\/security-agent$|\/tasks\//, fault: { kind: 'rewrite', edit } },
  ];
  const result = await runScenario({ rules, inputs });
  expect(result.outputs['status-url']).toMatch(
    new RegExp(`^http://127\\.0\\.0\\.1:\\d+/v1/tasks/${result.outputs['task-id']}$`),
  );
  expect(reached(result, 'elsewhere.example')).toEqual([]);
});
