import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { problem } from '../../../harness/faults.ts';
import { systemClock } from '../../../src/clock.ts';
import { connectTo } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import { scriptService } from './support/scripted-service.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const reason = new Error('The job was cancelled (SIGINT).');
const toTrigger = { method: 'POST', path: /security-agent$/ };

describe('a cancelled job', () => {
  it('ends a read that is under way, at the service too', async () => {
    const closed = Promise.withResolvers<void>();
    const service = await scriptService((_, response) => {
      response.on('close', closed.resolve);
      cancel(reason);
      return undefined;
    });
    const { client, cancel } = connectTo(service.origin);
    await expect(client.apps.get('a')).rejects.toBe(reason);
    await closed.promise;
    expect(service.apiCalls()).toHaveLength(1);
  });

  it('ends a read in the middle of its answer', async () => {
    const { client, cancel, once, appId } = await emulateService({
      rules: [{ path: /vulnerabilities/, fault: { kind: 'drip', bytes: 1, everyMs: 10 } }],
    });
    const listing = expect(client.findings.list(appId('clean.test'))).rejects.toBe(reason);
    await once(({ path }) => path.includes('vulnerabilities'));
    setTimeout(() => cancel(reason), 50);
    await listing;
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
    const { client, cancel, once, calls, appId } = await emulateService({
      rules: [{ ...toTrigger, fault: { kind: 'delay', ms: 200 } }],
    });
    const id = appId('clean.test');
    const triggered = client.runs.trigger(id);
    await once(({ path }) => path.endsWith('security-agent'));
    cancel(reason);
    expect(await triggered).toMatchObject({ taskId: expect.any(String), appId: id });
    expect(calls()).toEqual([login, `POST /v1/apps/${id}/security-agent → 202 delay`]);
  });

  it('does not send a trigger again, though the service refused it in passing', async () => {
    const { client, cancel, once, calls, appId } = await emulateService({
      rules: [{ ...toTrigger, fault: problem(503) }],
    });
    const id = appId('clean.test');
    const triggered = expect(client.runs.trigger(id)).rejects.toBe(reason);
    await once(({ path }) => path.endsWith('security-agent'));
    cancel(reason);
    await triggered;
    expect(calls()).toEqual([login, `POST /v1/apps/${id}/security-agent → 503`]);
  });

  it('lets no trigger follow a login that was under way', async () => {
    const { client, cancel, once, calls, appId } = await emulateService({
      rules: [{ path: /token$/, fault: { kind: 'delay', ms: 200 } }],
    });
    const triggered = expect(client.runs.trigger(appId('clean.test'))).rejects.toBe(reason);
    await once(({ path }) => path.endsWith('token'));
    cancel(reason);
    await triggered;
    expect(calls()).toEqual([`${login} delay`]);
  });

  it('begins no request', async () => {
    const { client, cancel, calls } = await emulateService();
    cancel(reason);
    for (const call of [
      () => client.apps.get('a'),
      () => client.runs.trigger('a'),
      () => client.roles(),
    ])
      await expect(call()).rejects.toBe(reason);
    expect(calls()).toEqual([]);
  });

  it('leaves no part of a report behind', async () => {
    const folder = await temporaryFolder();
    const service = await scriptService(async (_, response) => {
      response
        .writeHead(200, { 'content-type': 'application/pdf' })
        .write(`%PDF-1.7${'x'.repeat(100_000)}`);
      while (!existsSync(`${folder}/report.pdf.partial`))
        await new Promise((resolve) => setTimeout(resolve, 5));
      cancel(reason);
      await once(response, 'close');
      return undefined;
    });
    const { client, cancel } = connectTo(service.origin);
    await expect(client.reports.download('r', `${folder}/report.pdf`)).rejects.toBe(reason);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the clock of the machine', () => {
  it('goes on, and sleeps as long as it is told', async () => {
    const clock = systemClock(new AbortController().signal);
    const before = clock.now();
    await clock.sleep(50);
    expect(clock.now() - before).toBeGreaterThanOrEqual(48);
  });
});
