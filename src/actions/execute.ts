import process from 'node:process';

/**
 * Runs to the end of an action; true when the job succeeds. `signal` is aborted when the job is
 * cancelled.
 */
export type Action = (signal: AbortSignal) => Promise<boolean>;

/**
 * Runs an action so that only its own success makes the job succeed: whatever else ends the
 * process, a pending promise, an exception of any kind, a signal, leaves exit status 1.
 */
export function execute(action: Action): void {
  process.exitCode = 1;
  requireCertificateChecks();
  const cancellation = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => cancellation.abort(new Error(`The job was cancelled (${signal}).`)));
  action(cancellation.signal).then(
    (succeeded) => exit(succeeded ? 0 : 1),
    (error) => {
      process.stdout.write(`::error::${escapeData(describe(error))}\n`);
      exit(1);
    },
  );
}

/**
 * With this variable, which Node.js reads at each connection, it would trust any certificate.
 */
function requireCertificateChecks(): void {
  if (process.env.NODE_TLS_REJECT_UNAUTHORIZED !== '0') return;
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
  process.stdout.write(
    '::warning::`NODE_TLS_REJECT_UNAUTHORIZED=0` is ignored: the certificates of the service, of `version-url` and of GitHub are checked all the same. Remove the variable; for a CA of your own give `ca-cert-file`.\n',
  );
}

/** Ends at once, whatever sockets and timers are open, but not before the log is written. */
function exit(status: 0 | 1): void {
  process.exitCode = status;
  process.stdout.write('', () => process.exit(status));
}

function describe(error: unknown): string {
  return `The action failed on its own: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

/** Escapes the data of a workflow command, as the runner decodes it. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
