import { readContract } from '../contract.ts';
import type { Answer, Operation } from './call.ts';

function getContract(): Answer {
  const body = new TextEncoder().encode(readContract());
  return { status: 200, headers: { 'Content-Type': 'application/yaml' }, body };
}

/** The endpoint that describes the others. */
export const contractOperations: Operation[] = [
  { method: 'GET', path: '/openapi.yaml', handle: getContract },
];
