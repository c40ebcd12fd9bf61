import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

type Node = Record<string, unknown>;

/** Where the contract lies. */
export const contractFile = join(import.meta.dirname, '../../../../contract/openapi.yaml');

interface Contract {
  paths: Record<string, Record<string, Node>>;
  components: { schemas: Node };
}

const contract: Contract = parse(readFileSync(contractFile, 'utf8'));

/** One answer that the contract describes. */
export interface DescribedAnswer {
  method: string;
  path: string;
  status: string;
}

const methods = ['get', 'post', 'put', 'patch', 'delete'];

/** Every answer that the contract describes by its status. */
export function describedAnswers(): DescribedAnswer[] {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item)
      .filter(([method]) => methods.includes(method))
      .flatMap(([method, operation]) =>
        Object.keys(operation.responses as Node)
          .filter((status) => status !== 'default')
          .map((status) => ({ method: method.toUpperCase(), path, status })),
      ),
  );
}

/** Every method and path that the contract describes. */
export function describedEndpoints(): Omit<DescribedAnswer, 'status'>[] {
  return describedAnswers().filter(
    ({ method, path }, index, all) =>
      all.findIndex((other) => other.method === method && other.path === path) === index,
  );
}

/** Finds the path of the contract that a request's path belongs to. */
export function templateFinder(): (path: string) => string | undefined {
  const templates = Object.keys(contract.paths);
  return (path) => {
    const plain = (path.split('?')[0] ?? '').replace(/^\/v1/, '');
    return templates.find((template) =>
      new RegExp(`^${template.replaceAll(/{\w+}/g, '[^/]+')}$`).test(plain),
    );
  };
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
  const schemas = Object.entries(contract.components.schemas).map(([name, schema]) => {
    return [name, name.endsWith('Problem') ? schema : close(schema)];
  });
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false });
  addFormats.default(ajv);
  ajv.addSchema(
    { ...contract, components: { ...contract.components, schemas: Object.fromEntries(schemas) } },
    'strict',
  );
  return ({ method, path, status }, body) => {
    const operation = `strict#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`;
    const validate = ajv.getSchema(
      `${operation}/responses/${status}/content/application~1json/schema`,
    );
    if (validate === undefined) return 'The contract does not describe this answer.';
    return validate(body) ? undefined : ajv.errorsText(validate.errors);
  };
}
