import { afterEach, describe, expect, it } from 'vitest';
import { startTestEmulator } from './support/session.ts';

type Finding = Record<string, unknown> & { id: string; label: string; severity: string };

let stop = async () => {};
afterEach(() => stop());

async function tested(host: string, options = {}) {
  const started = await startTestEmulator(options);
  stop = started.emulator.close;
  const session = await started.logIn();
  const path = `/apps/${started.appId(host)}`;
  const test = async () => {
    await session.post(`${path}/security-agent`);
    started.clock.advance(10);
  };
  await test();
  const list = async (query = ''): Promise<{ data: Finding[]; total: number }> =>
    (await session.get(`${path}/vulnerabilities?${query}`)).body;
  const labelled = async (label: string) => {
    const found = (await list()).data.find((finding) => finding.label === label);
    if (found === undefined) throw new Error(`There is no finding labelled ${label}.`);
    return found;
  };
  return { ...started, session, path, test, list, labelled };
}

describe('the findings list', () => {
  it('between them shows every field that the specification names, and none as null', async () => {
    const { list } = await tested('vulnerable.test');
    const { data } = await list();
    const fields = new Set(data.flatMap((finding) => Object.keys(finding)));
    expect([...fields].sort()).toMatchSnapshot();
    const details = data.flatMap((finding) => Object.keys(finding.additionalDetails ?? {}));
    expect([...new Set(details)].sort()).toMatchSnapshot();
    for (const finding of data) expect(Object.values(finding)).not.toContain(null);
  });

  it('on many.test knows every label of the specification', async () => {
    const { list } = await tested('many.test');
    const { data } = await list('pageSize=100');
    expect(new Set(data.map((finding) => finding.label)).size).toBe(79);
  });

  it.each([
    ['severity=high', 3],
    ['severity=CRITICAL', 2],
    ['severity=Low&isFixed=false', 2],
    ['isFixed=true', 1],
    ['isDismissed=true', 1],
    ['isFixed=false&isDismissed=false', 7],
    ['search=VOUCHER', 1],
    ['search=%2Fapi%2Forders', 2],
    ['search=nothing-of-the-kind', 0],
    ['search=', 9],
  ])('filtered by %s has %i', async (query, total) => {
    const { list } = await tested('vulnerable.test');
    const page = await list(query);
    expect(page.total).toBe(total);
    expect(page.data).toHaveLength(total);
  });

  it('takes severities as the scan set them, not as somebody changed them', async () => {
    const { list } = await tested('vulnerable.test');
    const { data } = await list('severity=medium');
    expect(data.map((finding) => finding.updated_severity)).toContain('High');
  });

  it.each([
    ['page=0', 'page'],
    ['page=-1', 'page'],
    ['page=1.5', 'page'],
    ['page=x', 'page'],
    ['page=', 'page'],
    ['pageSize=0', 'pageSize'],
    ['pageSize=101', 'pageSize'],
    ['severity=urgent', 'severity'],
    ['isFixed=yes', 'isFixed'],
    ['isDismissed=2', 'isDismissed'],
  ])('refuses %s', async (query, field) => {
    const { session, path } = await tested('vulnerable.test');
    const refused = await session.get(`${path}/vulnerabilities?${query}`);
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  it('is cut into pages of 20 unless told otherwise, and empty beyond the last', async () => {
    const { list } = await tested('many.test');
    expect(await list()).toMatchObject({
      total: 2350,
      page: 1,
      pageSize: 20,
      data: { length: 20 },
    });
    expect(await list('page=24&pageSize=100')).toMatchObject({ data: { length: 50 } });
    expect(await list('page=25&pageSize=100')).toMatchObject({ total: 2350, page: 25, data: [] });
  });

  it('counts what a filter leaves, and pages through that', async () => {
    const { list } = await tested('many.test');
    const first = await list('severity=critical&pageSize=100');
    const second = await list('severity=critical&pageSize=100&page=2');
    expect(first.data.length + second.data.length).toBe(first.total);
    expect(new Set([...first.data, ...second.data].map((finding) => finding.id)).size).toBe(
      first.total,
    );
  });

  it('shows nothing while a run is under way', async () => {
    const { session, path, list } = await tested('vulnerable.test');
    await session.post(`${path}/security-agent`);
    expect(await list()).toMatchObject({ status: 'RUN_IN_PROGRESS', data: [], total: 0 });
  });

  it('keeps what an earlier run found when a later one does not complete', async () => {
    const { session, appId, clock } = await tested('interrupted-once.test');
    const path = `/apps/${appId('interrupted-once.test')}`;
    await session.post(`${path}/security-agent`);
    clock.advance(10);
    expect((await session.get(`${path}/vulnerabilities`)).body).toMatchObject({
      status: 'COMPLETED',
      total: 9,
    });
  });

  it('makes as many findings of a size as a bench asks for, only when they are read', async () => {
    const { list } = await tested('bulk.test', { bulk: { findings: 10_000, bytesEach: 20_000 } });
    const { data, total } = await list('page=100&pageSize=100');
    expect(total).toBe(10_000);
    expect(data).toHaveLength(100);
    expect(JSON.stringify(data[0]).length).toBeGreaterThan(20_000);
  });
});

describe('one finding', () => {
  it('reads as it does in the list', async () => {
    const { session, list } = await tested('vulnerable.test');
    for (const finding of (await list()).data) {
      expect((await session.get(`/vulnerabilities/${finding.id}`)).body).toEqual(finding);
    }
  });

  it('is unknown before a run has made it, and to other organizations', async () => {
    const { session, logIn, list } = await tested('vulnerable.test');
    const [finding] = (await list()).data;
    const globex = await logIn('admin@globex.test');
    expect((await globex.get(`/vulnerabilities/${finding?.id}`)).status).toBe(404);
    expect((await globex.post(`/vulnerabilities/${finding?.id}/fix`)).status).toBe(404);
    for (const id of ['nonsense', '%20', '000000000000000000000000']) {
      expect((await session.get(`/vulnerabilities/${id}`)).status).toBe(404);
    }
    await stop();
    const fresh = await startTestEmulator();
    stop = fresh.emulator.close;
    const early = await fresh.logIn();
    expect((await early.get(`/vulnerabilities/${finding?.id}`)).status).toBe(404);
  });

  it('is for those who pay, whatever their role', async () => {
    const { logIn } = await tested('vulnerable.test');
    const free = await logIn('appsec@free.test');
    const refused = await free.get('/vulnerabilities/any');
    expect(refused).toMatchObject({
      status: 402,
      body: { current_balance: 100, action_type: 'finding_detail' },
    });
  });
});

describe('triage', () => {
  it('claims a fix, which the next run does not believe', async () => {
    const { session, clock, test, labelled } = await tested('vulnerable.test');
    const { id } = await labelled('Pagination Missing');
    clock.advance(1);
    const claimed = await session.post(`/vulnerabilities/${id}/fix`, { fixComment: 'Merged.' });
    expect(claimed).toMatchObject({
      status: 200,
      body: {
        id,
        fixClaimed: true,
        fixClaimedAt: '2027-01-01T00:00:11.000Z',
        fixClaimedByEmail: 'appsec@acme.test',
        fixComment: 'Merged.',
        isFixed: false,
        updated_on: '2027-01-01T00:00:11.000Z',
      },
    });
    await test();
    const after = await labelled('Pagination Missing');
    expect(after).toMatchObject({ id, fixClaimed: false, isFixed: false });
    expect(after).not.toHaveProperty('fixClaimedAt');
  });

  it('claims a fix, which the next run confirms where the finding is gone', async () => {
    const { session, test, labelled } = await tested('fixed-next.test');
    const { id } = await labelled('Pagination Missing');
    expect((await session.post(`/vulnerabilities/${id}/fix`)).body.fixClaimed).toBe(true);
    await test();
    expect(await labelled('Pagination Missing')).toMatchObject({
      id,
      isFixed: true,
      fixClaimed: false,
    });
    expect((await session.post(`/vulnerabilities/${id}/reopen`)).status).toBe(400);
  });

  it('dismisses for good, and reopens', async () => {
    const { session, test, labelled } = await tested('vulnerable.test');
    const { id } = await labelled('Pagination Missing');
    const dismissed = await session.post(`/vulnerabilities/${id}/dismiss`);
    expect(dismissed).toMatchObject({ status: 200, body: { id, isDismissed: true } });
    await test();
    expect(await labelled('Pagination Missing')).toMatchObject({
      isDismissed: true,
      isFixed: false,
    });
    const reopened = await session.post(`/vulnerabilities/${id}/reopen`);
    expect(reopened).toMatchObject({
      status: 200,
      body: { status: 'OPEN', vulnerability: { id, isDismissed: false } },
    });
    expect((await session.post(`/vulnerabilities/${id}/reopen`)).status).toBe(400);
  });

  it('leaves a dismissed finding dismissed when a run no longer detects it', async () => {
    const { session, test, labelled } = await tested('fixed-next.test');
    const { id } = await labelled('Pagination Missing');
    await session.post(`/vulnerabilities/${id}/dismiss`);
    await test();
    expect(await labelled('Pagination Missing')).toMatchObject({
      isDismissed: true,
      isFixed: false,
    });
  });

  it('withdraws a claim by reopening', async () => {
    const { session, labelled } = await tested('vulnerable.test');
    const { id } = await labelled('Broken Authentication (No Token)');
    const { vulnerability } = (await session.post(`/vulnerabilities/${id}/reopen`)).body;
    expect(vulnerability).toMatchObject({ fixClaimed: false });
    expect(vulnerability).not.toHaveProperty('fixClaimedByEmail');
  });

  it('cannot reopen what the platform found fixed, whatever was decided about it', async () => {
    const { session, labelled } = await tested('vulnerable.test');
    const { id } = await labelled('NoSQL Injection');
    expect((await session.post(`/vulnerabilities/${id}/reopen`)).status).toBe(400);
    for (const decision of ['fix', 'dismiss']) {
      await session.post(`/vulnerabilities/${id}/${decision}`);
      expect((await session.post(`/vulnerabilities/${id}/reopen`)).status).toBe(400);
    }
  });

  it('shows in the reports of later runs', async () => {
    const { session, path, test, labelled } = await tested('vulnerable.test');
    const { id } = await labelled('Pagination Missing');
    await session.post(`/vulnerabilities/${id}/dismiss`);
    await test();
    const { data } = (await session.get(`${path}/reports`)).body;
    expect(data.map((report: { issuesCount: number }) => report.issuesCount)).toEqual([6, 7]);
  });
});
