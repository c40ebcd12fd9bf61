import { describe, expect, it } from 'vitest';
import { redirect } from '../../../harness/faults.ts';
import { connectTo, failureOf } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import { scriptService } from './support/scripted-service.ts';

const statuses = [300, 301, 302, 303, 307, 308];
const target = '/v1/apps/elsewhere';

/** A service of another origin that nobody should ask. */
const elsewhere = () =>
  scriptService(() => ({ body: { appId: 'a', registrationStatus: 'COMPLETED' } }));

describe('a redirect', () => {
  it.each(statuses)(
    '%i to another origin is refused at once, and nothing is asked there',
    async (status) => {
      const other = await elsewhere();
      const rules = [{ path: /\/apps\/a$/, fault: redirect(other.origin + target, status) }];
      const { client, calls } = await emulateService({ rules });
      const error = await failureOf(client.apps.get('a'));
      expect(error).toMatchObject({ code: 'unexpected-response', status, transient: false });
      expect(error.message).toMatch(/redirect.*Check `base-url` and `auth-url`/);
      expect(calls()).toEqual([login, `GET /v1/apps/a → ${status}`]);
      expect(other.calls()).toEqual([]);
    },
  );

  it.each(statuses)('%i within the origin is refused as well', async (status) => {
    const { client, calls } = await emulateService({
      rules: [{ path: /\/apps\/a$/, fault: redirect(target, status) }],
    });
    expect(await failureOf(client.apps.get('a'))).toMatchObject({
      code: 'unexpected-response',
      transient: false,
    });
    expect(calls()).toEqual([login, `GET /v1/apps/a → ${status}`]);
  });

  it('of the login gives neither password nor token away', async () => {
    const other = await elsewhere();
    const fault = redirect(`${other.origin}/api/v1/auth/token`, 307);
    const { client, calls } = await emulateService({ rules: [{ path: /\/token$/, fault }] });
    expect(await failureOf(client.apps.get('a'))).toMatchObject({
      code: 'unexpected-response',
      status: 307,
    });
    expect(calls()).toEqual(['POST /api/v1/auth/token → 307']);
    expect(other.calls()).toEqual([]);
  });

  it('of a trigger starts no run, neither there nor by another attempt', async () => {
    const other = await elsewhere();
    const rules = [{ path: /security-agent$/, fault: redirect(other.origin + target, 308) }];
    const { client, calls, appId } = await emulateService({ rules });
    const id = appId('clean.test');
    expect(await failureOf(client.runs.trigger(id))).toMatchObject({
      code: 'unexpected-response',
      status: 308,
    });
    expect(calls()).toEqual([login, `POST /v1/apps/${id}/security-agent → 308`]);
    expect(other.calls()).toEqual([]);
  });

  it('of a download is refused, even to where reports may be stored', async () => {
    const other = await elsewhere();
    const rules = [{ path: /\/reports\/r$/, fault: redirect(`${other.origin}/r.pdf`) }];
    const { client, calls } = await emulateService({ rules });
    expect(await failureOf(client.reports.download('r', '/nowhere/r.pdf'))).toMatchObject({
      code: 'unexpected-response',
      transient: false,
    });
    expect(calls()).toEqual([login, 'GET /v1/reports/r → 302']);
    expect(other.calls()).toEqual([]);
  });
});

describe('an address that the service gives', () => {
  it('is for people: the client builds its requests from ids, on the configured address', async () => {
    const other = await elsewhere();
    const statusUrl = `${other.origin}/v1/tasks/t`;
    const service = await scriptService(({ method, path }) => {
      if (method === 'POST')
        return { status: 202, body: { taskId: 't', state: 'QUEUED', statusUrl } };
      if (path.includes('tasks')) return { body: { state: 'COMPLETED', statusUrl } };
      return {
        body: {
          data: [{ reportId: 'r', runNumber: 1, downloadUrl: `${other.origin}/r` }],
          total: 1,
        },
      };
    });
    const { client } = connectTo(service.origin);
    const run = await client.runs.trigger('a');
    expect(run).toMatchObject({ taskId: 't', statusUrl });
    expect(await client.tasks.get(run.taskId)).toMatchObject({ state: 'COMPLETED' });
    expect(await client.reports.list('a')).toEqual([{ reportId: 'r', runNumber: 1 }]);
    await failureOf(client.reports.download('r', '/nowhere/r.pdf'));
    expect(service.calls().slice(0, 4)).toEqual([
      'POST /api/v1/auth/token',
      'POST /v1/apps/a/security-agent',
      'GET /v1/tasks/t',
      'GET /v1/apps/a/reports?page=1&pageSize=100',
    ]);
    expect(other.calls()).toEqual([]);
  });

  it.each([
    ['a slash', 'a/b', '/v1/apps/a%2Fb'],
    ['a question mark', 'a?b=c', '/v1/apps/a%3Fb%3Dc'],
    ['a hash', 'a#b', '/v1/apps/a%23b'],
    ['dots and slashes', '../../admin', '/v1/apps/..%2F..%2Fadmin'],
    ['encoded dots', '%2e%2e', '/v1/apps/%252e%252e'],
    ['a backslash', '..\\x', '/v1/apps/..%5Cx'],
    ['quotes and percent signs', '"a"%', '/v1/apps/%22a%22%25'],
    ['three dots', '...', '/v1/apps/...'],
  ])('is reached through ids with %s, which stay one path segment', async (_, id, path) => {
    const service = await scriptService(() => ({
      body: { appId: id, registrationStatus: 'COMPLETED' },
    }));
    const call = connectTo(service.origin).client.apps.get(id);
    if (id === '...') await failureOf(call);
    else expect(await call).toMatchObject({ appId: id });
    expect(service.apiCalls()[0]?.path).toBe(path);
  });

  it.each(['', '.', '..'])(
    'is never built from the id "%s", which would lead to another resource',
    async (id) => {
      const { client, calls } = await emulateService();
      const reason = `"${id}" cannot be an identifier.`;
      await expect(client.apps.get(id)).rejects.toThrow(reason);
      await expect(client.tasks.get(id)).rejects.toThrow(reason);
      await expect(client.findings.list(id)).rejects.toThrow(reason);
      await expect(client.runs.trigger(id)).rejects.toThrow(reason);
      await expect(client.reports.download(id, '/nowhere')).rejects.toThrow(reason);
      expect(calls()).toEqual([]);
    },
  );
});
