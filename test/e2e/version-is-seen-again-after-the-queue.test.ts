import { expect, it } from 'vitest';
import { headSha, mergeSha } from '../../harness/github-event.ts';
import { runScenario } from '../support/scenario.ts';
import { buildOf, deployApp, deployAt } from './support/deployment.ts';
import { expectVerdict, requestsTo, trigger } from './support/expectations.ts';

const refusedTrigger = { method: 'POST', path: /\/security-agent$/ };
/** The list is not up to date yet when the gate looks first, so that its trigger is refused. */
const lateList = {
  path: /\/vulnerabilities/,
  nth: [1],
  fault: { kind: 'rewrite', edit: asIdle },
} as const;

function asIdle(json: unknown): unknown {
  return typeof json === 'object' && json !== null ? { ...json, status: 'COMPLETED' } : json;
}

const emulator = { runSeconds: 0.4 };

it('does not trigger once its turn has come when another version was deployed meanwhile', async () => {
  const { inputs, deploy } = await deployApp(buildOf(headSha));
  const rules = [lateList, deployAt(refusedTrigger, () => deploy(buildOf(mergeSha)))];
  const result = await runScenario({ app: 'busy.test', emulator, inputs, rules });
  expectVerdict(result, { verdict: 'not-tested (version-changed)', job: 'fails' });
  expect(requestsTo(result, trigger).map((request) => / → (\d+)/.exec(request)?.[1])).toEqual([
    '409',
  ]);
});

it('triggers once its turn has come when the version is still there', async () => {
  const { inputs, looks } = await deployApp(buildOf(headSha));
  const result = await runScenario({ app: 'busy.test', emulator, inputs, rules: [lateList] });
  expectVerdict(result, { verdict: 'failed (findings)', job: 'fails' });
  expect(requestsTo(result, trigger).map((request) => / → (\d+)/.exec(request)?.[1])).toEqual([
    '409',
    '202',
  ]);
  expect(looks).toHaveLength(3);
  expect(result.summary).toContain(`tested build ${headSha}, before and after the run`);
});
