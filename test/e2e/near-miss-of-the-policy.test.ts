import { expect, it } from 'vitest';
import { runScenario, type Scenario } from '../support/scenario.ts';
import { oneRisk } from './support/policies.ts';

const base = { '.github/security-gate.yaml': 'accept: []\n' };
const named = 'there is .github/security-gate.yaml: rename it to security-gate.yml, or remove it.';

it.each<[string, Scenario]>([
  ['the gate', {}],
  ['overview', { action: 'overview' }],
  ['triage', { action: 'triage', inputs: { action: 'sync', 'app-id': 'app-1' } }],
])('fails %s, which names it, and nothing is asked of the service', async (_, step) => {
  const result = await runScenario({ ...(step.action ? {} : oneRisk), ...step, base });
  expect(result.exitCode).toBe(1);
  expect(result.shownLog).toContain(named);
  expect(result.summary).toContain('security-gate.yaml');
  expect(result.runsStarted).toBe(0);
  if (!step.action) expect(result.outputs).toMatchObject({ reason: 'invalid-policy' });
});
