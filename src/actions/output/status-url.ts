import type { Task } from '../../service/tasks.ts';
import { redactCredentials } from '../../text/credentials.ts';

const maxLength = 500;

/** Address of an app in the API, for people; `given` is the one that the service returns. */
export function appUrlAt(baseUrl: URL, appId: string, given?: string): string {
  return addressOf(baseUrl, ['apps', appId], given);
}

/** The task with its address in the API, chosen the same way. */
export function withStatusUrl(baseUrl: URL, task: Task): Task & { statusUrl: string } {
  return { ...task, statusUrl: addressOf(baseUrl, ['tasks', task.taskId], task.statusUrl) };
}

/** The service's address if it leads to the API, and nowhere else; otherwise the documented one. */
function addressOf(baseUrl: URL, path: string[], given: string | undefined): string {
  const base = baseUrl.href.replace(/\/$/, '');
  if (given !== undefined && isBelow(base, given) && redactCredentials(given) === given)
    return given;
  return `${base}/${path.map((part) => encodeURIComponent(part.toWellFormed())).join('/')}`;
}

/**
 * Whether an address lies below the base, in the form that a browser would give it. Its characters
 * mean nothing to a shell.
 */
function isBelow(base: string, address: string): boolean {
  const isNormal = URL.parse(address)?.href === address && address.length <= maxLength;
  const path = address.slice(base.length);
  return isNormal && address.startsWith(base) && /^\/[\w.~:/%-]+$/.test(path);
}
