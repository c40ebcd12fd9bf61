import * as z from 'zod/mini';
import { severities } from '../../decision/findings/severity.ts';
import { described } from '../../text/described.ts';

const textField = (description: string) => described(z.string(), description);
const textIfComparable = (description: string) =>
  described(z.nullish(z.string()), `${description}; null where it is too long or no text`);
const textIfAny = (description: string) => described(z.optional(z.string()), description);

const flagIfAny = (description: string) => described(z.optional(z.boolean()), description);

const acceptance = z.object({
  reason: textField('Why the risk is accepted'),
  owner: textField('Who accepted it'),
  expires: textField('Last day on which the acceptance holds or held (UTC), as YYYY-MM-DD'),
  maxSeverity: textIfAny('Worst severity that is accepted'),
});

const field = z.object({
  name: textField('Name of the field'),
  type: textIfAny('Its data type'),
  location: textIfAny('Where it is, such as `response.body`'),
});

const finding = z.object({
  id: textField('Id of the finding at the service'),
  label: textField('Category of the finding, as the service names it'),
  title: textIfAny('Title of the finding'),
  severity: textField('Severity that the service gave at first'),
  effectiveSeverity: textField(
    `Severity that counts, after overrides of the service and of the policy: ${severities.join(', ')}; one that is none of them is as the service gave it`,
  ),
  method: textIfComparable('HTTP method; absent for a finding of the whole app'),
  path: textIfComparable('Path of the endpoint; absent for a finding of the whole app'),
  state: described(
    z.enum(['open', 'accepted', 'dismissed', 'fixed']),
    '`accepted` by the policy; `dismissed` or `fixed` at the service',
  ),
  new: described(
    z.nullable(z.boolean()),
    'Whether an open finding is new; null where nothing can be known',
  ),
  blocking: described(z.boolean(), 'Whether the finding fails the job'),
  ageDays: described(
    z.optional(z.int()),
    'Days between the UTC days of its creation and of this run; absent when that is unknown',
  ),
  dueOn: textIfAny('Last day before its deadline makes it block (UTC), as YYYY-MM-DD'),
  overdue: described(z.boolean(), 'Whether it is open past the deadline of the policy'),
  impact: textIfAny('What the finding means for the app, at most 1,000 characters'),
  remediation: textIfAny('What to do about it, at most 1,000 characters'),
  explainer: textIfAny('What is wrong, at most 1,000 characters'),
  description: textIfAny('What the test did and saw, at most 1,000 characters'),
  impactAnalysis: textIfAny('Who is affected and how, at most 1,000 characters'),
  mitigation: textIfAny('What helps until it is fixed, at most 1,000 characters'),
  longSolution: textIfAny('How to fix it in detail, at most 2,000 characters'),
  references: described(z.optional(z.array(z.string())), 'Where to read on, at most 10 texts'),
  owasp: textIfAny('Category of the OWASP API Security Top 10, such as API1:2023'),
  cwe: textIfAny('Weakness, such as CWE-639'),
  cvssScore: described(z.optional(z.number()), 'CVSS base score, 0 to 10'),
  cvssVector: textIfAny('CVSS vector'),
  uiPath: textIfAny('Route of the user interface through which it was reproduced'),
  fields: described(z.optional(z.array(field)), 'Affected or sensitive fields, at most 20'),
  issueType: textIfAny('Such as `security` or `privacy`'),
  isPII: flagIfAny('Whether it exposes personal data'),
  isPCI: flagIfAny('Whether it exposes payment card data'),
  isHIPAA: flagIfAny('Whether it exposes health data'),
  createdOn: textIfAny('When the service found it first, as the service gives it'),
  fixClaimed: described(
    z.boolean(),
    'Whether somebody claims that the finding is fixed; no run has proven it',
  ),
  acceptance: described(
    z.optional(acceptance),
    "The policy's entry that the finding falls under, or fell until it expired or was outgrown",
  ),
});

const app = z.object({
  appId: textField('Id of the app'),
  label: textIfAny('Name of the app'),
  appUrl: textIfAny('URL that the app was registered with'),
});

const run = z.object({
  taskId: textField('Task of the run'),
  state: textField('Its last known state'),
  runNumber: described(z.optional(z.int()), 'Number of the run'),
});

/** The findings file as it is written; later versions may add fields. */
export const findingsFileSchema = z.object({
  schemaVersion: described(z.literal(1), 'Version of this format'),
  verdict: described(
    z.enum(['passed', 'failed', 'not-tested', 'error']),
    'What the gate says of the build',
  ),
  reason: textField('Code of the reason for the verdict; empty for `passed`'),
  unproven: textIfAny(
    'With `failed`: the code of the reason for which the findings are not proven to be those of this run, or all of them; absent when they are',
  ),
  app: described(z.optional(app), 'The app; absent when it is not known'),
  run: described(z.optional(run), 'The run that the verdict rests on; absent when there is none'),
  findings: described(
    z.array(finding),
    'All findings of the app, fixed ones included; none unless it was tested',
  ),
});

export type FindingsFile = z.infer<typeof findingsFileSchema>;
