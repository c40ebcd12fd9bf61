import type { Result } from './result.ts';

/**
 * What to check when the version of the app is read from another host than the one that is tested;
 * undefined when both are the same, or one is not known. A different port is still the same host.
 * The message names no host where only counts may be shown.
 */
export function describeOtherHost(options: {
  versionUrl: string | undefined;
  appUrl: string | undefined;
  details: Result['details'];
}): string | undefined {
  const { versionUrl, appUrl, details } = options;
  const [shown, tested] = [versionUrl, appUrl].map((url) => URL.parse(url ?? '')?.hostname);
  if (!shown || !tested || shown === tested) return undefined;
  const difference =
    details === 'full'
      ? `\`version-url\` is on \`${shown}\`, but the app was registered on \`${tested}\``
      : '`version-url` is on another host than the one that the app was registered on';
  return `${difference}. Make sure that both are the same deployment: otherwise nothing proves which build was tested.`;
}
