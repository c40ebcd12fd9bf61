import type { ErrorObject } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { createValidator, findInContract, lazy, propertyOf } from './contract.ts';
import { type FieldError, invalidRequest } from './problem.ts';

/** Checks the requests of one endpoint against the contract; throws a 400 problem. */
export interface RequestCheck<Body> {
  /** Converts query parameters to the types of the contract and adds its defaults. */
  query(query: Record<string, string>): Record<string, unknown>;
  /** Takes `undefined` for no body; accepts anything if the contract describes no body. */
  body(body: unknown): Body;
}

/** Creates the validators once per process: this takes longer than the rest of the start. */
export const prepareRequestChecks = lazy(() => ({
  bodies: createValidator(),
  queries: createValidator({ coerceTypes: true, useDefaults: true }),
}));

/**
 * Returns the check of an endpoint, created when it is first used. The path is written as in the
 * contract; `Body` repeats its schema, with `undefined` where the body is optional.
 */
export function requestCheck<Body>(method: string, path: string): () => RequestCheck<Body> {
  return lazy(() => {
    const { bodies, queries } = prepareRequestChecks();
    const operation = `#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`;
    if (findInContract(operation).node === undefined)
      throw new Error(`The contract lacks ${method} ${path}.`);
    return {
      query: queryCheck(queries, operation),
      body: bodyCheck<Body>(bodies, `${operation}/requestBody`),
    };
  });
}

function queryCheck(ajv: Ajv2020, operation: string) {
  const parameters = propertyOf(findInContract(operation).node, 'parameters') ?? [];
  const described = Object.keys(parameters).map((index) => {
    const { node } = findInContract(`${operation}/parameters/${index}`);
    return [propertyOf(node, 'name'), propertyOf(node, 'schema')];
  });
  const properties = Object.fromEntries(described);
  const validate = ajv.compile({ type: 'object', properties });
  const integers = described.flatMap(([name, schema]) =>
    propertyOf(schema, 'type') === 'integer' ? [String(name)] : [],
  );
  return (query: Record<string, string>) => {
    const value: Record<string, unknown> = { ...query };
    // The validator's coercion would also accept `0x1` and `1e1`.
    const malformed = integers.filter((name) => !/^-?\d{1,15}$/.test(query[name] ?? '1'));
    if (malformed.length === 0 && validate(value)) return value;
    const errors = malformed.map((field) => ({ field, message: 'must be integer' }));
    throw invalidRequest(errors.length > 0 ? errors : fieldErrors(validate.errors));
  };
}

function bodyCheck<Body>(ajv: Ajv2020, requestBody: string) {
  const { pointer, node } = findInContract(requestBody);
  const required = propertyOf(node, 'required') === true;
  const schema = { $ref: `contract${pointer}/content/application~1json/schema` };
  const validate = ajv.compile(node === undefined ? {} : schema);
  const fits = (body: unknown): body is Body => (body === undefined && !required) || validate(body);
  return (body: unknown) => {
    if (fits(body)) return body;
    const missing = [{ field: 'body', message: 'is required' }];
    throw invalidRequest(body === undefined ? missing : fieldErrors(validate.errors));
  };
}

/** Messages contain fields and bounds but no values, which may be passwords. */
function fieldErrors(errors: ErrorObject[] | null | undefined): FieldError[] {
  return (errors ?? []).map(({ instancePath, keyword, params, message = 'is invalid' }) => {
    const parent = instancePath
      .slice(1)
      .replaceAll(/\/(\d+)/g, '[$1]')
      .replaceAll('/', '.');
    const fieldName = (name: unknown) => (parent === '' ? String(name) : `${parent}.${name}`);
    if (keyword === 'required')
      return { field: fieldName(params.missingProperty), message: 'is required' };
    if (keyword === 'additionalProperties')
      return { field: fieldName(params.additionalProperty), message: 'is unknown' };
    return { field: parent || 'body', message };
  });
}
