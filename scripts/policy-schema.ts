/**
 * Writes the JSON Schema of the policy file, for editors, from the schema that the gate reads it
 * by. Usage: `node scripts/policy-schema.ts [--check]`; with `--check` it writes nothing and fails
 * when the file is not up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { policySchema } from '../src/gate/findings/policy-schema.ts';

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
  const title = { title: 'Policy of the Security Test Gate (.github/security-gate.yml)' };
  return `${JSON.stringify({ ...schema, ...title }, null, 2)}\n`;
}

function asObject(schema: object | boolean): object {
  return typeof schema === 'object' ? schema : {};
}

function main(): void {
  const path = join(import.meta.dirname, '../docs/policy.schema.json');
  const schema = renderPolicySchema();
  if (!process.argv.includes('--check')) {
    writeFileSync(path, schema);
  } else if (readFileSync(path, 'utf8') === schema) {
    console.log('docs/policy.schema.json says what the gate reads.');
  } else {
    console.error(
      'docs/policy.schema.json is not what the gate reads. Run `npm run docs` and commit it.',
    );
    process.exitCode = 1;
  }
}

if (import.meta.main) main();
