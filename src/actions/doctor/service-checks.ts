import coerce from 'semver/functions/coerce.js';
import satisfies from 'semver/functions/satisfies.js';
import type { GivenApp } from '../../decision/context.ts';
import { otherUrl } from '../../decision/find-app.ts';
import { readSeenApps } from '../../decision/seen-apps.ts';
import { givenName } from '../../results/model/app-name.ts';
import { describeSeenApps } from '../../results/model/seen-apps.ts';
import type { App } from '../../service/apps.ts';
import type { ServiceClient } from '../../service/client.ts';
import { isServiceError } from '../../service/errors.ts';
import { isPending } from '../../service/registration.ts';
import type { Credentials } from '../../service/session.ts';
import { countOf } from '../../text/sentences.ts';
import {
  type Check,
  type Diagnosis,
  type DoctorJob,
  errorMessage,
  type Facts,
  failed,
  type Message,
  ok,
  ownWords,
  quoting,
  skipped,
  warning,
} from './check.ts';

/** The API definition that the actions are written for. */
const supportedContract = '1.1.0';
/** Clocks further apart disagree on whether a token is valid; libraries grant five minutes. */
const toleratedSkewMs = 5 * 60_000;
const noticeableSkewMs = 60_000;

/** Checks what the service answers once it can be reached. */
export function serviceChecks(
  job: Pick<DoctorJob, 'client' | 'clock' | 'credentials' | 'details'> | undefined,
  app: GivenApp | undefined,
  facts: Facts,
): Check[] {
  const answers = job && examineAnswers(job, app, facts);
  return [
    { id: 'login', needs: ['credentials', 'tls'], diagnose: answers?.login },
    { id: 'clock', needs: ['tls'], diagnose: () => diagnoseSkews(facts.skews) },
    { id: 'role', needs: ['login'], diagnose: answers?.role },
    { id: 'contract', needs: ['login'], diagnose: answers?.contract },
    { id: 'app', needs: ['login'], diagnose: answers?.app },
    { id: 'reports', needs: ['login'], diagnose: answers?.reports },
  ];
}

function examineAnswers(
  job: Pick<DoctorJob, 'client' | 'clock' | 'credentials' | 'details'>,
  app: GivenApp | undefined,
  facts: Facts,
) {
  const { client, credentials, details } = job;
  /** In a public repository the names of roles and versions are left out. */
  const shown = (diagnosis: Diagnosis): Diagnosis =>
    details === 'full' ? diagnosis : { ...diagnosis, message: ownWords(diagnosis.message.own) };
  return {
    login: () => diagnoseLogin(client, credentials, facts),
    role: async () => shown(diagnoseRoles(await client.roles())),
    contract: async () => shown(await readContract(client)),
    app: () => diagnoseApp(job, app, facts),
    reports: () => diagnoseReports(client, facts),
  };
}

/** A login proves little until the API accepts its token. */
async function diagnoseLogin(
  client: ServiceClient,
  { username, token }: Credentials,
  facts: Facts,
): Promise<Diagnosis> {
  try {
    const { iat } = await client.claims();
    // A token from the inputs was issued some time ago.
    if (token === undefined && typeof iat === 'number')
      facts.skews.push({
        source: 'the time at which the token says it was issued',
        skewMs: Date.now() - iat * 1000,
      });
    facts.appIds = await client.apps.ids();
    if (token !== undefined && username !== undefined) await client.renew();
  } catch (error) {
    if (!isServiceError(error, 'login-rejected', 'unauthenticated')) throw error;
    return failed(
      errorMessage(error),
      'Check the secrets: their names, their values, and that this workflow gets them at all (pull requests of forks and of Dependabot do not).',
    );
  }
  const apps = ownWords(countOf(facts.appIds.length, 'app'));
  const message = quoting`The service accepts the login; the organization has ${apps}.`;
  if (username !== undefined) return ok(message);
  return warning(
    quoting`${message} But \`api-token\` cannot be renewed, and tokens are short-lived.`,
    'Give `username` and `password`, instead or as well: a test can take longer than a token lives.',
  );
}

/** Judges the clocks by the largest difference. */
function diagnoseSkews(skews: Facts['skews']): Diagnosis {
  const [worst] = skews
    .filter(({ skewMs }) => !Number.isNaN(skewMs))
    .sort((one, other) => Math.abs(other.skewMs) - Math.abs(one.skewMs));
  if (worst === undefined) return skipped('The service sends no time to compare with.');
  const { source, skewMs } = worst;
  const seconds = Math.round(Math.abs(skewMs) / 1000);
  if (seconds * 1000 <= noticeableSkewMs)
    return ok(quoting`This machine's clock and the service's are at most ${seconds} s apart.`);
  const message = ownWords(
    `This machine's clock is ${seconds} s ${skewMs < 0 ? 'behind' : 'ahead of'} ${source}.`,
  );
  const remedy =
    'Synchronise the clocks (NTP) of the runner and of the service: tokens and certificates are valid by time.';
  return seconds * 1000 > toleratedSkewMs ? failed(message, remedy) : warning(message, remedy);
}

