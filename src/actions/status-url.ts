import type { Task } from '../service/tasks.ts';

/** Address of an app in the API, for people; for answers that lack the one that the service documents. */
export function appUrlAt(baseUrl: URL, appId: string): string {
  return addressOf(baseUrl, ['apps', appId]);
}

/** The task with an address for people, likewise. */
export function withStatusUrl(baseUrl: URL, task: Task): Task & { statusUrl: string } {
  return { ...task, statusUrl: task.statusUrl ?? addressOf(baseUrl, ['tasks', task.taskId]) };
}

function addressOf(baseUrl: URL, path: string[]): string {
  return `${baseUrl.href.replace(/\/$/, '')}/${path.map(encodeURIComponent).join('/')}`;
}
