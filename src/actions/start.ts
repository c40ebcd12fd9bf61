import process from 'node:process';

/** Every action by its name; what one needs is loaded only when it runs. */
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

/** Runs an action to its end. The signals are handled before the rest is loaded. */
export function start(name: keyof typeof actions): void {
  execute(async (signal) => (await actions[name]()).run(signal));
}

/**
 * Runs an action so that only its own success makes the job succeed: whatever else ends the
 * process, a pending promise, an exception of any kind, a signal, leaves exit status 1.
 * @param action true when the job succeeds; its signal is aborted when the job is cancelled
 */
export function execute(action: (signal: AbortSignal) => Promise<boolean>): void {
  process.exitCode = 1;
  const cancellation = new AbortController();
  const { signal: cancelled } = cancellation;
  // A broken pipe: the runner is gone, and nobody waits for the job any more.
  process.stdout.on('error', () =>
    cancellation.abort(new Error('The log cannot be written: the runner no longer reads it.')),
  );
  requireCertificateChecks();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => cancellation.abort(new Error(`The job was cancelled (${signal}).`)));
  action(cancelled).then(
    (succeeded) => exit(() => (succeeded && !cancelled.aborted ? 0 : 1)),
    (error) => {
      process.stdout.write(`::error::${escapeData(describe(error))}\n`);
      exit(() => 1);
    },
  );
}

/** With this variable, which Node.js reads at each connection, it would trust any certificate. */
function requireCertificateChecks(): void {
  if (process.env.NODE_TLS_REJECT_UNAUTHORIZED !== '0') return;
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  process.stdout.write(
    '::warning::`NODE_TLS_REJECT_UNAUTHORIZED=0` is ignored: the certificates of the service, of `version-url` and of GitHub are checked all the same. Remove the variable; for a CA of your own give `ca-cert-file`.\n',
  );
}

/**
 * Ends at once, whatever sockets and timers are open, but not before the log is written, and with
 * the status that counts then.
 */
function exit(status: () => 0 | 1): void {
  process.stdout.write('', () => process.exit(status()));
}

function describe(error: unknown): string {
  return `The action failed with an internal error: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

/** Escapes the data of a workflow command, as the runner decodes it. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
