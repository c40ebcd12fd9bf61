/**
 * What to check when `version-url` is on another host than the tested app; undefined if the hosts
 * are the same, whatever their ports, or one is unknown.
 */
export function describeOtherHost(
  versionUrl: string | undefined,
  appUrl: string | undefined,
): string | undefined {
  const [shown, tested] = [versionUrl, appUrl].map((url) => URL.parse(url ?? '')?.hostname);
  if (!shown || !tested || shown === tested) return undefined;
  return `\`version-url\` is on \`${shown}\`, but the app was registered on \`${tested}\`. Make sure that both are the same deployment: otherwise nothing proves which build was tested.`;
}
