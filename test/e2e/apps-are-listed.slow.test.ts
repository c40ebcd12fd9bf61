import { describe, expect, it } from 'vitest';
import { branchEvent, pullRequestEvent } from '../../harness/github-event.ts';
import type { Scenario, ScenarioResult } from '../support/scenario.ts';
import { examine } from './doctor/support/examine.ts';
import { expectGate, messages } from './support/expectations.ts';
import { answersHave } from './support/rewrites.ts';
import { appOf } from './support/setting.ts';
import { endOf } from './support/sub-actions.ts';

const unknown = { 'app-id': '000000000000000000000000' };
const unnamed = { 'app-id': '', 'app-url': '' };
const listed = /The login sees \d+ apps: \w+ \([\w-]+, https:\/\/[\w-]+\.test\); /;
const counted = /The login sees \d+ apps\./;
const privateRun = { event: pullRequestEvent('private') };
const publicRun = { event: pullRequestEvent('public') };

/** What everybody reads. */
const viewsOf = ({ log, summary, annotations, outputs }: ScenarioResult) =>
  JSON.stringify([log, summary, annotations, outputs]);

describe('where the gate finds no app', () => {
  const cases: [string, string, Scenario][] = [
    ['none is named', 'error (invalid-input)', { inputs: unnamed }],
    ['none has the id', 'error (app-not-found)', { inputs: unknown }],
    ['none has the URL', 'error (app-not-found)', { inputs: { 'app-url': 'https://x.test' } }],
    [
      'none has the id in a dry run',
      'error (app-not-found)',
      { inputs: { ...unknown, 'dry-run': 'true' } },
    ],
  ];

  it.each(cases)('it lists at most 20 apps: %s', async (_, verdict, scenario) => {
    const result = await expectGate(verdict, { ...scenario, ...privateRun });
    expect(messages(result, 'error')).toEqual([expect.stringMatching(listed)]);
    expect(result.summary.match(/^- `\w+` · \w+ · https/gm)?.length).toBeLessThanOrEqual(20);
    expect(result.summary).toMatch(/^- `\w+` · clean · https&#58;\/\/clean\.test$/m);
  });

  it.each(cases)('it counts them in a public repository: %s', async (_, verdict, scenario) => {
    const result = await expectGate(verdict, { ...scenario, ...publicRun });
    expect(messages(result, 'error')).toEqual([expect.stringMatching(counted)]);
    expect(viewsOf(result)).not.toMatch(/clean/);
  });

  it('it names all other problems, too', async () => {
    const inputs = { ...unnamed, 'fail-on-severity': 'severe' };
    const result = await expectGate('error (invalid-input)', { inputs, ...privateRun });
    expect(messages(result, 'error')).toEqual([
      expect.stringMatching(/2 problems.*`fail-on-severity`.*The login sees/),
    ]);
  });

  it.each<[string, Scenario]>([
    ['an address is invalid', { inputs: { ...unnamed, 'auth-url': 'ftp://x.test' } }],
    ['no login is given', { inputs: { ...unnamed, username: '', password: '' } }],
    ['another input names an app', { inputs: { 'app-id': 'one/two' } }],
  ])('it asks the service nothing when %s', async (_, scenario) => {
    const { requests, shownLog } = await expectGate('error (invalid-input)', scenario);
    expect(requests).toEqual([]);
    expect(shownLog).not.toContain('The login sees');
  });

  it.each<[string, Scenario]>([
    [
      'the list',
      { rules: [{ method: 'GET', path: /apps\?/, fault: { kind: 'answer', status: 500 } }] },
    ],
    ['the login', { inputs: { password: 'wrong' } }],
  ])('a fault of %s changes nothing', async (_, scenario) => {
    const inputs = { ...unnamed, ...scenario.inputs };
    const result = await expectGate('error (invalid-input)', {
      ...scenario,
      ...privateRun,
      inputs,
    });
    expect(messages(result, 'error')).toEqual([expect.stringContaining('`app-id` is missing')]);
    expect(result.shownLog).not.toContain('The login sees');
  });

  it('what the service calls an app is harmless, and without secrets', async () => {
    const label = '<b>@all</b> ::error::x\n| AKIAIOSFODNN7EXAMPLE';
    const appUrl = 'https://u:p@shop.test/?key=secret-key';
    const rules = [answersHave({ method: 'GET', path: /\/apps\/[^/?]+$/ }, { label, appUrl })];
    const scenario = { inputs: unnamed, rules, ...privateRun };
    const result = await expectGate('error (invalid-input)', scenario);
    expect(viewsOf(result)).not.toMatch(/secret-key|u:p@|AKIAIOSFODNN7EXAMPLE/);
    expect(result.summary).not.toMatch(/<b>|@all|^::/m);
  });
});

describe('where another action finds no app', () => {
  const deleteApp = endOf('delete-app', { inputs: { 'confirm-label': 'clean' }, ...privateRun });

  it('it lists the apps, or counts them in a public repository', async () => {
    const gone = await deleteApp('succeeds', 'there is nothing to delete', { inputs: unknown });
    expect(gone.summary).toMatch(/The login sees \d+ apps/);
    const secret = await deleteApp('succeeds', 'The login sees', { inputs: unknown, ...publicRun });
    expect(viewsOf(secret)).not.toMatch(/clean\.test/);
    const unsaid = await deleteApp('fails', '`app-id` is missing');
    expect(messages(unsaid, 'error')).toEqual([expect.stringMatching(listed)]);
  });

  it('the doctor lists them, and counts them in its output', async () => {
    for (const inputs of [unknown, {}]) {
      const { summary, outputs } = await examine({ inputs, ...privateRun });
      expect(summary).toMatch(/The login sees \d+ apps/);
      expect(outputs.checks).toContain('The login sees 13 apps.');
      expect(outputs.checks).not.toContain('clean');
    }
    const found = await examine({ prepare: appOf('clean.test'), event: branchEvent('push') });
    expect(found.summary).not.toContain('The login sees');
  });
});
