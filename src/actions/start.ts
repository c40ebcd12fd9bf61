import { execute } from './execute.ts';

/** Every action by its name; what one needs is loaded only when it runs. */
const actions = {
  gate: () => import('./gate/run.ts'),
  'register-app': () => import('./register-app/run.ts'),
  'vision-run': () => import('./vision-run/run.ts'),
  triage: () => import('./triage/run.ts'),
  'delete-app': () => import('./delete-app/run.ts'),
  'list-apps': () => import('./list-apps/run.ts'),
  doctor: () => import('./doctor/run.ts'),
};

/** Runs an action to its end. The signals are handled before the rest is loaded. */
export function start(name: keyof typeof actions): void {
  execute(async (signal) => (await actions[name]()).run(signal));
}
