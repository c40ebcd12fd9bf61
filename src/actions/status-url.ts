import type { Task } from '../service/tasks.ts';
import { redactCredentials } from '../text/credentials.ts';

const maxLength = 500;

/** Address of an app in the API, for people; `given` is the service's own word for it. */
export function appUrlAt(baseUrl: URL, appId: string, given?: string): string {
  return addressOf(baseUrl, ['apps', appId], given);
}

/** The task with an address for people, chosen the same way. */
export function withStatusUrl(baseUrl: URL, task: Task): Task & { statusUrl: string } {
  return { ...task, statusUrl: addressOf(baseUrl, ['tasks', task.taskId], task.statusUrl) };
}

/** What the service gives when it leads to the API and nowhere else; else the documented one. */
function addressOf(baseUrl: URL, path: string[], given: string | undefined): string {
  const base = baseUrl.href.replace(/\/$/, '');
  if (given !== undefined && isBelow(base, given) && redactCredentials(given) === given)
    return given;
  return `${base}/${path.map((part) => encodeURIComponent(part.toWellFormed())).join('/')}`;
}

/**
 * Whether an address is the base's own and one of its paths, written as a browser reads it. No shell
 * reads anything in that path as a command.
 */
function isBelow(base: string, address: string): boolean {
  const isNormal = URL.parse(address)?.href === address && address.length <= maxLength;
  const path = address.slice(base.length);
  return isNormal && address.startsWith(base) && /^\/[\w.~:/%-]+$/.test(path);
}
