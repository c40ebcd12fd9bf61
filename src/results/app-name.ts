import type { App } from '../service/apps.ts';
import type { Result } from './result.ts';

/**
 * The app for people: untrusted text. Where only counts may be shown, its id is all that anybody
 * learns, which those need who look it up in the service.
 */
export function describeApp({ appId, label }: App, details: Result['details']): string {
  return details === 'full' && label ? `${label} (${appId})` : appId;
}
