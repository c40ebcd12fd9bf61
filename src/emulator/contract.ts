import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/** The contract as it is served. */
export function readContract(): string {
  return readFileSync(new URL('../../contract/openapi.yaml', import.meta.url), 'utf8');
}

/** A part of the contract: where it really is once references are followed, and what is there. */
type ContractPart = { pointer: string; node: unknown };

export interface Contract {
  document: object;
  /** What is at a pointer such as `#/paths/~1apps/get`, or wherever a `$ref` leads from there. */
  find(pointer: string): ContractPart;
}

/** A member of a JSON object; `undefined` for anything else. */
export function member(node: unknown, key: string): unknown {
  return isObject(node) ? node[key] : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Makes a value when it is first asked for, and keeps it. */
export function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The contract, parsed once in a process. */
export const openContract = once(parseContract);

function parseContract(): Contract {
  const document: unknown = parse(readContract());
  if (!isObject(document)) throw new Error('The contract is not a YAML mapping.');
  const find = (pointer: string): ContractPart => {
    const tokens = pointer.slice('#/'.length).split('/');
    const keys = tokens.map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
    const node = keys.reduce<unknown>(member, document);
    const target = member(node, '$ref');
    return typeof target === 'string' ? find(target) : { pointer, node };
  };
  return { document, find };
}
