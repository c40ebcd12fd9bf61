import type { EmulatorProcess } from '../../harness/emulator-process.ts';

/** Deadlines that end the longest story within seconds. */
const quick = {
  'poll-interval-seconds': '0.3',
  'poll-max-interval-seconds': '0.6',
  'timeout-minutes': '0.1',
  'queue-timeout-minutes': '0.1',
  'report-timeout-seconds': '5',
};

/** What makes the gate write all its files. */
export const writtenFiles = { 'sarif-file': 'security.sarif', 'findings-file': 'findings.json' };

/** Inputs that let an action run against the emulator; those `given` come on top. */
export function inputsForEmulator(
  action: string,
  { baseUrl, accounts, apps }: EmulatorProcess,
  given: Record<string, string>,
): Record<string, string> {
  const account = accounts.find(({ role }) => role === 'AppSec');
  const app = apps.find(({ label }) => label === 'vulnerable');
  if (account === undefined || app === undefined)
    throw new Error('The emulator lacks an account or an app.');
  const { username, password } = account;
  return { 'base-url': baseUrl, username, password, ...objectOf(action, app, given), ...quick };
}

/** What an action is about: an app, as a rule. */
function objectOf(
  action: string,
  { appId, appUrl, label }: EmulatorProcess['apps'][number],
  given: Record<string, string>,
): Record<string, string> {
  if (action === 'register-app') return { 'app-url': 'https://onboarding.test' };
  if (action === 'triage') return { action: 'dismiss' };
  if ('app-id' in given || 'app-url' in given) return {};
  switch (action) {
    case 'vision-run':
    case 'doctor':
      return { 'app-id': appId };
    case 'delete-app':
      return { 'app-url': appUrl, 'confirm-label': label };
    default:
      return { 'app-url': appUrl };
  }
}
