import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { problem } from '../../../harness/faults.ts';
import { runScenario, startRun } from '../../support/scenario.ts';
import { snapshot } from '../../support/snapshot.ts';

const script = join(import.meta.dirname, 'fixtures/small-gate.ts');
const folders: string[] = [];

describe('a scenario', () => {
  it('runs the gate on the app it names, and tells every request in order', async () => {
    const result = await runScenario({ script, app: 'many.test' });
    const { outputs, requests, exchanges, tempDir } = result;
    folders.push(tempDir);
    expect(outputs).toEqual({ 'task-state': 'COMPLETED', 'findings-count': '2350' });
    expect(requests.map((line) => line.replace(/[0-9a-f]{24}/, '<id>'))).toEqual([
      'POST /api/v1/auth/token → 200',
      'GET /v1/apps?pageSize=100 → 200',
      'POST /v1/apps/<id>/security-agent → 202',
      ...Array(3).fill('GET /v1/tasks/task_sec_<id> → 200'),
      'GET /v1/apps/<id>/vulnerabilities → 200',
    ]);
    expect(JSON.parse(exchanges[0]?.body ?? '')).toMatchObject({ username: 'appsec@acme.test' });
  });

  it('left nothing behind', () => {
    expect(folders.map((folder) => existsSync(folder))).toEqual([false]);
  });

  it('is the same every time, but for what the snapshot leaves out', async () => {
    const rules = [{ path: /tasks/, fault: { kind: 'delay' as const, ms: 120 } }];
    const [first, second] = [await runScenario({ script }), await runScenario({ script, rules })];
    expect(snapshot(second).replaceAll(' delay', '')).toBe(snapshot(first));
    expect(snapshot(first)).toContain('is COMPLETED after <duration>');
    expect(snapshot(first)).toContain('# COMPLETED at http://127.0.0.1:<port>/v1');
  });

  it('has things go wrong between gate and service', async () => {
    const rules = [{ path: /auth\/token/, fault: problem(401) }];
    const { requests, conclusion } = await runScenario({ script, rules });
    expect(requests).toEqual(['POST /api/v1/auth/token → 401']);
    expect(conclusion).toBe('failure');
  });

  it('cancels at a request, on its arrival or once it is answered', async () => {
    const isTrigger = ({ path }: { path: string }) => path.includes('security-agent');
    const arrival = await runScenario({ script, cancel: { after: isTrigger } });
    expect(arrival).toMatchObject({ cancelled: true, signal: 'SIGINT', outputs: {} });
    const after = ({ path, status }: { path: string; status?: number }) =>
      path.includes('/tasks/') && status === 200;
    const answered = await runScenario({ script, cancel: { after } });
    expect(answered.requests.at(-1)).toMatch(/^GET \/v1\/tasks\/\S+ → 200$/);
  });

  it('can be prepared with a run that the gate adopts', async () => {
    const prepare = async (emulator: Parameters<typeof startRun>[0]) => ({
      'task-id': await startRun(emulator, 'interrupted.test'),
    });
    const { outputs, requests } = await runScenario({ script, app: 'interrupted.test', prepare });
    expect(outputs['task-state']).toBe('INTERRUPTED');
    expect(requests.filter((line) => line.includes('security-agent'))).toEqual([]);
  });
});
