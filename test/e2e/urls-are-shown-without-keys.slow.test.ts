import { expect, it } from 'vitest';
import { branchEvent, headSha } from '../../harness/github-event.ts';
import { appIdOf, runScenario } from '../support/scenario.ts';
import { buildOf, deployApp } from './support/deployment.ts';
import { expectGate } from './support/expectations.ts';
import { answersHave } from './support/rewrites.ts';
import { viewsOf } from './support/views.ts';

const key = 'planted-key';
const appUrl = `https://user:${key}@vulnerable.test/shop?key=${key}#${key}`;
/** The app says that it was registered with that URL. */
const registered = answersHave({ method: 'GET', path: /\/v1\/apps\/\w+$/ }, { appUrl });
const shown = 'https://vulnerable.test/shop';

function expectNoKey(views: Record<string, string>): void {
  const reached = Object.keys(views).filter((view) => views[view]?.includes(key));
  expect(reached).toEqual([]);
}

it.each(['full', 'counts'])(
  'no view of the gate, with `details: %s`, shows the query, the fragment or the user of a URL',
  async (details) => {
    const { inputs } = await deployApp(buildOf(headSha));
    const result = await expectGate('failed (findings)', {
      rules: [registered],
      inputs: {
        ...inputs,
        details,
        'version-url': `${inputs['version-url']}?bypass=${key}#${key}`,
        'predicate-file': 'predicate.json',
        'findings-file': 'findings.json',
        'sarif-file': 'gate.sarif',
        'comment-summary-in-pr': 'always',
      },
      prepare: async (emulator) => ({ 'app-id': appIdOf(emulator, 'vulnerable.test') }),
    });
    const views = viewsOf(result, ['predicate.json', 'findings.json', 'gate.sarif']);
    expectNoKey(views);
    expect(views.log).toContain('`version-url` is on');
    expect(JSON.parse(views['predicate.json'] ?? '').configuration[0].annotations).toMatchObject({
      appUrl: shown,
      versionUrl: inputs['version-url'],
    });
    expect(JSON.parse(views['findings.json'] ?? '').app.appUrl).toBe(shown);
  },
);

it.each([
  ['shows another build', buildOf('0'.repeat(40))],
  ['cannot be read', { status: 500 }],
  ['leads elsewhere', { status: 302, headers: { location: `https://a.test/?key=${key}` } }],
])('nor does a gate whose `version-url` %s', async (_, answer) => {
  const { inputs } = await deployApp(answer);
  const versionUrl = `${inputs['version-url']}?bypass=${key}`;
  const result = await expectGate('not-tested (wrong-version)', {
    inputs: { ...inputs, 'version-url': versionUrl },
  });
  expectNoKey(viewsOf(result));
});

it('nor does one that does not find the app, in the title of its issue', async () => {
  const result = await expectGate('error (app-not-found)', {
    event: branchEvent('schedule'),
    inputs: { 'app-url': `https://nobody.test/?key=${key}`, 'open-issue': 'true', details: 'full' },
  });
  expectNoKey(viewsOf(result));
});

it('nor do the sub-actions', async () => {
  for (const action of ['list-apps', 'overview']) {
    const inputs = action === 'overview' ? { 'output-file': 'overview.json' } : {};
    const result = await runScenario({ action, rules: [registered], inputs });
    const files = action === 'overview' ? ['overview.json'] : [];
    const views = viewsOf(result, files);
    expectNoKey(views);
    expect(`${views.outputs}${views['overview.json']}`).toContain(shown);
  }
});
