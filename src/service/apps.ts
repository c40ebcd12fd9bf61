import pMap, { pMapSkip } from 'p-map';
import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import { isSameUrl } from '../text/same-url.ts';
import type { Caller, ServiceCall } from './caller.ts';
import { ifFound, isServiceError, requireSame, ServiceError } from './errors.ts';
import { isRequestedPage, pageItemsOf, pagingFields, readAllPages } from './pages.ts';
import type { CallLimits } from './retry.ts';
import { address, identifier, lenient, wholeText, word } from './schemas.ts';

const lookUpsAtATime = 6;
/** Enough for thousands of apps, one request each, when the list leaves out their URLs. */
const lookUpMinutes = 10;
const appUrl = lenient(wholeText(2048));

/** `registrationStatus` is PENDING, IN_PROGRESS, COMPLETED, FAILED, CANCELLED or unknown. */
const appSchema = z.object({
  appId: identifier,
  label: lenient(wholeText(1000)),
  appUrl,
  basePath: lenient(wholeText(2048)),
  registrationStatus: word,
});
export type App = z.infer<typeof appSchema>;

type NamedApp = Pick<App, 'appId'> & { label?: App['label'] };

/** Returns the label of an app, or its id if it has none. */
export function nameOfApp({ label, appId }: NamedApp): string {
  return label || appId;
}

/** Compares by name, then by id, whatever the machine's language and the service's order. */
export function compareApps(one: NamedApp, other: NamedApp): number {
  return compareTexts(nameOfApp(one), nameOfApp(other)) || compareTexts(one.appId, other.appId);
}

/** Compares by code units. */
function compareTexts(left: string, right: string): number {
  return left < right ? -1 : Number(left > right);
}

/** The specification shows no field of a list item but its id. */
const appItemSchema = z.object({ appId: identifier, appUrl });
const appPageSchema = z.object({ data: pageItemsOf(appItemSchema), ...pagingFields });
type AppItem = z.infer<typeof appItemSchema>;

/** A login for the app under test. */
export interface RoleCredential {
  role: string;
  username: string;
  password: string;
  loginUrl?: string | undefined;
}

/** Logins of one tenant, and of a second one for tests across tenants. */
export interface TenantCredentials {
  tenantOneCredentials?: RoleCredential[] | undefined;
  tenantTwoCredentials?: RoleCredential[] | undefined;
}

/** What an app is registered with. */
export interface RegisterApp extends TenantCredentials {
  appUrl: string;
  label?: string | undefined;
  /** Address of an OpenAPI definition, or its content. */
  spec?: string | undefined;
  /** Has an effect only without credentials and `spec`. */
  createTestAccounts?: boolean | undefined;
  /** `method:path` */
  skipEndpoints?: string[] | undefined;
  /** `Name: value` */
  headers?: string[] | undefined;
  maxSteps?: number | undefined;
}

const registrationSchema = z.object({
  appId: identifier,
  taskId: lenient(identifier),
  registrationStatus: z.catch(word, 'IN_PROGRESS'),
  statusUrl: lenient(address),
  /** The run that maps an app without accounts; the specification names its id in two ways. */
  specExtraction: lenient(
    z.object({ visionRunId: lenient(identifier), taskId: lenient(identifier) }),
  ),
  /** The unusable app of the same URL that this registration replaced. */
  replaced: lenient(z.object({ previousAppId: identifier, previousStatus: lenient(word) })),
});
export type Registration = z.infer<typeof registrationSchema>;

const setupSchema = z.object({
  /** Whether onboarding was waiting for the credentials and continues now. */
  onboardingResumed: lenient(z.boolean()),
});

const deletionSchema = z.object({
  appId: lenient(identifier),
  status: z.literal('DELETED'),
  previousRegistrationStatus: lenient(word),
});

/** Returns the id of the app with the same URL, if a registration was refused (409) for it. */
export function registeredAppId(error: unknown): string | undefined {
  if (!isServiceError(error, 'conflict') || error.slug === 'app-registered-outside-api')
    return undefined;
  const { data } = z.safeParse(identifier, error.problem?.appId);
  return data;
}

export type Apps = ReturnType<typeof createApps>;

