import * as z from 'zod/mini';
import type { Clock } from '../clock.ts';
import type { Caller, ServiceCall } from './caller.ts';
import { requireSame } from './errors.ts';
import {
  countSchema,
  isRequestedPage,
  type Listing,
  type PageQuery,
  pageItemsOf,
  pagingFields,
  readAllPages,
  smallestPage,
} from './pages.ts';
import { createRateLimiter } from './rate-limiter.ts';
import type { CallLimits } from './retry.ts';
import { anyAsText, comparable, identifier, lenient, text, validItems } from './schemas.ts';

const stateFields = {
  isFixed: lenient(z.boolean()),
  isDismissed: lenient(z.boolean()),
  fixClaimed: lenient(z.boolean()),
};

/** A field of the app's API that a finding affects. */
const fieldSchema = z.object({
  name: text(200),
  dataType: lenient(text(100)),
  location: lenient(text(100)),
});

/** Without the keys that contain live tokens, or instructions for a coding agent. */
const additionalDetailsSchema = z.object({
  description: lenient(text(1000)),
  impact_analysis: lenient(text(1000)),
  mitigation: lenient(text(1000)),
  long_solution: lenient(text(2000)),
  references: lenient(validItems(text(300), 10)),
});

/**
 * A finding (vulnerability), with the fields that the gate decides on or shows. The rest is dropped
 * while it is read: reproducers and answers contain live tokens and personal data, and are large.
 * Only `id`, `label` and `severity` are always present.
 */
const findingSchema = z.object({
  id: identifier,
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
  // Only the beginning of long texts is kept: thousands of findings are in memory at once.
  impact: lenient(text(1000)),
  remediation: lenient(text(1000)),
  explainer: lenient(text(1000)),
  additionalDetails: lenient(additionalDetailsSchema),
  fields: lenient(validItems(fieldSchema, 20)),
  uiPath: lenient(text(500)),
  issueType: lenient(text(100)),
  isPII: lenient(z.boolean()),
  isPCI: lenient(z.boolean()),
  isHIPAA: lenient(z.boolean()),
  created_on: lenient(text(100)),
  ...stateFields,
});
export type Finding = z.infer<typeof findingSchema>;

/** How a finding is triaged: as fixed (a claim), as a known risk, or as open again. */
export type TriageAction = 'fix' | 'dismiss' | 'reopen';

/** Rate limit that the three calls of triage share. */
const triageLimit = { requests: 30, windowMs: 60_000 };

/** Only the answer to `reopen` is specified: it contains the finding as `vulnerability`. */
const stateSchema = z.object({ id: lenient(identifier), ...stateFields });
const triagedSchema = z.catch(z.extend(stateSchema, { vulnerability: lenient(stateSchema) }), {});
/** State of a finding as an answer shows it; a missing field is unknown. */
export type FindingState = Omit<z.infer<typeof stateSchema>, 'id'>;

const completed = 'COMPLETED';
/** Status of the findings list while a test of the app is active. */
export const runInProgress = 'RUN_IN_PROGRESS';

const statusSchema = z.object({ status: text(200) });

/** In a list that is not COMPLETED, all other fields may be missing. */
const findingsPageSchema = z
  .object({
    status: text(200),
    data: z.optional(z.nullable(pageItemsOf(findingSchema))),
    ...pagingFields,
    total: z.optional(z.nullable(countSchema)),
  })
  .check(hasWhenCompleted('data'), hasWhenCompleted('total'));

function hasWhenCompleted(field: 'data' | 'total') {
  return z.refine<{ status: string; data?: unknown; total?: unknown }>(
    (page) => page.status !== completed || page[field] != null,
    { path: [field] },
  );
}

/** `stop` is a status other than COMPLETED: RUN_IN_PROGRESS, NO_RUNS or an unknown one. */
export type FindingsListing = Listing<Finding>;

export type Findings = ReturnType<typeof createFindings>;

export function createFindings(caller: Caller, clock: Clock) {
  const rateLimiter = createRateLimiter(clock, triageLimit);
  const callOf = (appId: string, query: PageQuery, limits?: CallLimits): ServiceCall => ({
    path: ['apps', appId, 'vulnerabilities'],
    query,
    ...limits,
  });
  return {
    /** Reads only the status of the list: COMPLETED, RUN_IN_PROGRESS, NO_RUNS, … */
    status: async (appId: string, limits?: CallLimits): Promise<string> =>
      (await caller.json(callOf(appId, smallestPage, limits), statusSchema)).status,
    /**
     * Reads the status of the list and its first finding in full, so that a list that cannot be
     * read shows before a run is paid for.
     */
    probe: async (appId: string, limits?: CallLimits): Promise<string> =>
      (await caller.json(callOf(appId, smallestPage, limits), findingsPageSchema)).status,
    /** Reads all findings of the app: all pages of `GET /apps/{appId}/vulnerabilities`. */
    list: (appId: string, limits?: CallLimits): Promise<FindingsListing> =>
      readAllPages<Finding>({
        clock,
        idOf: (finding) => finding.id,
        mayBeRewritten: true,
        readPage: async (query) => {
          const isRequested = isRequestedPage(query.page, ({ status }) => status !== completed);
          const call = callOf(appId, query, limits);
          const page = await caller.json(call, findingsPageSchema.check(isRequested));
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
     * It is sent again only when the service certainly did not accept it. Reopening an open finding
     * is an `invalid-request`.
     * @returns the finding's new state, as far as the answer shows it
     */
    triage: async (findingId: string, action: TriageAction): Promise<FindingState> => {
      const call: ServiceCall = {
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
