import type { EmulatorProcess } from '../harness/emulator-process.ts';
import { emulatorLogin } from './service-access.ts';
import { readWritten, runDemoStep, type Stage } from './stage.ts';

type Inputs = Record<string, string>;
type App = EmulatorProcess['apps'][number];

/** Limits that end every run within seconds. */
const quick = {
  'poll-interval-seconds': '0.3',
  'poll-max-interval-seconds': '0.6',
  'timeout-minutes': '0.1',
  'queue-timeout-minutes': '0.1',
  'report-timeout-seconds': '5',
};

/** Inputs with which the actions write all their files. */
const writtenFiles = {
  'sarif-file': 'security.sarif',
  'findings-file': 'findings.json',
  'output-file': 'overview.json',
};
/** The apps that have a result in the overview; the others are not tested. */
const overviewHosts = ['clean.test', 'fixed-next.test', 'vulnerable.test'];

/** The demo's values for inputs, whether the action declares them or not. */
export async function defaultInputs(
  stage: Stage,
  action: string,
  emulator: EmulatorProcess | undefined,
  given: Inputs,
): Promise<Inputs> {
  return {
    ...(emulator && inputsForEmulator(action, emulator, given)),
    ...(emulator && action === 'triage' && (await inputsForTriage(stage, emulator, given))),
    ...(emulator && action === 'overview' && (await inputsForOverview(stage, emulator))),
    ...writtenFiles,
  };
}

/** Inputs that an action needs to run against the emulator, unless they are `given`. */
function inputsForEmulator(
  action: string,
  { baseUrl, apps }: EmulatorProcess,
  given: Inputs,
): Inputs {
  const app = apps.find(({ label }) => label === 'vulnerable');
  if (app === undefined) throw new Error('The emulator lacks an app.');
  const named = apps.find(({ appId }) => appId === given['app-id']);
  return {
    'base-url': baseUrl,
    ...emulatorLogin(given['app-url'] ?? named?.appUrl),
    ...subjectInputs(action, app, given),
    ...quick,
    ...(given['version-url'] && { 'version-timeout-minutes': '0.1' }),
  };
}

/** The inputs that name the app of an action, or what else it is about. */
function subjectInputs(action: string, { appId, appUrl, label }: App, given: Inputs): Inputs {
  if (action === 'register-app') return { 'app-url': 'https://onboarding.test' };
  if (action === 'triage') return { action: 'dismiss' };
  if (action === 'overview') return {};
  if ('app-id' in given || 'app-url' in given) return {};
  if (action === 'delete-app') return { 'app-url': appUrl, 'confirm-label': label };
  return ['vision-run', 'doctor'].includes(action) ? { 'app-id': appId } : { 'app-url': appUrl };
}

/** The inputs that name the subject of triage: the gate tests an app first. */
async function inputsForTriage(
  stage: Stage,
  emulator: EmulatorProcess,
  given: Inputs,
): Promise<Inputs> {
  const app = given['app-id'] ? { 'app-id': given['app-id'] } : {};
  const result = await runSilentGate(stage, emulator, app);
  const written: { findings: { id: string }[] } = JSON.parse(
    `${readWritten(result, 'findings-file')}`,
  );
  result.remove();
  return given.action === 'sync'
    ? { 'app-id': result.outputs['app-id'] ?? '' }
    : { 'finding-ids': written.findings[0]?.id ?? '' };
}

/** The inputs of an overview; some apps are tested first, so that it has results to show. */
async function inputsForOverview(stage: Stage, emulator: EmulatorProcess): Promise<Inputs> {
  for (const host of overviewHosts) {
    const result = await runSilentGate(stage, emulator, { 'app-url': `https://${host}` });
    result.remove();
  }
  return { 'fail-on-severity': 'high' };
}

function runSilentGate(stage: Stage, emulator: EmulatorProcess, app: Inputs) {
  const silent = { 'comment-summary-in-pr': 'never', 'upload-report': 'false' };
  const files = { 'findings-file': writtenFiles['findings-file'] };
  const inputs = { ...inputsForEmulator('gate', emulator, app), ...app, ...silent, ...files };
  return runDemoStep(stage, { action: 'gate', inputs });
}
