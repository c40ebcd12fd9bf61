import satisfies from 'semver/functions/satisfies.js';
import type { ServiceClient } from '../../service/client.ts';
import { isServiceError } from '../../service/errors.ts';
import { isPending } from '../../service/registration.ts';
import type { Credentials } from '../../service/session.ts';
import { sentence } from '../../text/sentences.ts';
import { type Check, type Diagnosis, failed, ok, skipped, warning } from './check.ts';
import { diagnoseClock } from './clock-check.ts';
import type { Answer } from './probe.ts';

/** The API definition that the actions are written for. */
const supportedContract = '1.1.0';

export interface Service {
  client: ServiceClient;
  credentials: Credentials;
  appId: string | undefined;
  /** What the API answered without a token. */
  answer: () => Answer | undefined;
}

/** What the login brought. */
interface Session {
  claims: Record<string, unknown>;
  /** This machine's time, milliseconds since 1970. */
  obtainedAt: number;
  appIds: string[];
}

/** Checks of what the service says once it can be reached. */
export function serviceChecks(service: Service): Check[] {
  const { client } = service;
  const session: Session = { claims: {}, obtainedAt: Number.NaN, appIds: [] };
  return [
    { id: 'login', needs: ['credentials', 'tls'], diagnose: () => logIn(service, session) },
    { id: 'clock', needs: ['tls'], diagnose: () => compareClocks(service, session) },
    { id: 'role', needs: ['login'], diagnose: async () => diagnoseRoles(await client.roles()) },
    { id: 'contract', needs: ['login'], diagnose: () => readContract(client) },
    { id: 'app', needs: ['login'], diagnose: () => findApp(service) },
    { id: 'reports', needs: ['login'], diagnose: () => listReports(service, session) },
  ];
}

/** The login alone proves little: the API has to accept its token. */
async function logIn({ client, credentials }: Service, session: Session): Promise<Diagnosis> {
  try {
    session.claims = await client.claims();
    session.obtainedAt = Date.now();
    session.appIds = await client.apps.ids();
  } catch (error) {
    if (!isServiceError(error, 'login-rejected', 'unauthenticated')) throw error;
    return failed(
      sentence(error.message),
      'Check the secrets: their names, their values, and that this workflow gets them at all (pull requests of forks and of Dependabot do not).',
    );
  }
  const apps = session.appIds.length === 1 ? '1 app' : `${session.appIds.length} apps`;
  const message = `The service accepts the login; the organization has ${apps}.`;
  if (credentials.username !== undefined) return ok(message);
  return warning(
    `${message} But \`api-token\` cannot be renewed, and tokens are short-lived.`,
    'Give `username` and `password`, instead or as well: a test can take longer than a token lives.',
  );
}

function compareClocks(
  { answer, credentials }: Service,
  { claims, obtainedAt }: Session,
): Diagnosis {
  const { serviceTime, localTime = Number.NaN } = answer() ?? {};
  // A token that was given tells when somebody else obtained it.
  const isFresh = credentials.token === undefined && typeof claims.iat === 'number';
  return diagnoseClock({
    serviceTime,
    localTime,
    issuedAt: isFresh ? Number(claims.iat) * 1000 : undefined,
    obtainedAt,
  });
}

function diagnoseRoles(roles: string[]): Diagnosis {
  if (roles.length === 0)
    return warning(
      'The token does not tell the role of the account.',
      'Make sure that it is not Viewer, which may read but start nothing.',
    );
  const named = roles.join(', ');
  if (roles.some((role) => role.toLowerCase() !== 'viewer'))
    return ok(`The role ${named} may start tests.`);
  return failed(
    `The account has the role ${named}, which may read but start nothing.`,
    'Let an administrator of the organization give the service account a role that may write, such as AppSec.',
  );
}

async function readContract({ contract }: ServiceClient): Promise<Diagnosis> {
  try {
    return diagnoseContract(await contract.version());
  } catch (error) {
    if (!isServiceError(error, 'not-found', 'unexpected-response')) throw error;
    return warning(
      sentence(error.message),
      'Check that `base-url` is the address of the API. Whether its version fits is unknown.',
    );
  }
}

/**
 * By the rules of semantic versioning: what is newer within the major version is compatible, what
 * is older may lack something.
 */
function diagnoseContract(version: string): Diagnosis {
  const serves = `The service serves version ${version} of the API`;
  if (satisfies(version, `^${supportedContract}`))
    return ok(`${serves}, which fits ${supportedContract}.`);
  const remedy = `This release is written for ${supportedContract}: use a release of the action that fits the service, or update the service.`;
  if (satisfies(version, `${Number.parseInt(supportedContract, 10)}.x`))
    return warning(`${serves}, older than ${supportedContract}.`, remedy);
  return failed(`${serves}, which need not be compatible with ${supportedContract}.`, remedy);
}

async function findApp({ client, appId }: Service): Promise<Diagnosis> {
  if (appId === undefined) return skipped('Not checked, since `app-id` is not given.');
  try {
    const { registrationStatus } = await client.apps.get(appId);
    return diagnoseRegistration(appId, registrationStatus);
  } catch (error) {
    if (!isServiceError(error, 'not-found')) throw error;
    return failed(
      `The organization has no app ${appId}.`,
      'Check `app-id`, and that the account belongs to the organization of the app; the action `list-apps` tells the ids.',
    );
  }
}

function diagnoseRegistration(appId: string, status: string): Diagnosis {
  if (status === 'COMPLETED') return ok(`The app ${appId} is registered: ${status}.`);
  const message = `The registration of the app ${appId} is ${status}; only an app that is COMPLETED can be tested.`;
  return failed(
    message,
    isPending(status)
      ? 'Wait for it, or run the action `register-app`, which also supplies credentials that the onboarding may be waiting for.'
      : 'Register it again with the action `register-app`.',
  );
}

/** Any app shows whether the organization's tier has reports. */
async function listReports({ client, appId }: Service, { appIds }: Session): Promise<Diagnosis> {
  const [app = appIds[0]] = [appId];
  if (app === undefined) return skipped('Not checked, since the organization has no app.');
  try {
    await client.reports.list(app);
    return ok('Reports are available.');
  } catch (error) {
    if (isServiceError(error, 'not-found'))
      return skipped(`Not checked, since there is no app ${app}.`);
    if (!isServiceError(error, 'payment-required')) throw error;
    return warning(
      'Reports are not part of the tier of the organization (402).',
      'Set `upload-report: false` in the gate, or change the tier.',
    );
  }
}
