import { expect, it } from 'vitest';
import { branchEvent, headSha, mergeSha } from '../../harness/github-event.ts';
import { runScenario } from '../support/scenario.ts';
import { buildOf, deployApp } from './support/deployment.ts';
import { expectGate } from './support/expectations.ts';

const proof = `tested build ${headSha}, before and after the run`;

it('expects what it is told to, instead', async () => {
  const { inputs } = await deployApp({ body: `shop 2.4.1 (${mergeSha})` });
  const expected = { 'expected-version': mergeSha.slice(0, 10) };
  const result = await expectGate('passed', {
    app: 'clean.test',
    inputs: { ...inputs, ...expected },
  });
  expect(result.summary).toContain(
    `tested build ${mergeSha.slice(0, 10)}, before and after the run`,
  );
});

it.each(['push', 'schedule', 'merge_group', 'workflow_dispatch'] as const)(
  'expects the commit that %s is about',
  async (name) => {
    const { inputs } = await deployApp(buildOf(headSha));
    const result = await expectGate('passed', {
      app: 'clean.test',
      inputs,
      event: branchEvent(name),
    });
    expect(result.summary).toContain(proof);
  },
);

it('says that no proof was asked for', async () => {
  const result = await runScenario({ app: 'clean.test', inputs: { 'upload-report': 'false' } });
  expect(result.summary).toContain('no proof was asked for (`version-url`)');
  expect(result.summary).not.toContain('tested build');
});
