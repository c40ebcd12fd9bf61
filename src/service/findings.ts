import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Call, Caller } from './caller.ts';
import { requireSame } from './errors.ts';
import {
  countSchema,
  isPage,
  type Listing,
  type PageQuery,
  pageOf,
  pagingFields,
  readAllPages,
  smallestPage,
} from './pages.ts';
import { createRateLimiter } from './rate-limiter.ts';
import type { CallLimits } from './retry.ts';
import { anyAsText, comparable, findingIdentifier, lenient, text, texts } from './schemas.ts';

const stateFields = {
  isFixed: lenient(z.boolean()),
  isDismissed: lenient(z.boolean()),
  fixClaimed: lenient(z.boolean()),
};

/** A field that a finding exposes, or by which it is reached. */
const fieldSchema = z.object({
  name: text(200),
  dataType: lenient(text(100)),
  location: lenient(text(100)),
});

const maxFields = 20;
const fieldsSchema = z.pipe(
  z.array(z.unknown()),
  z.transform((items: unknown[]) =>
    items.slice(0, maxFields).flatMap((item) => fieldSchema.safeParse(item).data ?? []),
  ),
);

/** Its other keys hold live tokens, or orders for a coding agent. */
const additionalDetailsSchema = z.object({
  description: lenient(text(1000)),
  impact_analysis: lenient(text(1000)),
  mitigation: lenient(text(1000)),
  long_solution: lenient(text(2000)),
  references: lenient(texts(10, 300)),
});

/**
 * A finding (vulnerability), with the fields that the gate decides on or shows. The rest is dropped
 * as it is read: reproducers and answers hold live tokens and personal data, and are large. Only
 * `id`, `label` and `severity` are always there.
 */
const findingSchema = z.object({
  id: findingIdentifier,
  label: text(500),
  severity: z._default(anyAsText(100), 'missing'),
  updated_severity: z.optional(z.nullable(anyAsText(100))),
  title: lenient(text(500)),
  method: comparable(50),
  path: comparable(2048),
  owasp: lenient(text(100)),
  cwe: lenient(text(100)),
  cvss_score: lenient(z.number()),
  cvss_vector: lenient(text(200)),
  // Of passages the beginning is kept: thousands of findings are held in memory at once.
  impact: lenient(text(1000)),
  remediation: lenient(text(1000)),
  explainer: lenient(text(1000)),
  additionalDetails: lenient(additionalDetailsSchema),
  fields: lenient(fieldsSchema),
  uiPath: lenient(text(500)),
  issueType: lenient(text(100)),
  isPII: lenient(z.boolean()),
  isPCI: lenient(z.boolean()),
  isHIPAA: lenient(z.boolean()),
  created_on: lenient(text(100)),
  ...stateFields,
});
export type Finding = z.infer<typeof findingSchema>;

/** What can be said of a finding: that it is fixed (a claim), a known risk, or open after all. */
export type TriageAction = 'fix' | 'dismiss' | 'reopen';

/** The three calls share one limit. */
const triageLimit = { requests: 30, windowMs: 60_000 };

/** The contract shows only the answer to `reopen`, which wraps the finding. */
const stateSchema = z.object({ id: lenient(findingIdentifier), ...stateFields });
const triagedSchema = z.catch(z.extend(stateSchema, { vulnerability: lenient(stateSchema) }), {});
/** What an answer says of a finding; what it leaves out is unknown. */
export type FindingState = Omit<z.infer<typeof stateSchema>, 'id'>;

const completed = 'COMPLETED';
/** What the findings list says while a test of the app is active. */
export const runInProgress = 'RUN_IN_PROGRESS';

const statusSchema = z.object({ status: text(200) });

/** A list that is not COMPLETED may lack everything else. */
const findingsPageSchema = z
  .object({
    status: text(200),
    data: z.optional(z.nullable(pageOf(findingSchema))),
    ...pagingFields,
    total: z.optional(z.nullable(countSchema)),
  })
  .check(hasWhenCompleted('data'), hasWhenCompleted('total'));

function hasWhenCompleted(field: 'data' | 'total') {
  type Page = { status: string; data?: unknown; total?: unknown };
  return z.refine<Page>((page) => page.status !== completed || page[field] != null, {
    path: [field],
  });
}

/** `stop` is a list status other than COMPLETED: RUN_IN_PROGRESS, NO_RUNS or unknown. */
export type FindingsListing = Listing<Finding>;

export type Findings = ReturnType<typeof createFindings>;

export function createFindings(caller: Caller, clock: Clock) {
  const rateLimiter = createRateLimiter(clock, triageLimit);
  const callOf = (appId: string, query: PageQuery, limits?: CallLimits): Call => ({
    path: ['apps', appId, 'vulnerabilities'],
    query,
    ...limits,
  });
  return {
    /** Only the list's status, by the smallest page: COMPLETED, RUN_IN_PROGRESS, NO_RUNS, … */
    status: async (appId: string, limits?: CallLimits): Promise<string> =>
      (await caller.json(callOf(appId, smallestPage, limits), statusSchema)).status,
    /**
     * The list's status, after its first finding was read in full: a list that cannot be read must
     * show before a run is paid for.
     */
    probe: async (appId: string, limits?: CallLimits): Promise<string> =>
      (await caller.json(callOf(appId, smallestPage, limits), findingsPageSchema)).status,
    /** All findings of the app, over all pages of `GET /apps/{appId}/vulnerabilities`. */
    list: (appId: string, limits?: CallLimits): Promise<FindingsListing> =>
      readAllPages<Finding>({
        clock,
        idOf: (finding) => finding.id,
        readPage: async (query) => {
          const isAsked = isPage(query.page, ({ status }) => status !== completed);
          const call = callOf(appId, query, limits);
          const page = await caller.json(call, findingsPageSchema.check(isAsked));
          const { status, data, total, pageSize } = page;
          if (status !== completed) return { stop: status };
          return { data: data ?? [], total: total ?? 0, pageSize };
        },
      }),
    /** `GET /vulnerabilities/{id}`; `payment-required` on the free tier. */
    get: async (findingId: string): Promise<Finding> => {
      const finding = await caller.json({ path: ['vulnerabilities', findingId] }, findingSchema);
      requireSame('finding', findingId, finding.id);
      return finding;
    },
    /**
     * `POST /vulnerabilities/{id}/fix`, `/dismiss` or `/reopen`, as fast as the rate limit allows.
     * Returns what the answer says of the finding, which may be nothing. It is sent again only when
     * the service certainly did not accept it; reopening an open finding is an `invalid-request`.
     */
    triage: async (findingId: string, action: TriageAction): Promise<FindingState> => {
      const call: Call = {
        method: 'POST',
        path: ['vulnerabilities', findingId, action],
        rateLimiter,
      };
      const { vulnerability, ...answer } = (await caller.jsonIfAny(call, triagedSchema)) ?? {};
      const { id, ...state } = vulnerability ?? answer;
      if (id !== undefined) requireSame('finding', findingId, id);
      return state;
    },
  };
}
