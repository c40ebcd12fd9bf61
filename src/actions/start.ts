import process from 'node:process';

/** Every action by its name; its code is loaded only when it runs. */
const actions = {
  gate: () => import('./gate/gate.ts'),
  'register-app': () => import('./register-app/register-app.ts'),
  'vision-run': () => import('./vision-run/vision-run.ts'),
  triage: () => import('./triage/triage.ts'),
  'delete-app': () => import('./delete-app/delete-app.ts'),
  overview: () => import('./overview/overview.ts'),
  'list-apps': () => import('./list-apps/list-apps.ts'),
  doctor: () => import('./doctor/doctor.ts'),
};

/** Runs an action. It handles signals from the start, before the code of the action is loaded. */
export function start(name: keyof typeof actions): void {
  execute(async (signal) => (await actions[name]()).run(signal));
}

/**
 * Runs an action so that only its own success makes the job succeed. Anything else that ends the
 * process leaves exit status 1: an exception, a signal, a promise that never settles.
 * @param action resolves to true if the job succeeds; its signal is aborted on cancellation
 */
export function execute(action: (signal: AbortSignal) => Promise<boolean>): void {
  process.exitCode = 1;
  const cancellation = new AbortController();
  const { signal: cancelled } = cancellation;
  // A broken pipe means that the runner is gone, and nobody waits for the job any more.
  process.stdout.on('error', () =>
    cancellation.abort(new Error('The log cannot be written: the runner no longer reads it.')),
  );
  requireCertificateChecks();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => cancellation.abort(new Error(`The job was cancelled (${signal}).`)));
  action(cancelled).then(
    (succeeded) => exit(() => (succeeded && !cancelled.aborted ? 0 : 1)),
    (error) => {
      process.stdout.write(`::error::${escapeData(describeInternalError(error))}\n`);
      exit(() => 1);
    },
  );
}

/** Removes a variable, read at each connection, that makes Node.js trust any certificate. */
function requireCertificateChecks(): void {
  if (process.env.NODE_TLS_REJECT_UNAUTHORIZED !== '0') return;
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  process.stdout.write(
    '::warning::`NODE_TLS_REJECT_UNAUTHORIZED=0` is ignored: the certificates of the service, of `version-url` and of GitHub are checked all the same. Remove the variable; for a CA of your own give `ca-cert-file`.\n',
  );
}

/**
 * Ends the process once the log is written, even with open sockets and timers. Only then `status`
 * is called, since the job may have been cancelled meanwhile.
 */
function exit(status: () => 0 | 1): void {
  process.stdout.write('', () => process.exit(status()));
}

function describeInternalError(error: unknown): string {
  return `The action failed with an internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

/** Escapes the data of a workflow command, as the runner decodes it. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
