import type { ErrorObject } from 'ajv';
import type { Ajv2020 } from 'ajv/dist/2020.js';
import { createValidator, findInContract, member, once } from './contract.ts';
import { type FieldError, invalidRequest } from './problem.ts';

/** Checks the requests of one endpoint against the contract; a 400 problem where they break it. */
export interface RequestCheck<Body> {
  /** Turns the texts of a query into what the contract says they are, with defaults. */
  query(query: Record<string, string>): Record<string, unknown>;
  /** Takes `undefined` for no body; lets anything pass where the contract has none. */
  body(body: unknown): Body;
}

/** Prepares once in a process, which takes longer than all the rest of the start. */
export const prepareRequestChecks = once(() => ({
  bodies: createValidator(),
  queries: createValidator({ coerceTypes: true, useDefaults: true }),
}));

/**
 * The check of an endpoint, made when it is first asked for. The path is written as in the
 * contract; `Body` repeats its schema, with `undefined` where the body may be left out.
 */
export function requestCheck<Body>(method: string, path: string): () => RequestCheck<Body> {
  return once(() => {
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
  const parameters = member(findInContract(operation).node, 'parameters') ?? [];
  const described = Object.keys(parameters).map((index) => {
    const { node } = findInContract(`${operation}/parameters/${index}`);
    return [member(node, 'name'), member(node, 'schema')];
  });
  const properties = Object.fromEntries(described);
  const validate = ajv.compile({ type: 'object', properties });
  const integers = described.flatMap(([name, schema]) =>
    member(schema, 'type') === 'integer' ? [String(name)] : [],
  );
  return (query: Record<string, string>) => {
    const value: Record<string, unknown> = { ...query };
    // The coercion would take `0x1` and `1e1`, too.
    const odd = integers.filter((name) => !/^-?\d{1,15}$/.test(query[name] ?? '1'));
    if (odd.length === 0 && validate(value)) return value;
    const errors = odd.map((field) => ({ field, message: 'must be integer' }));
    throw invalidRequest(errors.length > 0 ? errors : fieldErrors(validate.errors));
  };
}

function bodyCheck<Body>(ajv: Ajv2020, requestBody: string) {
  const { pointer, node } = findInContract(requestBody);
  const required = member(node, 'required') === true;
  const schema = { $ref: `contract${pointer}/content/application~1json/schema` };
  const validate = ajv.compile(node === undefined ? {} : schema);
  const fits = (body: unknown): body is Body => (body === undefined && !required) || validate(body);
  return (body: unknown) => {
    if (fits(body)) return body;
    const missing = [{ field: 'body', message: 'is required' }];
    throw invalidRequest(body === undefined ? missing : fieldErrors(validate.errors));
  };
}

/** Messages name fields and bounds, never values: those may be passwords. */
function fieldErrors(errors: ErrorObject[] | null | undefined): FieldError[] {
  return (errors ?? []).map(({ instancePath, keyword, params, message = 'is invalid' }) => {
    const parent = instancePath
      .slice(1)
      .replaceAll(/\/(\d+)/g, '[$1]')
      .replaceAll('/', '.');
    const at = (name: unknown) => (parent === '' ? String(name) : `${parent}.${name}`);
    if (keyword === 'required')
      return { field: at(params.missingProperty), message: 'is required' };
    if (keyword === 'additionalProperties')
      return { field: at(params.additionalProperty), message: 'is unknown' };
    return { field: parent || 'body', message };
  });
}
