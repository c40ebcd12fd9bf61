/**
 * What to check when the version of the app is read from another host than the one that is tested;
 * undefined when both are the same, or one is not known. A port of its own is no other host.
 */
export function describeOtherHost(
  versionUrl: string | undefined,
  appUrl: string | undefined,
): string | undefined {
  const [shown, tested] = [versionUrl, appUrl].map((url) => URL.parse(url ?? '')?.hostname);
  if (!shown || !tested || shown === tested) return undefined;
  return `\`version-url\` is on \`${shown}\`, but the app was registered on \`${tested}\`. Make sure that both are the same deployment: otherwise nothing proves which build was tested.`;
}
