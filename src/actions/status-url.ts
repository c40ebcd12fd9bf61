/** Address of an app in the API, for people; for answers that lack the one that the service documents. */
export function appUrlAt(baseUrl: URL, appId: string): string {
  return addressOf(baseUrl, ['apps', appId]);
}

/** Address of a task in the API, likewise. */
export function taskUrlAt(baseUrl: URL, taskId: string): string {
  return addressOf(baseUrl, ['tasks', taskId]);
}

function addressOf(baseUrl: URL, path: string[]): string {
  return `${baseUrl.href.replace(/\/$/, '')}/${path.map(encodeURIComponent).join('/')}`;
}
