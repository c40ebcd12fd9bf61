import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runScenario, type ScenarioResult } from '../support/scenario.ts';
import { withoutReport } from './support/expectations.ts';

const openapi = `openapi: 3.1.0
info: { title: Shop, version: '1' }
paths:
  /api/orders/{id}:
    get:
      summary: An order
`;

const read = ({ tempDir }: ScenarioResult, file: string) =>
  readFileSync(join(tempDir, 'workspace', file), 'utf8');

it('writes findings and SARIF, and locates findings at their operation', async () => {
  const result = await runScenario({
    workspace: { 'docs/api.yml': openapi },
    inputs: {
      ...withoutReport,
      'findings-file': 'out/findings.json',
      'sarif-file': 'out/gate.sarif',
      'openapi-file': 'docs/api.yml',
    },
  });
  expect(result.outputs).toMatchObject({
    'findings-file': 'out/findings.json',
    'sarif-file': 'out/gate.sarif',
  });
  expect(JSON.parse(read(result, 'out/findings.json'))).toMatchObject({
    schemaVersion: 1,
    verdict: 'failed',
    reason: 'findings',
  });
  const sarif = JSON.parse(read(result, 'out/gate.sarif'));
  expect(sarif.version).toBe('2.1.0');
  expect(JSON.stringify(sarif)).toContain('docs/api.yml');
  const located = result.annotations.find(({ properties }) =>
    properties.title?.includes('GET /api/orders/{orderId}'),
  );
  expect(located?.properties).toMatchObject({ file: 'docs/api.yml', line: '5' });
});

it('writes no SARIF of a build that was not tested, since an empty one would close alerts', async () => {
  const result = await runScenario({
    app: 'failed.test',
    inputs: { 'findings-file': 'findings.json', 'sarif-file': 'gate.sarif' },
  });
  expect(result.outputs).toMatchObject({ verdict: 'not-tested', 'sarif-file': '' });
  expect(() => read(result, 'gate.sarif')).toThrow('ENOENT');
  expect(JSON.parse(read(result, 'findings.json'))).toMatchObject({
    verdict: 'not-tested',
    findings: [],
  });
});
