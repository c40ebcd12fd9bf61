import type { Job } from '../job.ts';

export const outputs = [
  'app-id',
  'task-id',
  'registration-status',
  'replaced-app-id',
  'status-url',
] as const;

export type RegistrationJob = Job<(typeof outputs)[number]>;
