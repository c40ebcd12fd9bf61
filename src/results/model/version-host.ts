import type { Result } from './result.ts';

/**
 * What to check when `version-url` is on another host than the tested app; undefined if the hosts
 * are the same, whatever their ports, or one is unknown. With `counts` it names no host.
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