function diagnoseRoles(roles: string[]): Diagnosis {
  if (roles.length === 0)
    return warning(
      'The token does not contain the role of the account.',
      'Make sure that it is not Viewer, which may read but start nothing.',
    );
  const named = roles.join(', ');
  const viewers = roles.filter((role) => role.toLowerCase() === 'viewer');
  if (viewers.length === 0) return ok(quoting`The role ${named} may start tests.`);
  if (viewers.length < roles.length)
    return warning(
      quoting`The token names ${named}, of which Viewer may read but start nothing.`,
      'Make sure that the account has a role that may write, such as AppSec.',
    );
  return failed(
    quoting`The account has the role ${named}, which may read but start nothing.`,
    'Let an administrator of the organization give the service account a role that may write, such as AppSec.',
  );
}

async function readContract({ contract }: ServiceClient): Promise<Diagnosis> {
  try {
    return diagnoseContract(await contract.version());
  } catch (error) {
    if (!isServiceError(error, 'not-found', 'unexpected-response')) throw error;
    return warning(
      errorMessage(error),
      'Check that `base-url` is the address of the API. Whether its version fits is unknown.',
    );
  }
}

/** Within a major version a newer API is compatible, and an older one may lack something. */
function diagnoseContract(version: string): Diagnosis {
  const serves = quoting`The service serves version ${version} of the API`;
  const release = coerce(version) ?? '';
  if (satisfies(release, `^${supportedContract}`))
    return ok(quoting`${serves}, which fits ${ownWords(supportedContract)}.`);
  const remedy = ownWords(
    `This release is written for ${supportedContract}: use a release of the action that fits the service, or update the service.`,
  );
  if (satisfies(release, `${Number.parseInt(supportedContract, 10)}.x`))
    return warning(quoting`${serves}, older than ${ownWords(supportedContract)}.`, remedy);
  return failed(
    quoting`${serves}, which need not be compatible with ${ownWords(supportedContract)}.`,
    remedy,
  );
}

async function diagnoseApp(
  job: AppsReader,
  given: GivenApp | undefined,
  facts: Facts,
): Promise<Diagnosis> {
  if (given === undefined) {
    const message = ownWords('Not checked, since neither `app-id` nor `app-url` is given.');
    return skipped(await listingApps(message, job));
  }
  const looked = await job.client.apps.lookUp(given);
  if (looked.kind === 'several')
    return failed(
      quoting`${looked.count} apps are registered with the URL in ${ownWords('`app-url`')}.`,
      'Give `app-id` instead.',
    );
  facts.appId = looked.appId;
  if (looked.kind === 'none')
    return failed(
      await listingApps(quoting`The organization has no app ${givenName(given)}.`, job),
      'Check `app-id` or `app-url`, and that the account belongs to the organization of the app.',
    );
  if (looked.kind === 'other-url')
    return failed(ownWords(otherUrl), 'Ask the operator of the service, or give `app-id` instead.');
  return diagnoseRegistration(looked.app);
}

function diagnoseRegistration({ appId, registrationStatus: status }: App): Diagnosis {
  if (status === 'COMPLETED') return ok(quoting`The app ${appId} is registered: ${status}.`);
  const message = quoting`The registration of the app ${appId} is ${status}; only an app that is COMPLETED can be tested.`;
  const remedy = isPending(status)
    ? 'Wait for it, or run the action `register-app`, which also supplies credentials that the onboarding may be waiting for.'
    : 'Register it again with the action `register-app`.';
  return failed(message, remedy);
}

type AppsReader = Pick<DoctorJob, 'client' | 'clock' | 'details'>;

/** Adds the apps to choose from; in its own words how many they are. */
async function listingApps(
  { text, own }: Message,
  { client, clock, details }: AppsReader,
): Promise<Message> {
  const seen = await readSeenApps(client, clock);
  if (seen === undefined) return { text, own };
  return {
    text: `${text} ${describeSeenApps(seen, details)}`,
    own: `${own} ${describeSeenApps(seen, 'counts')}`,
  };
}

/** Any app shows whether the organization's tier has reports. */
async function diagnoseReports(
  client: ServiceClient,
  { appId, appIds }: Facts,
): Promise<Diagnosis> {
  const app = appId ?? appIds[0];
  if (app === undefined) return skipped('Not checked, since the organization has no app.');
  try {
    await client.reports.list(app);
    return ok('Reports are available.');
  } catch (error) {
    if (isServiceError(error, 'not-found'))
      return skipped(quoting`Not checked, since there is no app ${app}.`);
    if (!isServiceError(error, 'payment-required')) throw error;
    return warning(
      'Reports are not part of the tier of the organization (402). Without them the age of a result is unknown, and `overview` takes every result for stale (`max-result-age-hours`).',
      'Set `upload-report: false` in the gate, leave out `max-result-age-hours` in `overview`, or change the tier.',
    );
  }
}
