import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Caller } from './caller.ts';
import { ServiceError } from './errors.ts';
import { countSchema, maxPageSize, readAllPages } from './pages.ts';
import type { CallLimits } from './retry.ts';
import { identifier, lenient } from './schemas.ts';

/** An app of the organization. `registrationStatus` is kept as it came: PENDING, IN_PROGRESS, COMPLETED, FAILED, CANCELLED or unknown. */
const appSchema = z.object({
  appId: identifier,
  label: lenient(z.string()),
  appUrl: lenient(z.string()),
  basePath: lenient(z.string()),
  registrationStatus: z.string(),
});
export type App = z.infer<typeof appSchema>;

/** The specification shows no field of a list item but its id. */
const appItemSchema = z.object({ appId: identifier, appUrl: lenient(z.string()) });
const appPageSchema = z.object({
  data: z.array(appItemSchema),
  total: countSchema,
  pageSize: lenient(z.int().check(z.positive())),
});
type AppItem = z.infer<typeof appItemSchema>;

export interface Apps {
  /** Ids of all apps, or of those that the service finds for `search`, over all pages of `GET /apps`. */
  ids(search?: string): Promise<string[]>;
  /** `GET /apps/{appId}` */
  get(appId: string, limits?: CallLimits): Promise<App>;
  /** Ids of the apps that are registered with this URL, found over all pages of `GET /apps`. */
  idsByUrl(appUrl: string): Promise<string[]>;
}

export function createApps(caller: Caller, clock: Clock): Apps {
  const get: Apps['get'] = async (appId, limits) => {
    const app = await caller.json({ path: ['apps', appId], ...limits }, appSchema);
    if (app.appId !== appId)
      throw new ServiceError(
        'unexpected-response',
        `Asked for app ${appId}, the service answered with app ${app.appId}`,
      );
    return app;
  };
  return {
    get,
    ids: async (search) => (await readApps(caller, { clock, search })).map(({ appId }) => appId),
    idsByUrl: async (appUrl) => {
      const matches: string[] = [];
      for (const item of await readApps(caller, { clock })) {
        const itemUrl = item.appUrl ?? (await get(item.appId)).appUrl;
        if (itemUrl !== undefined && sameUrl(itemUrl, appUrl)) matches.push(item.appId);
      }
      return matches;
    },
  };
}

interface AppsReading {
  clock: Clock;
  search?: string | undefined;
}

async function readApps(caller: Caller, { clock, search }: AppsReading): Promise<AppItem[]> {
  const listing = await readAllPages<AppItem, never>({
    clock,
    idOf: (app) => app.appId,
    readPage: async (page) => {
      const { data, total, pageSize } = await caller.json(
        { path: ['apps'], query: { page, pageSize: maxPageSize, ...(search !== undefined && { search }) } },
        appPageSchema,
      );
      return { items: data, total, pageSize };
    },
  });
  if (listing.kind === 'complete') return listing.items;
  throw new ServiceError('unexpected-response', 'The list of apps kept changing while it was read');
}

/** Equal but for the case of scheme and host, a default port, and a slash at the end. */
function sameUrl(left: string, right: string): boolean {
  const [a, b] = [left, right].map((url) => (URL.canParse(url) ? new URL(url).href.replace(/\/$/, '') : url));
  return a === b;
}
