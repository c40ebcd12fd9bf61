import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectGate, expectStory, expectVerdict } from './support/expectations.ts';

it('uploads the report under another name when its name is taken in the workflow run', async () => {
  const result = await expectGate('passed', {
    app: 'clean.test',
    artifacts: { taken: ['zap.pdf', 'zap-2.pdf'] },
    inputs: { 'artifact-name': 'zap', 'retention-days': '7' },
  });
  expect(result.artifacts.map(({ name }) => name)).toEqual(['zap-3.pdf']);
  expect(result.artifacts[0]?.expiresAt).toBeDefined();
  expect(result.outputs['report-path']).toMatch(/\/zap-3\.pdf$/);
  await expectStory(result);
});

it('finds a free name however many are taken', async () => {
  const names = ['', '-2', '-3', '-4', '-5'].map((suffix) => `security-report${suffix}.pdf`);
  const result = await runScenario({ app: 'clean.test', artifacts: { taken: names } });
  expect(result.artifacts.map(({ name }) => name)).toEqual([
    expect.stringMatching(/^security-report-[0-9a-f]{8}\.pdf$/),
  ]);
  expectVerdict(result, 'passed');
});
