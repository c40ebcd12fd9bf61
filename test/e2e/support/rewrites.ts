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

/** Changes every page of the findings list: `edit` gives the members that differ. */
export function editFindings(edit: (page: FindingsPage) => object): FaultRule {
  return {
    path: /\/vulnerabilities\?/,
    fault: {
      kind: 'rewrite',
      edit: (json) => {
        const page = findingsPage.parse(json);
        return { ...page, ...edit(page) };
      },
    },
  };
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
