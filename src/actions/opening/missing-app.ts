import { systemClock } from '../../clock.ts';
import { readSeenApps, type SeenApps } from '../../decision/seen-apps.ts';
import type { ConnectionInputs } from '../inputs/connection-inputs.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import { unusableProxyFor } from '../inputs/proxy-variables.ts';
import { hasCertificateProblem } from '../workflow/certificate-variables.ts';
import type { openAction } from './open-action.ts';

/** What an action knows once its inputs are read. */
export type Opened = Omit<Awaited<ReturnType<typeof openAction>>, 'read' | 'inputs'>;

/**
 * Reads the apps that the login sees where the workflow has to name one and names none, if the
 * inputs say whom to ask; undefined otherwise, and after any failure.
 */
export async function readAppsToName(opened: Opened): Promise<SeenApps | undefined> {
  const { reader, connection, missing, secrets, workflowRun } = opened;
  const isMissing =
    reader.hasProblem('app-id') && !reader.isGiven('app-id') && !reader.isGiven('app-url');
  if (!isMissing || !connection || missing !== undefined || !mayConnect(reader, connection))
    return undefined;
  // Loaded only now, since an action with invalid inputs hardly ever needs it.
  const { connectToService } = await import('./service-connection.ts');
  const { signal } = workflowRun;
  const clock = systemClock(signal);
  const options = { clock, signal, onRetry: () => {}, quotesProblems: false };
  return readSeenApps(connectToService(connection, secrets, options), clock);
}

/** Whether the login can be sent where the workflow wants it. */
function mayConnect(reader: InputReader, { baseUrl, authUrl }: ConnectionInputs) {
  return !hasCertificateProblem(reader) && ![baseUrl, authUrl].some(unusableProxyFor);
}
