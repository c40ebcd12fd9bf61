import { describe, expect, it } from 'vitest';
import { expectFailure, serve } from './support/connection.ts';
import { type Emulation, emulateService } from './support/emulated-service.ts';
import type { ScriptedAnswer } from './support/scripted-service.ts';

/** The emulator, with the ids of the findings of an app that was tested once, by their labels. */
async function emulateFindings(options: Emulation = {}, host = 'vulnerable.test') {
  const service = await emulateService(options);
  const { findings: calls, runs } = service.client;
  const appId = service.appId(host);
  await runs.trigger(appId);
  const listing = await calls.list(appId);
  const findings = listing.kind === 'complete' ? listing.items : [];
  const before = service.calls().length;
  const idOf = (label: string) => findings.find((finding) => finding.label === label)?.id ?? '';
  return { ...service, findings, idOf, triageCalls: () => service.calls().slice(before) };
}

/** The calls of a client whose service answers every one in the same way. */
const findingsOf = async (answer: ScriptedAnswer) => (await serve(answer)).client.findings;

describe('triage', () => {
  it('changes a finding and gives what it is then', async () => {
    const { client, idOf, triageCalls } = await emulateFindings();
    const id = idOf('Debug Endpoint Exposed');
    expect(await client.findings.triage(id, 'reopen')).toMatchObject({ isDismissed: false });
    expect(await client.findings.triage(id, 'fix')).toMatchObject({ fixClaimed: true });
    expect(await client.findings.triage(id, 'dismiss')).toMatchObject({ isDismissed: true });
    const changed = { id, isDismissed: true, fixClaimed: true };
    expect(await client.findings.get(id)).toMatchObject(changed);
    expect(triageCalls()).toEqual([
      `POST /v1/vulnerabilities/${id}/reopen → 200`,
      `POST /v1/vulnerabilities/${id}/fix → 200`,
      `POST /v1/vulnerabilities/${id}/dismiss → 200`,
      `GET /v1/vulnerabilities/${id} → 200`,
    ]);
  });

  it('has no body, which the service does not describe', async () => {
    const { client, idOf, requests } = await emulateFindings();
    await client.findings.triage(idOf('Debug Endpoint Exposed'), 'dismiss');
    expect(requests.at(-1)).toMatchObject({ body: '' });
    expect(requests.at(-1)?.headers).not.toHaveProperty('content-type');
  });

  it('is refused for a finding that is open already', async () => {
    const { client, idOf } = await emulateFindings();
    const call = client.findings.triage(idOf('Pagination Missing'), 'reopen');
    await expectFailure(call, { code: 'invalid-request' });
  });

  it.each<[string, ScriptedAnswer]>([
    ['nothing', { status: 204 }],
    ['nothing, as JSON', { status: 200 }],
    ['an empty object', { body: {} }],
    ['a list', { body: [] }],
    ['a word', { headers: { 'content-type': 'text/plain' }, body: 'OK' }],
    ['flags of other types', { body: { isDismissed: 'yes', vulnerability: 7 } }],
  ])('is accepted when the answer is %s, which says nothing of the finding', async (_, answer) => {
    const findings = await findingsOf(answer);
    for (const action of ['fix', 'dismiss', 'reopen'] as const) {
      const state = await findings.triage('f1', action);
      expect(Object.values(state).filter((flag) => flag !== undefined)).toEqual([]);
    }
  });

  it.each<[string, ScriptedAnswer]>([
    ['of another finding', { body: { id: 'f2', isDismissed: true } }],
    ['of another finding, wrapped', { body: { status: 'OPEN', vulnerability: { id: 'f2' } } }],
    ['a page for people', { headers: { 'content-type': 'text/html' }, body: '<p>Sign in</p>' }],
    ['cut off', { body: '{"id":"f1",' }],
    ['a redirect', { status: 302, headers: { location: 'https://elsewhere.test' } }],
  ])('is not taken for done when the answer is %s', async (_, answer) => {
    const findings = await findingsOf(answer);
    await expectFailure(findings.triage('f1', 'dismiss'), { code: 'unexpected-response' });
  });

  it('stays under the limit of the service, whichever of the three calls it is', async () => {
    const service = await emulateFindings({ emulator: { rateLimits: true } }, 'many.test');
    // The service's time passes with that of the client.
    const sleep = service.clock.sleep;
    Object.assign(service.clock, {
      sleep: async (ms: number) => {
        service.pass(ms);
        await sleep(ms);
      },
    });
    for (const [index, { id }] of service.findings.slice(0, 70).entries())
      await service.client.findings.triage(id, index % 2 === 0 ? 'dismiss' : 'fix');
    expect(service.triageCalls().filter((call) => !call.endsWith('200'))).toEqual([]);
    expect(service.clock.sleeps).toHaveLength(2);
  });
});

it('one finding of another id than was asked for is refused', async () => {
  const body = { id: 'f2', label: 'Broken Logout', severity: 'Low' };
  const findings = await findingsOf({ body });
  await expectFailure(findings.get('f1'), { code: 'unexpected-response' });
});
