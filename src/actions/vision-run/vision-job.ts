import type { Job } from '../job.ts';

export const outputs = ['task-id', 'task-state', 'status-url'] as const;

export type VisionJob = Job<(typeof outputs)[number]>;
