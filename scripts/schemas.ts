/**
 * Writes the JSON Schemas of the files that users write and read, from the schemas by which the
 * gate reads and writes them. Usage: `node scripts/schemas.ts [--check]`; with `--check` it writes
 * nothing and fails when one of them is not up to date.
 */
import { z } from 'zod';
import { policySchema } from '../src/gate/findings/policy-schema.ts';
import { findingsFileSchema } from '../src/results/findings-file-schema.ts';
import { writeOrCheck } from './generated-files.ts';

/** What the gate checks beyond the types, as far as JSON Schema can say it. */
const oneSubject = { oneOf: [{ required: ['id'] }, { required: ['match'] }] };

/** The policy's JSON Schema, draft 2020-12. */
export function renderPolicySchema(): string {
  const schema = z.toJSONSchema(policySchema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      const { id, match, expires, label } = jsonSchema.properties ?? {};
      if (id && match) Object.assign(jsonSchema, oneSubject);
      if (expires)
        jsonSchema.properties = {
          ...jsonSchema.properties,
          expires: { ...asObject(expires), format: 'date' },
        };
      if (label) jsonSchema.minProperties = 1;
    },
  });
  return print(schema, 'Policy of the Security Test Gate (.github/security-gate.yml)');
}

/** That of the findings file. Fields that it does not name are let through: later versions add some. */
export function renderFindingsFileSchema(): string {
  const schema = z.toJSONSchema(findingsFileSchema, { io: 'input' });
  return print(schema, 'Findings file of the Security Test Gate (findings-file)');
}

function print(schema: object, title: string): string {
  return `${JSON.stringify({ ...schema, title }, null, 2)}\n`;
}

function asObject(schema: object | boolean): object {
  return typeof schema === 'object' ? schema : {};
}

function main(): void {
  const schemas = {
    'docs/policy.schema.json': renderPolicySchema(),
    'docs/findings-file.schema.json': renderFindingsFileSchema(),
  };
  const fresh = 'The JSON Schemas say what the gate reads and writes.';
  writeOrCheck(schemas, { stale: 'is not what the gate means', fresh });
}

if (import.meta.main) main();
