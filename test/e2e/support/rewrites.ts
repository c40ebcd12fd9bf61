import { z } from 'zod';
import type { FaultRule } from '../../../harness/faults.ts';

const findingsPage = z.looseObject({
  data: z.array(z.looseObject({ id: z.string() })),
  total: z.int(),
});

/** A page of the findings list, as the service gave it. */
export type FindingsPage = z.infer<typeof findingsPage>;
/** A finding, as the service gave it. */
export type Finding = FindingsPage['data'][number];

type Match = Pick<FaultRule, 'method' | 'path' | 'nth'>;

/** Answers to such requests say something else. */
export function rewrite(match: Match, edit: (json: unknown) => unknown): FaultRule {
  return { ...match, fault: { kind: 'rewrite', edit } };
}

/** Answers to such requests have these members, whatever the service says. */
export function answersHave(match: Match, members: object): FaultRule {
  return rewrite(match, (json) => ({ ...Object(json), ...members }));
}

/** Changes every page of the findings list: `edit` gives the members that differ. */
export function editFindings(edit: (page: FindingsPage) => object): FaultRule {
  return rewrite({ path: /\/vulnerabilities\?/ }, (json) => {
    const page = findingsPage.parse(json);
    return { ...page, ...edit(page) };
  });
}

/** Changes every finding: `edit` gives the members that differ. */
export function editEachFinding(edit: (finding: Finding) => object): FaultRule {
  return editFindings(({ data }) => ({
    data: data.map((finding) => ({ ...finding, ...edit(finding) })),
  }));
}

/** Replaces the findings by these, as the whole list. */
export function findingsAre(findings: object[]): FaultRule {
  return editFindings(() => ({ data: findings, total: findings.length }));
}
