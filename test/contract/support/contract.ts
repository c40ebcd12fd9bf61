import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A JSON Schema as far as the comparison looks into it. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: string[];
  const?: unknown;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
  pattern?: string;
}

interface Operation {
  parameters?: { name?: string; $ref?: string }[];
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, { name: string }> };
}

const file = join(import.meta.dirname, '../../../contract/openapi.yaml');
const { paths, components }: Contract = parse(readFileSync(file, 'utf8'));

/** A schema of the contract, and its name there. */
export interface NamedSchema {
  name: string;
  schema: Schema;
}

/** Finds a schema by its name. */
export function contractSchema(name: string): NamedSchema {
  const schema = components.schemas[name];
  if (schema === undefined) throw new Error(`The contract has no schema ${name}.`);
  return { name, schema };
}

/** Follows a reference; what is no reference keeps the name of where it stands. */
export function follow(found: NamedSchema): NamedSchema {
  const target = found.schema.$ref?.split('/').at(-1);
  return target === undefined ? found : contractSchema(target);
}

/** Names of all schemas. */
export function schemaNames(): string[] {
  return Object.keys(components.schemas);
}

/**
 * Names of an endpoint's query parameters; `undefined` when the contract does not know the
 * endpoint.
 */
export function queryParameters(method: string, segments: string[]): string[] | undefined {
  const fits = (path: string) => {
    const parts = path.slice(1).split('/');
    return (
      parts.length === segments.length &&
      parts.every((part, at) => part.startsWith('{') || part === segments[at])
    );
  };
  const path = Object.keys(paths).find(fits);
  const described = path === undefined ? undefined : paths[path]?.[method.toLowerCase()];
  const nameOf = ($ref = '') => components.parameters[$ref.split('/').at(-1) ?? '']?.name ?? '';
  return described && (described.parameters ?? []).map(({ name, $ref }) => name ?? nameOf($ref));
}
