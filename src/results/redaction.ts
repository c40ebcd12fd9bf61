import type { JudgedRun } from '../decision/context.ts';
import type { AssessedFinding, Assessment } from '../decision/findings/assessment.ts';
import { severities } from '../decision/findings/severity.ts';
import { reasons, reasonsByVerdict } from '../decision/reasons.ts';
import type { Verdict } from '../decision/verdict.ts';
import type { App } from '../service/apps.ts';
import { registrationStatuses } from '../service/registration.ts';
import { taskStates } from '../service/task-states.ts';
import { redactCredentials, redactTokens } from '../text/credentials.ts';
import { formsOfSecret } from '../text/secret-forms.ts';

/** Characters that have to be left of a secret in a text that was cut within it. */
const minFrontLength = 4;

/** Words that others compare, in lower case: a password can be one of them by chance. */
const enumeratedWords: ReadonlySet<string> = new Set(
  [
    'passed',
    ...Object.keys(reasonsByVerdict),
    ...Object.keys(reasons),
    ...severities,
    ...taskStates,
    ...registrationStatuses,
  ].map((word) => word.toLowerCase()),
);

/** Replaces secrets in a text by `[redacted]`. */
export type Redactor = (text: string) => string;

export type Redactors = ReturnType<typeof createRedactors>;

/**
 * The redactors of a run; docs/redaction.md lists what they replace.
 * @param secrets of the run; the list may grow, since tokens become known once they are obtained
 */
export function createRedactors(secrets: readonly string[]) {
  let forms: string[] = [];
  let count = 0;
  /** Replaces the run's own secrets, but no text that is just an enumerated word. */
  const ownSecrets: Redactor = (text) => {
    if (enumeratedWords.has(text.toLowerCase())) return text;
    if (count !== secrets.length) forms = allFormsOf(secrets);
    count = secrets.length;
    const whole = forms.reduce((safe, form) => safe.replaceAll(form, '[redacted]'), text);
    return redactCutSecrets(whole, forms);
  };
  /** Replaces credentials of others, too. */
  const text: Redactor = (untrusted) => redactCredentials(ownSecrets(untrusted));
  /** For identifiers: of others' credentials it replaces only tokens. */
  const id: Redactor = (untrusted) => redactTokens(ownSecrets(untrusted));
  return { text, id };
}

/** Redacts the beginnings of secrets before an ellipsis, with which every text that is cut ends. */
function redactCutSecrets(text: string, secrets: readonly string[]): string {
  let safe = text;
  for (let cut = safe.lastIndexOf('…'); cut > 0; cut = safe.lastIndexOf('…', cut - 1)) {
    const start = Math.min(...secrets.map((secret) => startOfCutSecret(safe, secret, cut)));
    if (start < cut) safe = `${safe.slice(0, start)}[redacted]${safe.slice(cut)}`;
  }
  return safe;
}

/** Returns where a beginning of the secret starts that ends at `cut`; `cut` if there is none. */
function startOfCutSecret(text: string, secret: string, cut: number): number {
  const passage = text.slice(Math.max(0, cut - secret.length + 1), cut);
  const beginning = secret.slice(0, minFrontLength);
  let start = passage.indexOf(beginning);
  while (start >= 0 && !secret.startsWith(passage.slice(start)))
    start = passage.indexOf(beginning, start + 1);
  return start < 0 ? cut : cut - passage.length + start;
}

/** The longest first, since one may contain another. Each line of a secret is a secret, too. */
function allFormsOf(secrets: readonly string[]): string[] {
  const parts = secrets.flatMap((secret) => [secret, ...secret.split(/[\r\n]+/)]);
  const forms = parts.flatMap((part) => formsOfSecret(part.trim()));
  return [...new Set(forms)].sort((a, b) => b.length - a.length);
}

/** The verdict without secrets: it may quote what the service said. */
export function redactVerdict(verdict: Verdict, redactor: Redactor): Verdict {
  return redactTexts(verdict, redactor);
}

/** The app without secrets; nothing is asked of the service with it any more. */
export function redactApp(app: App, { text, id }: Redactors): App {
  return { ...redactTexts(app, text), appId: id(app.appId) };
}

/** The run without secrets; what is an identifier, or made of one, stays exact. */
export function redactRun(run: JudgedRun, { text, id }: Redactors): JudgedRun {
  const { taskId, statusUrl } = run;
  return {
    ...redactTexts(run, text),
    ...(taskId !== undefined && { taskId: id(taskId) }),
    ...(statusUrl !== undefined && { statusUrl: id(statusUrl) }),
  };
}

/** Findings without secrets in any text, ids included; nothing is decided on them any more. */
export function redactAssessment(assessment: Assessment, { text, id }: Redactors): Assessment {
  const redactFinding = (assessed: AssessedFinding): AssessedFinding => {
    const { finding, acceptance } = assessed;
    return {
      ...assessed,
      finding: { ...redactTexts(finding, text), id: id(finding.id) },
      acceptance: acceptance && redactTexts(acceptance, text),
    };
  };
  const safe = new Map(assessment.findings.map((each) => [each, redactFinding(each)]));
  const pick = (findings: AssessedFinding[]) => findings.flatMap((each) => safe.get(each) ?? []);
  return {
    ...assessment,
    findings: pick(assessment.findings),
    open: pick(assessment.open),
    accepted: pick(assessment.accepted),
    blocking: pick(assessment.blocking),
    acceptances: assessment.acceptances?.map((use) => ({
      ...use,
      acceptance: redactTexts(use.acceptance, text),
    })),
    unknownSeverities: assessment.unknownSeverities.map(text),
  };
}

/** A copy of a record with every text in it redacted. */
function redactTexts<T extends object>(record: T, redactor: Redactor): T {
  const copy = { ...record };
  for (const [name, value] of Object.entries(record))
    Reflect.set(copy, name, redactValue(value, redactor));
  return copy;
}

function redactValue(value: unknown, redactor: Redactor): unknown {
  if (typeof value === 'string') return redactor(value);
  if (Array.isArray(value)) return value.map((item) => redactValue(item, redactor));
  return value !== null && typeof value === 'object' ? redactTexts(value, redactor) : value;
}
