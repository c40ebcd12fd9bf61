/**
 * Writes the JSON Schemas of the files that users write and read, from the schemas by which the
 * gate reads and writes them. Usage: `node scripts/schemas.ts`
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { project } from '../harness/project.ts';
import { overviewFileSchema } from '../src/actions/overview/overview-file-schema.ts';
import { policySchema } from '../src/decision/findings/policy-schema.ts';
import { findingsFileSchema } from '../src/results/json/findings-file-schema.ts';

/** What the gate checks beyond the types, as far as JSON Schema can say it. */
const oneSubject = { oneOf: [{ required: ['id'] }, { required: ['match'] }] };

/** Renders the JSON Schema of the policy, draft 2020-12. */
export function renderPolicySchema(): string {
  const schema = z.toJSONSchema(policySchema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      const { id, match, label } = jsonSchema.properties ?? {};
      if (id && match) Object.assign(jsonSchema, oneSubject);
      if (label) jsonSchema.minProperties = 1;
      if (jsonSchema.format === 'date') delete jsonSchema.pattern; // the format says as much
    },
  });
  return print(schema, 'Policy of the Security Test Gate (.github/security-gate.yml)');
}

/** Renders the JSON Schema of the findings file, which allows the fields of later versions. */
export function renderFindingsFileSchema(): string {
  const schema = z.toJSONSchema(findingsFileSchema, { io: 'input' });
  return print(schema, 'Findings file of the Security Test Gate (findings-file)');
}

/** Renders the JSON Schema of the overview's file. */
export function renderOverviewFileSchema(): string {
  const schema = z.toJSONSchema(overviewFileSchema, { io: 'input' });
  return print(schema, 'Overview of the Security Test Gate (output-file)');
}

function print(schema: object, title: string): string {
  return `${JSON.stringify({ ...schema, title }, null, 2)}\n`;
}

if (import.meta.main) {
  writeFileSync(join(project, 'docs/policy.schema.json'), renderPolicySchema());
  writeFileSync(join(project, 'docs/findings-file.schema.json'), renderFindingsFileSchema());
  writeFileSync(join(project, 'docs/overview.schema.json'), renderOverviewFileSchema());
}
