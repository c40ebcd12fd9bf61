import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { editEachFinding } from './support/rewrites.ts';
import { viewsOf } from './support/views.ts';

const planted = 'ghs_PlantedPlantedPlantedPlantedPlanted01';
const password = 'rehearse-acme-appsec';

const files = ['findings.json', 'gate.sarif'];

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
  for (const [view, text] of Object.entries(viewsOf(result, files)))
    for (const each of [secret, ...tokens]) expect(text.includes(each), view).toBe(false);
});

it('would find what leaks: a word that is no secret reaches every view but the outputs', async () => {
  const texts = viewsOf(await scenario('harmless-word'), files);
  const reached = Object.keys(texts).filter((view) => texts[view]?.includes('harmless-word'));
  expect(reached).toEqual(['log', 'summary', 'annotations', 'comments', ...files]);
});
