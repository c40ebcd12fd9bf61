import type { GivenApp } from '../../decision/context.ts';
import type { App } from '../../service/apps.ts';
import type { Result } from './result.ts';

/**
 * Names the app for people: untrusted text. With `counts` only by its id, by which people with a
 * login can look it up in the service.
 */
export function describeApp({ appId, label }: App, details: Result['details']): string {
  return details === 'full' && label ? `${label} (${appId})` : appId;
}

/** The app as the workflow names it. */
export function givenName(app: GivenApp): string {
  return 'id' in app ? app.id : app.url;
}
