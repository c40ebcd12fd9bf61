import type { AssessedFinding, Assessment } from '../gate/assessment.ts';
import type { Verdict } from '../gate/verdict.ts';
import { redact } from './untrusted.ts';

/** Shorter secrets would blot out ordinary words. */
const minSecretLength = 4;

/** Takes secrets out of a text. */
export type Redactor = (text: string) => string;

/** A redactor that knows the secrets of this run, in the forms in which a text may hold them, beside what looks like a credential. */
export function createRedactor(secrets: readonly string[]): Redactor {
  const forms = secrets
    .filter((secret) => secret.length >= minSecretLength)
    .flatMap((secret) => [
      secret,
      encodeURIComponent(secret),
      JSON.stringify(secret).slice(1, -1),
      Buffer.from(secret).toString('base64'),
    ]);
  const longestFirst = [...new Set(forms)].sort((a, b) => b.length - a.length);
  return (text) => redact(longestFirst.reduce((safe, form) => safe.replaceAll(form, '[redacted]'), text));
}

/** The verdict without secrets: its message may quote what the service said. */
export function redactVerdict(verdict: Verdict, redactor: Redactor): Verdict {
  return { ...verdict, message: redactor(verdict.message) };
}

/** Findings without secrets in any of their texts, ids included. Nothing is decided on them any more. */
export function redactAssessment(assessment: Assessment, redactor: Redactor): Assessment {
  const safe = new Map(assessment.findings.map((each) => [each, redactFinding(each, redactor)]));
  const pick = (findings: AssessedFinding[]) => findings.map((each) => safe.get(each) ?? redactFinding(each, redactor));
  return {
    ...assessment,
    findings: pick(assessment.findings),
    open: pick(assessment.open),
    accepted: pick(assessment.accepted),
    blocking: pick(assessment.blocking),
    acceptances: assessment.acceptances?.map((use) => ({
      ...use,
      acceptance: redactTexts(use.acceptance, redactor),
    })),
    unknownSeverities: assessment.unknownSeverities.map(redactor),
    ignoredOverrides: assessment.ignoredOverrides.map(redactor),
  };
}

function redactFinding(assessed: AssessedFinding, redactor: Redactor): AssessedFinding {
  const { finding, acceptance } = assessed;
  return {
    ...assessed,
    finding: redactTexts(finding, redactor),
    acceptance: acceptance && redactTexts(acceptance, redactor),
  };
}

/** A copy of a record with every text in it redacted. */
export function redactTexts<T extends object>(record: T, redactor: Redactor): T {
  const copy = { ...record };
  for (const [name, value] of Object.entries(record))
    if (typeof value === 'string') Reflect.set(copy, name, redactor(value));
  return copy;
}
