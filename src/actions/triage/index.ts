import { execute } from '../execute.ts';

// The signals are handled before the rest is loaded.
execute(async (signal) => (await import('./run.ts')).run(signal));
