import type { ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { type Contract, member, once, openContract } from './contract.ts';
import { type FieldError, invalidRequest } from './problem.ts';

/** Checks the requests of one endpoint against the contract; a 400 problem where they break it. */
export interface RequestCheck<Body> {
  /** Turns the texts of a query into what the contract says they are, with defaults. */
  query(query: Record<string, string>): Record<string, unknown>;
  /** Takes `undefined` for no body; lets anything pass where the contract has none. */
  body(body: unknown): Body;
}

type RequestChecks = <Body>(method: string, path: string) => RequestCheck<Body>;

/** Prepares once in a process, which takes longer than all the rest of the start. */
export const prepareRequestChecks = once(() => createRequestChecks(openContract()));

/**
 * The check of an endpoint, made when it is first asked for. The path is written as in the
 * contract; `Body` repeats its schema, with `undefined` where the body may be left out.
 */
export function requestCheck<Body>(method: string, path: string): () => RequestCheck<Body> {
  return once(() => prepareRequestChecks()<Body>(method, path));
}

function createRequestChecks(contract: Contract): RequestChecks {
  // The contract is linted when it changes; to check it again here would take long.
  const options = { allErrors: true, strict: false, validateSchema: false };
  const bodies = new Ajv2020(options);
  const queries = new Ajv2020({ ...options, coerceTypes: true, useDefaults: true });
  addFormats.default(bodies);
  addFormats.default(queries);
  bodies.addSchema(contract.document, 'contract');
  return <Body>(method: string, path: string) => {
    const operation = `#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`;
    if (contract.find(operation).node === undefined)
      throw new Error(`The contract lacks ${method} ${path}.`);
    return {
      query: queryCheck(contract, queries, operation),
      body: bodyCheck<Body>(contract, bodies, `${operation}/requestBody`),
    };
  };
}

function queryCheck(contract: Contract, ajv: Ajv2020, operation: string) {
  const parameters = member(contract.find(operation).node, 'parameters');
  const count = Array.isArray(parameters) ? parameters.length : 0;
  const described = [...Array(count).keys()].map((index) => {
    const { node } = contract.find(`${operation}/parameters/${index}`);
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

function bodyCheck<Body>(contract: Contract, ajv: Ajv2020, requestBody: string) {
  const { pointer, node } = contract.find(requestBody);
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