export function createApps(caller: Caller, clock: Clock) {
  /** `GET /apps/{appId}` */
  const get = async (appId: string, limits?: CallLimits): Promise<App> => {
    const app = await caller.json({ path: ['apps', appId], ...limits }, appSchema);
    requireSame('app', appId, app.appId);
    return app;
  };
  /** Like `get`; undefined when there is no such app: a listed one may have been deleted since. */
  const find = (appId: string, limits?: CallLimits) => ifFound(get(appId, limits));
  /** Finds the ids of the apps that are registered with this URL, within ten minutes. */
  const idsByUrl = async (appUrl: string): Promise<string[]> => {
    const limits = limitLookUp(clock);
    const idIfSame = async (item: AppItem) => {
      const itemUrl = item.appUrl ?? (await find(item.appId, limits()))?.appUrl;
      return itemUrl !== undefined && isSameUrl(itemUrl, appUrl) ? item.appId : pMapSkip;
    };
    const items = await readApps(caller, clock, undefined, limits);
    return pMap(items, idIfSame, { concurrency: lookUpsAtATime });
  };
  return {
    get,
    find,
    /** Reads the ids of all apps, or of those that match `search` (`GET /apps`). */
    ids: async (search?: string): Promise<string[]> =>
      (await readApps(caller, clock, search)).map(({ appId }) => appId),
    /** Counts all apps, and reads the first of them. */
    first: async (count: number, limits: CallLimits): Promise<{ total: number; apps: App[] }> => {
      const items = await readApps(caller, clock, undefined, () => limits);
      const read = async ({ appId }: AppItem) => (await find(appId, limits)) ?? pMapSkip;
      const apps = await pMap(items.slice(0, count), read, { concurrency: lookUpsAtATime });
      return { total: items.length, apps };
    },
    idsByUrl,
    /**
     * Looks up an app by its id or its URL. What has the URL in the list may have another one in its
     * own record, which counts.
     */
    lookUp: async (given: { id: string } | { url: string }) => {
      const ids = 'id' in given ? [given.id] : await idsByUrl(given.url);
      if (ids.length > 1) return { kind: 'several', count: ids.length } as const;
      const [appId] = ids;
      const app = appId === undefined ? undefined : await find(appId);
      if (app === undefined) return { kind: 'none', appId } as const;
      const isOther = 'url' in given && !isSameUrl(app.appUrl ?? given.url, given.url);
      return { kind: isOther ? 'other-url' : 'found', appId: app.appId, app } as const;
    },
    /**
     * `POST /apps`. A usable app of the same URL is a conflict that names it (see
     * `registeredAppId`), so that a registration whose answer was lost may be sent again.
     */
    register: (app: RegisterApp): Promise<Registration> =>
      caller.json({ method: 'POST', path: ['apps'], json: app }, registrationSchema),
    /** `POST /apps/{appId}/account-setup`: gives an onboarding the credentials it waits for. */
    supplyCredentials: (appId: string, json: TenantCredentials) =>
      caller.json({ method: 'POST', path: ['apps', appId, 'account-setup'], json }, setupSchema),
    /** `DELETE /apps/{appId}`, with all its data. */
    delete: async (appId: string) => {
      const call: ServiceCall = { method: 'DELETE', path: ['apps', appId] };
      const deleted = await caller.json(call, deletionSchema);
      requireSame('app', appId, deleted.appId ?? appId, { transient: false });
      return deleted;
    },
  };
}

/**
 * Returns a function that returns the limits of the next call of a look-up.
 * @throws {ServiceError} from that function, once the time of the look-up is over
 */
function limitLookUp(clock: Clock): () => CallLimits {
  const deadline = clock.now() + lookUpMinutes * 60_000;
  return () => {
    if (clock.now() < deadline) return { deadline };
    const message = `The app could not be looked up by its URL within ${lookUpMinutes} minutes: give \`app-id\` if you can`;
    throw new ServiceError('timeout', message);
  };
}

/** @param limits returns the limits of the next call */
async function readApps(
  caller: Caller,
  clock: Clock,
  search?: string,
  limits?: () => CallLimits,
): Promise<AppItem[]> {
  const listing = await readAllPages<AppItem>({
    clock,
    idOf: (app) => app.appId,
    readPage: async (paging) => {
      const query = { ...paging, ...(search !== undefined && { search }) };
      const call = { path: ['apps'], query, ...limits?.() };
      return caller.json(call, appPageSchema.check(isRequestedPage(paging.page)));
    },
  });
  if (listing.kind === 'complete') return listing.items;
  throw new ServiceError('unexpected-response', 'The list of apps kept changing while it was read');
}
