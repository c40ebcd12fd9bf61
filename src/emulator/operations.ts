import { appOperations } from './handlers/apps.ts';
import type { Operation } from './handlers/call.ts';
import { contractOperations } from './handlers/contract.ts';
import { findingOperations } from './handlers/findings.ts';
import { registrationOperations } from './handlers/registration.ts';
import { reportOperations } from './handlers/reports.ts';
import { securityRunOperations } from './handlers/security-runs.ts';
import { taskOperations } from './handlers/tasks.ts';
import { triageOperations } from './handlers/triage.ts';
import { visionRunOperations } from './handlers/vision-runs.ts';

/** Every endpoint below `/v1`. */
export const operations: readonly Operation[] = [
  ...registrationOperations,
  ...appOperations,
  ...securityRunOperations,
  ...visionRunOperations,
  ...taskOperations,
  ...findingOperations,
  ...triageOperations,
  ...reportOperations,
  ...contractOperations,
];
