import { readFileSync } from 'node:fs';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

/** Reads the contract as the service serves it. */
export function readContractFile(): string {
  return readFileSync(new URL('./openapi.yaml', import.meta.url), 'utf8');
}

/** Creates a value at the first call and returns the same one from then on. */
export function lazy<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

/** Returns the contract, parsed once per process. */
export const openContract = lazy((): object => parse(readContractFile()));

/** Reads a property of untyped JSON; `undefined` when there is none. */
export function propertyOf(node: unknown, key: string): unknown {
  return typeof node === 'object' && node !== null ? Reflect.get(node, key) : undefined;
}

/**
 * Resolves a pointer such as `#/paths/~1apps/get`, following a `$ref`. Returns the node and the
 * pointer to its real location.
 */
export function findInContract(pointer: string): { pointer: string; node: unknown } {
  const tokens = pointer.slice('#/'.length).split('/');
  const keys = tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
  const node = keys.reduce<unknown>(propertyOf, openContract());
  const target = propertyOf(node, '$ref');
  return typeof target === 'string' ? findInContract(target) : { pointer, node };
}

/** Creates a validator whose schemas can refer to the contract as `contract#/…`. */
export function createValidator(options: Options = {}): Ajv2020 {
  // The contract is linted when it changes; checking it again here would be slow.
  const ajv = new Ajv2020({ allErrors: true, strict: false, validateSchema: false, ...options });
  addFormats.default(ajv);
  return ajv.addSchema(openContract(), 'contract');
}
