import { describe, expect, it } from 'vitest';
import { redirect } from '../../../harness/faults.ts';
import type { ServiceClient } from '../../../src/service/client.ts';
import { expectFailure, failureOf, serve } from './support/connection.ts';
import { emulateService, login } from './support/emulated-service.ts';
import { scriptService } from './support/scripted-service.ts';

const target = '/v1/apps/elsewhere';
const app = { appId: 'a', registrationStatus: 'COMPLETED' };

/** A service of another origin that nobody should ask. */
const elsewhere = () => scriptService(() => ({ body: app }));

describe('a redirect', () => {
  it.each([300, 301, 302, 303, 307, 308])(
    '%i is refused at once, by the host it leads to, where nothing is asked, and within the same',
    async (status) => {
      const other = await elsewhere();
      for (const location of [other.origin + target, target]) {
        const rules = [{ path: /\/apps\/a$/, fault: redirect(location, status) }];
        const { client, calls, origin } = await emulateService({ rules });
        const host = location === target ? origin : other.origin;
        const refusal = `redirect (${status}) to ${host}, which is refused. Check \`base-url\``;
        await expectFailure(client.apps.get('a'), {
          code: 'unexpected-response',
          status,
          transient: false,
          message: expect.stringContaining(refusal),
        });
        expect(calls()).toEqual([login, `GET /v1/apps/a → ${status}`]);
      }
      expect(other.calls()).toEqual([]);
    },
  );

  const sent = (path: string) => [login, `${path} → 307`];
  const refused = ['POST /api/v1/auth/token → 307'];
  type Call = (client: ServiceClient) => Promise<unknown>;
  const download: Call = ({ reports }) => reports.download('r', '/nowhere/r.pdf');
  const trigger: Call = ({ runs }) => runs.trigger('a');

  it.each<[string, RegExp, Call, string[]]>([
    ['the login gives no password away', /\/token$/, ({ apps }) => apps.get('a'), refused],
    ['a trigger starts no run', /agent$/, trigger, sent('POST /v1/apps/a/security-agent')],
    ['a download is refused, too', /\/reports\/r$/, download, sent('GET /v1/reports/r')],
  ])('of %s', async (_, path, call, wanted) => {
    const other = await elsewhere();
    const rules = [{ path, fault: redirect(other.origin + target, 307) }];
    const { client, calls } = await emulateService({ rules });
    const fields = { code: 'unexpected-response', status: 307, transient: false };
    await expectFailure(call(client), fields);
    expect(calls()).toEqual(wanted);
    expect(other.calls()).toEqual([]);
  });
});

describe('an address that the service gives', () => {
  it('is for people: the client builds its requests from ids, on the configured address', async () => {
    const other = await elsewhere();
    const statusUrl = `${other.origin}/v1/tasks/t`;
    const report = { reportId: 'r', runNumber: 1 };
    const { client, calls } = await serve(({ method, path }) => {
      if (method === 'POST')
        return { status: 202, body: { taskId: 't', state: 'QUEUED', statusUrl } };
      if (path.includes('tasks')) return { body: { state: 'COMPLETED', statusUrl } };
      const data = [{ ...report, downloadUrl: `${other.origin}/r` }];
      return { body: { data, total: 1 } };
    });
    const run = await client.runs.trigger('a');
    expect(run).toMatchObject({ taskId: 't', statusUrl });
    expect(await client.tasks.get(run.taskId)).toMatchObject({ state: 'COMPLETED' });
    expect(await client.reports.list('a')).toEqual([report]);
    await failureOf(client.reports.download('r', '/nowhere/r.pdf'));
    expect(calls().slice(0, 4)).toEqual([
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
    const { client, apiCalls } = await serve({ body: { ...app, appId: id } });
    await failureOf(client.apps.get(id)); // such an id is none that the service may answer with
    expect(apiCalls()[0]?.path).toBe(path);
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
