import * as z from 'zod/mini';
import { severities } from '../gate/findings/severity.ts';

const text = (description: string) => z.string().check(z.describe(description));
const textIfAny = (description: string) => z.optional(z.string()).check(z.describe(description));

const acceptance = z.object({
  reason: text('Why the risk is accepted'),
  owner: text('Who accepted it'),
  expires: text('Last day on which the acceptance holds or held (UTC), as YYYY-MM-DD'),
});

const finding = z.object({
  id: text('Id of the finding at the service'),
  label: text('Category of the finding, as the service names it'),
  title: textIfAny('Title of the finding'),
  severity: text('Severity that the service gave at first'),
  effectiveSeverity: text(
    `Severity that counts, after overrides of the service and of the policy: ${severities.join(', ')}; one that is none of them is as the service gave it`,
  ),
  method: textIfAny('HTTP method; absent for a finding of the whole app'),
  path: textIfAny('Path of the endpoint; absent for a finding of the whole app'),
  state: z
    .enum(['open', 'accepted', 'dismissed', 'fixed'])
    .check(z.describe('`accepted` by the policy; `dismissed` or `fixed` at the service')),
  new: z
    .nullable(z.boolean())
    .check(
      z.describe('Whether an open finding is absent from the baseline; null without a baseline'),
    ),
  blocking: z.boolean().check(z.describe('Whether the finding fails the job')),
  impact: textIfAny('What the finding means for the app, at most 1,000 characters'),
  remediation: textIfAny('What to do about it, at most 1,000 characters'),
  owasp: textIfAny('Category of the OWASP API Security Top 10, such as API1:2023'),
  cwe: textIfAny('Weakness, such as CWE-639'),
  cvssScore: z.optional(z.number()).check(z.describe('CVSS base score, 0 to 10')),
  cvssVector: textIfAny('CVSS vector'),
  fixClaimed: z
    .boolean()
    .check(z.describe('Whether somebody claims that the finding is fixed; no run has proven it')),
  acceptance: z
    .optional(acceptance)
    .check(z.describe("The policy's entry that the finding falls under, or fell until it expired")),
});

/** The findings file as it is written; later versions may add fields. */
export const findingsFileSchema = z.object({
  schemaVersion: z.literal(1).check(z.describe('Version of this format')),
  verdict: z
    .enum(['passed', 'failed', 'not-tested', 'error'])
    .check(z.describe('What the gate says of the build')),
  reason: text('Code of the reason for the verdict; empty for `passed`'),
  app: z
    .optional(
      z.object({
        appId: text('Id of the app'),
        label: textIfAny('Name of the app'),
        appUrl: textIfAny('URL that the app was registered with'),
      }),
    )
    .check(z.describe('The app; absent when it is not known')),
  run: z
    .optional(
      z.object({
        taskId: text('Task of the run'),
        state: text('Its last known state'),
        runNumber: z.optional(z.int()).check(z.describe('Number of the run')),
      }),
    )
    .check(z.describe('The run that the verdict rests on; absent when there is none')),
  findings: z
    .array(finding)
    .check(z.describe('All findings of the app, fixed ones included; none unless it was tested')),
});

export type FindingsFile = z.infer<typeof findingsFileSchema>;
