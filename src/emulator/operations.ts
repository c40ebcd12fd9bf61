import { readContract } from './contract.ts';
import { appOperations } from './handlers/apps.ts';
import type { Operation } from './handlers/call.ts';
import { findingOperations } from './handlers/findings.ts';
import { registrationOperations } from './handlers/registration.ts';
import { reportOperations } from './handlers/reports.ts';
import { runOperations } from './handlers/runs.ts';
import { taskOperations } from './handlers/tasks.ts';
import { triageOperations } from './handlers/triage.ts';

/** The endpoint that describes the others. */
const describeContract: Operation = {
  method: 'GET',
  path: '/openapi.yaml',
  handle: () => ({
    status: 200,
    headers: { 'Content-Type': 'application/yaml' },
    body: new TextEncoder().encode(readContract()),
  }),
};

/** Every endpoint below `/v1`. */
export const operations: readonly Operation[] = [
  ...registrationOperations,
  ...appOperations,
  ...runOperations,
  ...taskOperations,
  ...findingOperations,
  ...triageOperations,
  ...reportOperations,
  describeContract,
];
