import { describe, expect, it } from 'vitest';
import { startAsAcme, testApp } from '../../support/emulator-session.ts';

type Finding = Record<string, unknown> & { id: string; label: string; severity: string };

async function tested(host: string, options = {}) {
  const started = await testApp(host, options);
  const { session, id: appId } = started;
  const list = (query?: string): Promise<{ data: Finding[]; total: number }> =>
    session.findings(appId, query);
  const labelled = async (label: string) => {
    const found = (await list()).data.find((finding) => finding.label === label);
    if (found === undefined) throw new Error(`There is no finding labelled ${label}.`);
    return found;
  };
  return { ...started, list, labelled };
}

/** The same, with the ID of an open finding. */
async function open(host: string) {
  const started = await tested(host);
  const { id } = await started.labelled('Pagination Missing');
  return { ...started, pagination: id };
}

describe('the findings list', () => {
  it('contains every field of the specification, and no null', async () => {
    const { list } = await tested('vulnerable.test');
    const { data } = await list();
    const fields = new Set(data.flatMap((finding) => Object.keys(finding)));
    expect([...fields].sort()).toMatchSnapshot();
    const details = data.flatMap((finding) => Object.keys(finding.additionalDetails ?? {}));
    expect([...new Set(details)].sort()).toMatchSnapshot();
    for (const finding of data) expect(Object.values(finding)).not.toContain(null);
  });

  it('on vulnerable.test covers every state a finding can have', async () => {
    const { data } = await (await tested('vulnerable.test')).list();
    const count = (matches: (finding: Finding) => unknown) => data.filter(matches).length;
    expect(count((f) => f.isDismissed)).toBe(1);
    expect(count((f) => f.isFixed)).toBe(1);
    expect(count((f) => f.fixClaimed)).toBe(1);
    expect(count((f) => !('path' in f) && !('method' in f))).toBe(1);
    expect(count((f) => f.updated_severity)).toBe(1);
    const open = data.filter((f) => !f.isFixed && !f.isDismissed);
    expect(new Set(open.map(({ severity }) => severity)).size).toBe(4);
  });

  it('explains every open finding of vulnerable.test, and what data it affects', async () => {
    const { data } = await (await tested('vulnerable.test')).list('isFixed=false');
    for (const finding of data)
      expect(finding, finding.label).toMatchObject({
        explainer: expect.any(String),
        issueType: expect.stringMatching(/^(security|privacy)$/),
        additionalDetails: {
          description: expect.any(String),
          references: expect.arrayContaining([expect.stringMatching(/^https:/)]),
          StepsToReproduce: expect.any(Array),
        },
      });
    const personal = data.filter(({ isPII, fields, uiPath }) => isPII && fields && uiPath);
    expect(personal).toHaveLength(4);
    expect(data.filter(({ issueType }) => issueType === 'privacy')).toHaveLength(1);
  });

  it('dates a finding by the run that first found it, and keeps the date', async () => {
    const { session, clock, test, labelled } = await tested('vulnerable.test', {
      tokenSeconds: 1e7,
    });
    const found = '2027-01-01T00:00:10.000Z';
    const before = await labelled('Pagination Missing');
    expect(before).toMatchObject({ created_on: found, updated_on: found });
    clock.advance(40 * 24 * 3600);
    await session.decide(before.id, 'fix');
    await test();
    expect(await labelled('Pagination Missing')).toMatchObject({
      id: before.id,
      created_on: found,
      updated_on: '2027-02-10T00:00:20.000Z',
    });
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
    expect(await list(query)).toMatchObject({ total, data: { length: total } });
  });

  it('filters by the severity of the scan, not by the one set by hand', async () => {
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
    const { list } = await tested('vulnerable.test');
    expect(await list(query)).toMatchObject({ status: 400, errors: [{ field }] });
  });

  it('has pages of 20 by default, and empty pages after the last', async () => {
    const { list } = await tested('many.test');
    const first = { total: 2350, page: 1, pageSize: 20, data: { length: 20 } };
    expect(await list()).toMatchObject(first);
    expect(await list('page=25&pageSize=100')).toMatchObject({ total: 2350, page: 25, data: [] });
  });

  it('on many.test fills 24 pages with many labels, without gaps or duplicates', async () => {
    const { list } = await tested('many.test');
    const all: Finding[] = [];
    for (let page = 1; page <= 24; page += 1) {
      const read = await list(`page=${page}&pageSize=100`);
      expect(read).toMatchObject({ status: 'COMPLETED', total: 2350, page, pageSize: 100 });
      all.push(...read.data);
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(2350);
    expect(new Set(all.slice(0, 100).map(({ label }) => label)).size).toBe(16);
  });

  it('counts and pages the findings that match a filter', async () => {
    const { list } = await tested('many.test');
    const first = await list('severity=critical&pageSize=100');
    const second = await list('severity=critical&pageSize=100&page=2');
    const ids = [...first.data, ...second.data].map(({ id }) => id);
    expect(ids).toHaveLength(first.total);
    expect(new Set(ids).size).toBe(first.total);
  });

  it('creates large findings for a benchmark only when they are read', async () => {
    const { list } = await tested('bulk.test', { bulk: { findings: 10_000, bytesEach: 20_000 } });
    const { data, total } = await list('page=100&pageSize=100');
    expect(total).toBe(10_000);
    expect(data).toHaveLength(100);
    expect(JSON.stringify(data[0]).length).toBeGreaterThan(20_000);
    const many = await startAsAcme({ bulk: { apps: 3, findings: 1, bytesEach: 1 } });
    const hosts = (await many.session.get('/apps?search=bulk')).body.data;
    expect(hosts.map(({ label }: Finding) => label)).toEqual(['bulk', 'bulk-2', 'bulk-3']);
  });
});

describe('one finding', () => {
  it('is the same as in the list', async () => {
    const { session, list } = await tested('vulnerable.test');
    for (const finding of (await list()).data)
      expect((await session.get(`/vulnerabilities/${finding.id}`)).body).toEqual(finding);
  });

  it('is unknown until a run has found it', async () => {
    const { session, pagination } = await open('vulnerable.test');
    for (const id of ['nonsense', '%20', '000000000000000000000000'])
      expect((await session.get(`/vulnerabilities/${id}`)).status).toBe(404);
    const { session: early } = await startAsAcme();
    expect((await early.get(`/vulnerabilities/${pagination}`)).status).toBe(404);
  });
});

describe('triage', () => {
  it('claims a fix, and the next run removes the claim if it still detects the finding', async () => {
    const { session, clock, test, labelled, pagination: id } = await open('vulnerable.test');
    clock.advance(1);
    const claimed = await session.decide(id, 'fix', { fixComment: 'Merged.' });
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

  it('claims a fix, and the next run confirms it if the finding is gone', async () => {
    const { session, test, labelled, list, pagination: id } = await open('fixed-next.test');
    const before = await list();
    expect((await session.decide(id, 'fix')).body.fixClaimed).toBe(true);
    await test();
    const fixed = { id, isFixed: true, fixClaimed: false };
    expect(await labelled('Pagination Missing')).toMatchObject(fixed);
    expect((await session.decide(id, 'reopen')).status).toBe(400);
    const after = await list();
    expect(after.data.map((finding) => finding.id)).toEqual(before.data.map(({ id }) => id));
    expect(after.data.filter(({ isFixed, isDismissed }) => !isFixed && !isDismissed)).toEqual([]);
  });

  it('dismisses a finding for all later runs and reports, and reopens it', async () => {
    const { session, id, test, labelled, pagination } = await open('vulnerable.test');
    const dismissed = await session.decide(pagination, 'dismiss');
    expect(dismissed).toMatchObject({ status: 200, body: { id: pagination, isDismissed: true } });
    await test();
    const after = { isDismissed: true, isFixed: false };
    expect(await labelled('Pagination Missing')).toMatchObject(after);
    const { data } = await session.reports(id);
    expect(data).toMatchObject([{ issuesCount: 6 }, { issuesCount: 7 }]);
    expect(await session.decide(pagination, 'reopen')).toMatchObject({
      status: 200,
      body: { status: 'OPEN', vulnerability: { id: pagination, isDismissed: false } },
    });
    expect((await session.decide(pagination, 'reopen')).status).toBe(400);
  });

  it('leaves a dismissed finding dismissed when a run no longer detects it', async () => {
    const { session, test, labelled, pagination } = await open('fixed-next.test');
    await session.decide(pagination, 'dismiss');
    await test();
    const after = { isDismissed: true, isFixed: false };
    expect(await labelled('Pagination Missing')).toMatchObject(after);
  });

  it('removes a claim by reopening', async () => {
    const { session, labelled } = await tested('vulnerable.test');
    const { id } = await labelled('Broken Authentication (No Token)');
    const { vulnerability } = (await session.decide(id, 'reopen')).body;
    expect(vulnerability).toMatchObject({ fixClaimed: false });
    expect(vulnerability).not.toHaveProperty('fixClaimedByEmail');
  });

  it('cannot reopen a finding that a run found fixed', async () => {
    const { session, labelled } = await tested('vulnerable.test');
    const { id } = await labelled('NoSQL Injection');
    for (const decision of ['reopen', 'fix', 'dismiss']) {
      await session.decide(id, decision);
      expect((await session.decide(id, 'reopen')).status, decision).toBe(400);
    }
  });
});
