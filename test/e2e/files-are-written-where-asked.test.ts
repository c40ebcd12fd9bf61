import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { withoutReport } from './support/expectations.ts';
import { writtenFile } from './support/views.ts';

const schema = readFileSync('docs/findings-file.schema.json', 'utf8');
const fitsSchema = new Ajv2020().compile(JSON.parse(schema));

const openapiWith = (method: string) => `openapi: 3.1.0
info: { title: Shop, version: '1' }
paths:
  /api/orders/{id}:
    ${method}:
      summary: An order
`;

it('writes findings and SARIF, and locates findings in the document that has their operation', async () => {
  const result = await runScenario({
    workspace: { 'docs/admin.yml': openapiWith('post'), 'docs/api.yml': openapiWith('get') },
    inputs: {
      ...withoutReport,
      'findings-file': 'out/findings.json',
      'sarif-file': 'out/gate.sarif',
      'openapi-file': 'docs/admin.yml\ndocs/api.yml',
    },
  });
  expect(result.outputs).toMatchObject({
    'findings-file': 'out/findings.json',
    'sarif-file': 'out/gate.sarif',
  });
  const file = JSON.parse(writtenFile(result, 'out/findings.json'));
  expect(file).toMatchObject({ schemaVersion: 1, verdict: 'failed', reason: 'findings' });
  expect(fitsSchema(file), JSON.stringify(fitsSchema.errors)).toBe(true);
  expect(file.findings[0]).toMatchObject({
    title: expect.any(String),
    impact: expect.any(String),
    remediation: expect.any(String),
    owasp: expect.stringMatching(/^API\d/),
    cwe: expect.stringMatching(/^CWE-/),
    cvssScore: expect.any(Number),
    cvssVector: expect.stringMatching(/^CVSS:/),
  });
  const sarif = JSON.parse(writtenFile(result, 'out/gate.sarif'));
  expect(sarif.version).toBe('2.1.0');
  expect(JSON.stringify(sarif)).toContain('docs/api.yml');
  const located = result.annotations.find(({ message }) =>
    message.includes('GET /api/orders/{orderId}'),
  );
  expect(located?.properties).toMatchObject({ file: 'docs/api.yml', line: '5' });
});
