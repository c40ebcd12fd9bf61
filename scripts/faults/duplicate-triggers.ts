import type { ProxiedRequest } from '../../harness/fault-proxy.ts';
import type { Seen } from './step.ts';

const isTrigger = ({ method, path }: ProxiedRequest) =>
  method === 'POST' && path.endsWith('/security-agent');
const isLook = ({ path, status, fault }: ProxiedRequest) =>
  path.includes('/vulnerabilities?') && status === 200 && fault === undefined;

/**
 * Counts the triggers that should not have been sent. Once the service has accepted one, another
 * may follow only if the answer to the first was lost, and only after the findings list was read in
 * between, which tells whether a run is active.
 */
export function duplicateTriggers({
  serviceRequests,
  triggers,
}: Pick<Seen, 'serviceRequests' | 'triggers'>): number {
  const answers = [...triggers];
  let accepted: 'not' | 'knowingly' | 'lost' | 'looked after' = 'not';
  let duplicates = 0;
  for (const request of serviceRequests) {
    if (isLook(request) && accepted === 'lost') accepted = 'looked after';
    if (!isTrigger(request) || !request.forwarded) continue;
    if (accepted === 'knowingly' || accepted === 'lost') duplicates += 1;
    if (answers.shift() !== 202) continue;
    accepted = request.status === 202 ? 'knowingly' : 'lost';
  }
  return duplicates;
}
