import { appOperations } from './handlers/apps.ts';
import type { Operation } from './handlers/call.ts';
import { findingOperations } from './handlers/findings.ts';
import { reportOperations } from './handlers/reports.ts';
import { securityRunOperations } from './handlers/security-runs.ts';
import { taskOperations } from './handlers/tasks.ts';

/** Every endpoint below `/v1`. */
export const operations: readonly Operation[] = [
  ...appOperations,
  ...securityRunOperations,
  ...taskOperations,
  ...findingOperations,
  ...reportOperations,
];
