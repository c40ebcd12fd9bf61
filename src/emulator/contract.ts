import { readFileSync } from 'node:fs';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

/** The contract as it is served. */
export function readContract(): string {
  return readFileSync(new URL('../../contract/openapi.yaml', import.meta.url), 'utf8');
}

/** Makes a value when it is first asked for, and keeps it. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** The contract, parsed once in a process. */
export const openContract = once((): object => parse(readContract()));

/** A member of a JSON object; `undefined` for anything else. */
export function member(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined;
}

/**
 * What is at a pointer such as `#/paths/~1apps/get`, or wherever a `$ref` leads from there, and the
 * pointer to where it really is.
 */
export function findInContract(pointer: string): { pointer: string; node: unknown } {
  const tokens = pointer.slice('#/'.length).split('/');
  const keys = tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  const node = keys.reduce<unknown>(member, openContract());
  const target = member(node, '$ref');
  return typeof target === 'string' ? findInContract(target) : { pointer, node };
}

/** A validator to which `contract#/…` is the contract. */
export function createValidator(options: Options = {}): Ajv2020 {
  // The contract is linted when it changes; to check it again here would take long.
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, ...options });
  addFormats.default(ajv);
  return ajv.addSchema(openContract(), 'contract');
}
