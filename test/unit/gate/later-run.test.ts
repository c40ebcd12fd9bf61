import { describe, expect, test } from 'vitest';
import { nextStep } from '../../../src/results/next-step.ts';
import { appId, decideIn, expectedVersion, problem, type World } from '../../support/virtual-world.ts';

const listReports = `GET /v1/apps/${appId}/reports`;
const finding = { id: 'f1', label: 'SQL Injection', severity: 'Critical' };
/** Our run has the number 7. */
const late: World = { listStatuses: ['RUN_IN_PROGRESS', 'COMPLETED'], reports: [8, 7, 6] };
const adopted: World = { settings: { taskId: 'task-1' }, reports: [8, 7] };
const minutes = 60_000;
const pollingEvery = (intervalMs: number): World => ({
  settings: { cadence: { intervalMs, maxIntervalMs: intervalMs } },
  states: ['RUNNING', 'COMPLETED'],
  reports: [8, 7],
});

describe.each([
  ['a findings list that was not ready at first', late],
  ['an adopted run that had ended', adopted],
  ['a run whose end was seen more than two minutes after it', pollingEvery(2 * minutes)],
])('%s', (_, world) => {
  test('is no proof of a clean build once a later run has ended, and the run is not to be adopted', async () => {
    const { code, verdict, assessment } = await decideIn(world);
    expect(code).toBe('not-tested/findings-unavailable');
    expect(verdict.message).toBe(
      'Run 8 of the app ended before the findings of run 7 were read: the list no longer tells what run 7 found.',
    );
    expect(assessment).toBeUndefined();
    expect(nextStep(verdict, 'task-1')).not.toContain('task-id');
  });

  test('is one when our run is the last that has ended, or none has left a report', async () => {
    for (const reports of [[7, 6], [6], []]) expect((await decideIn({ ...world, reports })).code).toBe('passed');
  });

  test('is one where there are no reports', async () => {
    for (const reports of [problem(402), problem(404)])
      expect((await decideIn({ ...world, reports })).code).toBe('passed');
  });

  test('is none when the reports cannot be read', async () => {
    const code = async (reports: NonNullable<World['reports']>) => (await decideIn({ ...world, reports })).code;
    expect(await code(problem(503))).toBe('not-tested/service-unavailable');
    expect(await code({ status: 200, body: { data: 'none' } })).toBe('not-tested/unexpected-response');
  });

  test('fails all the same when findings block', async () => {
    const { code, calls } = await decideIn({ ...world, findings: [finding] });
    expect(code).toBe('failed/findings');
    expect(calls).not.toContain(listReports);
  });
});

test('a version that is proven after a later run was tested by that, too', async () => {
  const version = { text: expectedVersion };
  const { code, calls } = await decideIn({ ...late, versions: [version] });
  expect(code).toBe('passed');
  expect(calls).not.toContain(listReports);
});

test.each([
  ['whose findings are read at once', {}],
  ['that was polled within two minutes of its end', pollingEvery(2 * minutes - 100)],
  ['that had not ended when it was adopted', { ...adopted, states: ['RUNNING', 'RUNNING', 'COMPLETED'] }],
] satisfies [string, World][])('a run %s is not looked for among the reports', async (_, world) => {
  const { code, calls } = await decideIn({ reports: [8], ...world });
  expect(code).toBe('passed');
  expect(calls).not.toContain(listReports);
});
