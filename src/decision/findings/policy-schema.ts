import * as z from 'zod/mini';
import { type Severity, severities } from './severity.ts';

const maxTextLength = 1000;
const anySeverity = severities.join(', ');

const anyText = z
  .string({
    error: ({ input }) => (input === undefined ? 'is required' : 'must be text: put it in quotes'),
  })
  .check(z.maxLength(maxTextLength, { error: `must have at most ${maxTextLength} characters` }));
const text = anyText.check(z.regex(/\S/, { error: 'must not be empty' }));
/** Compared as it is: a line break that a block (`|`) ends in would match nothing. */
const criterion = anyText.check(
  z.regex(/^\S(?:.*\S)?$/, { error: 'must be one line, not empty and without blanks around it' }),
);
const severity = z.enum(severities, { error: `must be one of ${anySeverity}` });
const pathGlob = 'Glob on the path: `*` within a segment, `**` across segments. Braces are literal';

function optionalField<T extends z.core.SomeType>(type: T, description: string) {
  return z.optional(type).check(z.describe(description));
}

const flag = z.literal(true, { error: 'must be `true`, or left out' });

const match = z
  .strictObject(
    {
      id: optionalField(criterion, 'Id of the finding'),
      label: optionalField(criterion, 'Category of the finding, exactly as the service names it'),
      method: optionalField(criterion, 'HTTP method, in any letter case'),
      path: optionalField(criterion, pathGlob),
      cwe: optionalField(
        anyText.check(z.regex(/^[Cc][Ww][Ee]-\d+$/, { error: 'must have the form CWE-79' })),
        'For example CWE-79',
      ),
      owasp: optionalField(criterion, 'For example API1:2023'),
      severity: optionalField(severity, 'Effective severity that the service gives'),
      title: optionalField(criterion, 'Title of the finding, exactly'),
      'app-id': optionalField(criterion, 'Id of the app, in a policy that many repositories share'),
      pii: optionalField(flag, 'The finding exposes personal data'),
      pci: optionalField(flag, 'The finding exposes payment card data'),
      hipaa: optionalField(flag, 'The finding exposes health data'),
    },
    { error: 'must be a mapping of criteria, such as `{ label: Missing HSTS Header }`' },
  )
  .check(
    z.refine((criteria) => Object.keys(criteria).length > 0, {
      error: 'must name at least one criterion',
    }),
  );

/** Either the id of one finding, or criteria. */
const subject = {
  id: optionalField(criterion, 'Id of the finding'),
  match: optionalField(match, 'Criteria, all of which must fit'),
};
const hasOneSubject = z.refine<{ id?: string | undefined; match?: unknown }>(
  ({ id, match }) => (id === undefined) !== (match === undefined),
  { error: 'must have either `id` or `match`' },
);

const lastDay = 'Last day on which the acceptance holds (UTC), at most a year and a day ahead';
const worstAccepted = 'A finding that the service rates worse than this is no longer accepted';
const expiresError =
  'must be a day of the calendar as YYYY-MM-DD, the last one on which the risk is accepted (UTC)';
const acceptance = z
  .strictObject(
    {
      ...subject,
      reason: text.check(z.describe('Why the risk is accepted')),
      owner: text.check(z.describe('Who accepted it')),
      expires: z.iso.date({ error: expiresError }).check(z.describe(lastDay)),
      'max-severity': optionalField(severity, worstAccepted),
    },
    { error: 'must be a mapping with `id` or `match`, `reason`, `owner` and `expires`' },
  )
  .check(hasOneSubject);

const override = z
  .strictObject(
    { ...subject, severity: severity.check(z.describe('Severity that counts instead')) },
    { error: 'must be a mapping with `id` or `match`, and `severity`' },
  )
  .check(hasOneSubject);

const newSinceError =
  'must be a day of the calendar as YYYY-MM-DD: what was found before it (UTC) is known';
const newSince = z.iso.date({ error: newSinceError });

const daysError = { error: 'must be a whole number of days from 0 to 3650' };
const days = z.int(daysError).check(z.minimum(0, daysError), z.maximum(3650, daysError));
const daysIf = (severity: Severity) => optionalField(days, `Of a ${severity} finding`);
const deadlines = z.strictObject(
  {
    critical: daysIf('critical'),
    high: daysIf('high'),
    medium: daysIf('medium'),
    low: daysIf('low'),
  },
  { error: 'must be a mapping of severities to days, such as `{ high: 7 }`' },
);

/** A glob of another form fits no file, or, without its `!`, more files than it was meant to. */
const fileGlob = criterion.check(
  z.regex(/^(?!!|\.{0,2}\/).*[^/]$/, {
    error:
      'must be a glob of files from the root of the repository, such as `docs/**`, without `!`',
  }),
);

/** An unknown key is a problem: a misspelt one would be a rule that does nothing. */
export const policySchema = z.strictObject(
  {
    'fail-on-severity': optionalField(
      z.enum([...severities, 'none'], { error: `must be one of ${anySeverity}, none` }),
      'Lowest severity that fails the job; the input of the same name wins',
    ),
    accept: optionalField(
      z.nullable(z.array(acceptance, { error: 'must be a list of accepted risks' })),
      'Accepted risks',
    ),
    'new-since': optionalField(
      newSince,
      'What was found before this day (UTC) is known and does not block; at most tomorrow',
    ),
    deadlines: optionalField(
      z.nullable(deadlines),
      'Days from the creation of a finding, or from `new-since` if that is later, until it is overdue, by severity',
    ),
    'nothing-to-test': optionalField(
      z.nullable(z.array(fileGlob, { error: 'must be a list of globs, such as `docs/**`' })),
      'Files that need no test, as globs: a change of the default branch that touches only such files is not tested',
    ),
    severity: optionalField(
      z.nullable(z.array(override, { error: 'must be a list of overrides' })),
      'Severity overrides; the first one that matches counts',
    ),
  },
  {
    error:
      'must be a mapping with `fail-on-severity`, `accept`, `new-since`, `nothing-to-test`, `deadlines` or `severity`',
  },
);

export type PolicyContent = z.infer<typeof policySchema>;
export type Criteria = z.infer<typeof match>;
