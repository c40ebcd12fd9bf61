import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import { templateOf } from '../../harness/answer-check.ts';

/** A JSON Schema as far as the tests look into it. */
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
  responses: Record<string, object>;
}

interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema>; parameters: Record<string, { name: string }> };
}

/** Where the contract lies. */
export const contractFile = join(import.meta.dirname, '../../src/emulator/http/openapi.yaml');
const contract: Contract = parse(readFileSync(contractFile, 'utf8'));
const { paths, components } = contract;

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

/** All schemas by their names. */
export const { schemas: contractSchemas } = components;

/** One answer that the contract describes. */
export interface DescribedAnswer {
  method: string;
  path: string;
  status: string;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Every method and path that the contract describes, with the statuses of its answers. */
export function describedEndpoints() {
  return Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const statuses = Object.keys(item[method]?.responses ?? {}).filter(
        (each) => each !== 'default',
      );
      return method in item ? [{ method: method.toUpperCase(), path, statuses }] : [];
    }),
  );
}

/**
 * Names of an endpoint's query parameters; `undefined` when the contract does not know the
 * endpoint.
 */
export function queryParameters(method: string, path: string): string[] | undefined {
  const described = paths[templateOf(path) ?? '']?.[method.toLowerCase()];
  const nameOf = ($ref = '') => components.parameters[$ref.split('/').at(-1) ?? '']?.name ?? '';
  return described && (described.parameters ?? []).map(({ name, $ref }) => name ?? nameOf($ref));
}

/** Forbids whatever an object schema does not name. */
function close(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(close);
  if (typeof node !== 'object' || node === null) return node;
  const closed = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, close(value)]),
  );
  return 'properties' in closed && !('additionalProperties' in closed) && !('allOf' in closed)
    ? { ...closed, additionalProperties: false }
    : closed;
}

/** Says what of a successful answer the contract does not name, or names differently. */
export function strictCheck(): (answer: DescribedAnswer, body: unknown) => string | undefined {
  const strict = Object.entries(components.schemas).map(([name, schema]) => {
    return [name, name.endsWith('Problem') ? schema : close(schema)];
  });
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false });
  addFormats.default(ajv);
  const schemas = Object.fromEntries(strict);
  ajv.addSchema({ ...contract, components: { ...components, schemas } }, 'strict');
  return ({ method, path, status }, body) => {
    const operation = `strict#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`;
    const validate = ajv.getSchema(
      `${operation}/responses/${status}/content/application~1json/schema`,
    );
    if (validate === undefined) return 'The contract does not describe this answer.';
    return validate(body) ? undefined : ajv.errorsText(validate.errors);
  };
}
