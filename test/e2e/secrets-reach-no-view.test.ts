import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runScenario, type ScenarioResult } from '../support/scenario.ts';
import { editEachFinding } from './support/rewrites.ts';

const planted = 'ghs_PlantedPlantedPlantedPlantedPlanted01';
const password = 'rehearse-acme-appsec';

/**
 * Everything that leaves the gate. The raw log holds the masking commands themselves, so the shown
 * one counts.
 */
function sinks({
  tempDir,
  shownLog,
  summary,
  annotations,
  outputs,
  github,
}: ScenarioResult): Record<string, string> {
  const file = (name: string) => readFileSync(join(tempDir, 'workspace', name), 'utf8');
  return {
    log: shownLog,
    summary,
    annotations: JSON.stringify(annotations),
    outputs: JSON.stringify(outputs),
    comments: JSON.stringify(github.comments),
    findings: file('findings.json'),
    sarif: file('gate.sarif'),
  };
}

function plant(secret: string) {
  const text = `before ${secret} after`;
  const names = [
    'label',
    'title',
    'method',
    'path',
    'uiPath',
    'owasp',
    'cwe',
    'cvss_vector',
    'impact',
    'remediation',
    'explainer',
    'request',
    'unsecureRequest',
  ];
  return editEachFinding(({ id }) => ({
    ...Object.fromEntries(names.map((name) => [name, text])),
    id: `${id}-${secret}`,
    response: { body: text },
    additionalDetails: { StepsToReproduce: text, workingExamples: text, description: text },
  }));
}

const scenario = (secret: string) =>
  runScenario({
    rules: [plant(secret)],
    emulator: { tokenSeconds: 0.3 },
    inputs: {
      'findings-file': 'findings.json',
      'sarif-file': 'gate.sarif',
      details: 'full',
      'comment-summary-in-pr': 'always',
    },
  });

it.each([
  ['a token', planted],
  ['the password of the login', password],
])('keeps %s that stands in every field of every finding to itself', async (_, secret) => {
  const result = await scenario(secret);
  expect(result.outputs.verdict).toBe('failed');
  const tokens = result.masks.filter((mask) => mask.startsWith('ey'));
  expect(tokens.length).toBeGreaterThan(0);
  for (const [sink, text] of Object.entries(sinks(result)))
    for (const each of [secret, ...tokens]) expect(text.includes(each), sink).toBe(false);
});

it('would find what leaks: a word that is no secret reaches every view but the outputs', async () => {
  const texts = sinks(await scenario('harmless-word'));
  const reached = Object.keys(texts).filter((sink) => texts[sink]?.includes('harmless-word'));
  expect(reached).toEqual(['log', 'summary', 'annotations', 'comments', 'findings', 'sarif']);
});
