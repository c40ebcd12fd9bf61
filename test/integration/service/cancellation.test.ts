import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type FaultRule, problem } from '../../../harness/faults.ts';
import { systemClock } from '../../../src/clock.ts';
import { createHttp } from '../../../src/http/connection.ts';
import type { ServiceClient } from '../../../src/service/client.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { serve } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import { scriptService } from './support/scripted-service.ts';

const reason = new Error('The job was cancelled (SIGINT).');
const toTrigger = { method: 'POST', path: /security-agent$/ };

/** Cancels the job when the first request arrives at this path; gives the calls there were. */
async function cancelAt(path: RegExp, rule: FaultRule, call: 'trigger' | 'list') {
  const service = await emulateService({ rules: [rule] });
  const { client, id, cancel } = service;
  const calling = call === 'trigger' ? client.runs.trigger(id) : client.findings.list(id);
  const outcome = calling.catch((error: unknown) => error);
  await service.once((request) => path.test(request.path));
  if (call === 'list') await delay(50);
  cancel(reason);
  return { ...service, outcome: await outcome, calls: service.calls() };
}

describe('a cancelled job', () => {
  it('ends a read that is under way, at the service too', async () => {
    const closed = Promise.withResolvers<void>();
    const { client, cancel, apiCalls } = await serve((_, response) => {
      response.on('close', closed.resolve);
      cancel(reason);
      return undefined;
    });
    await expect(client.apps.get('a')).rejects.toBe(reason);
    await closed.promise;
    expect(apiCalls()).toHaveLength(1);
  });

  it('ends a read in the middle of its answer', async () => {
    const drip = { kind: 'drip', bytes: 1, everyMs: 10 } as const;
    const path = /vulnerabilities/;
    expect((await cancelAt(path, { path, fault: drip }, 'list')).outcome).toBe(reason);
  });

  it('ends a wait before another attempt', async () => {
    const cancellation = new AbortController();
    const { client, calls } = await emulateService({
      rules: [{ path: /\/apps\/x$/, fault: problem(500) }],
      connection: {
        clock: systemClock(cancellation.signal),
        random: () => 1,
        signal: cancellation.signal,
        onRetry: () => cancellation.abort(reason),
      },
    });
    await expect(client.apps.get('x')).rejects.toMatchObject({ name: 'AbortError', cause: reason });
    expect(calls()).toEqual([login, 'GET /v1/apps/x → 500']);
  });

  it('does not give up a trigger under way, whose answer names the run that goes on', async () => {
    const rule = { ...toTrigger, fault: { kind: 'delay', ms: 200 } } as const;
    const { id, outcome, calls } = await cancelAt(toTrigger.path, rule, 'trigger');
    expect(outcome).toMatchObject({ taskId: expect.any(String), appId: id });
    expect(calls).toEqual([login, `POST /v1/apps/${id}/security-agent → 202 delay`]);
  });

  it('does not send a trigger again, though the service refused it transiently', async () => {
    const rule = { ...toTrigger, fault: problem(503) };
    const { id, outcome, calls } = await cancelAt(toTrigger.path, rule, 'trigger');
    expect(outcome).toBe(reason);
    expect(calls).toEqual([login, `POST /v1/apps/${id}/security-agent → 503`]);
  });

  it('lets no trigger follow a login that was under way', async () => {
    const rule = { path: /token$/, fault: { kind: 'delay', ms: 200 } } as const;
    const { outcome, calls } = await cancelAt(/token$/, rule, 'trigger');
    expect(outcome).toBe(reason);
    expect(calls).toEqual([`${login} delay`]);
  });

  it.each<[string, (client: ServiceClient) => Promise<unknown>]>([
    ['read', ({ apps }) => apps.get('a')],
    ['trigger', ({ runs }) => runs.trigger('a')],
    ['login', ({ roles }) => roles()],
  ])('begins no %s', async (_, call) => {
    const { client, cancel, calls } = await emulateService();
    cancel(reason);
    await expect(call(client)).rejects.toBe(reason);
    expect(calls()).toEqual([]);
  });

  it('sends no request whose signal has been aborted already', async () => {
    const { origin, requests } = await scriptService(() => ({ body: 'x' }));
    const request = { url: new URL(origin), headers: {}, signal: AbortSignal.abort(reason) };
    const sending = createHttp(() => undefined)({ method: 'GET', ...request });
    await expect(sending).rejects.toBe(reason);
    expect(requests).toEqual([]);
  });

  it('leaves no part of a report behind', async () => {
    const folder = temporaryFolder();
    const { client, cancel } = await serve(async (_, response) => {
      response
        .writeHead(200, { 'content-type': 'application/pdf' })
        .write(`%PDF-1.7${'x'.repeat(100_000)}`);
      while (!existsSync(`${folder}/report.pdf.partial`)) await delay(5);
      cancel(reason);
      await once(response, 'close');
      return undefined;
    });
    await expect(client.reports.download('r', `${folder}/report.pdf`)).rejects.toBe(reason);
    expect(readdirSync(folder)).toEqual([]);
  });
});

it('the clock of the machine goes on, and sleeps as long as requested', async () => {
  const clock = systemClock(new AbortController().signal);
  const before = clock.now();
  await clock.sleep(50);
  expect(clock.now() - before).toBeGreaterThanOrEqual(48);
});
