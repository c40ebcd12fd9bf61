import type { AssessedFinding, Assessment } from '../decision/findings/assessment.ts';
import type { Verdict } from '../decision/verdict.ts';
import type { App } from '../service/apps.ts';
import type { Task } from '../service/tasks.ts';
import { redact, redactTokens } from '../text/credentials.ts';
import { patternOf } from '../text/secret-forms.ts';

/** Shorter secrets would blot out ordinary words. */
const minSecretLength = 4;

/** Takes secrets out of a text. */
export type Redactor = (text: string) => string;

export type Redactors = ReturnType<typeof createRedactors>;

/**
 * The redactors of a run, which know its secrets in the forms in which a text may hold them.
 * @param secrets may grow meanwhile: tokens are known once they are obtained
 */
export function createRedactors(secrets: readonly string[]) {
  let redactors: Redactor[] = [];
  let count = 0;
  /** Of the run's own secrets alone, for a text that views make harmless anyhow. */
  const known: Redactor = (text) => {
    if (count !== secrets.length) redactors = redactorsOf(secrets);
    count = secrets.length;
    return redactors.reduce((safe, withoutOne) => withoutOne(safe), text);
  };
  /** Takes out what looks like a credential, too. */
  const text: Redactor = (foreign) => redact(known(foreign));
  /** For identifiers: of what looks like a credential it takes out what begins as a known token. */
  const id: Redactor = (foreign) => redactTokens(known(foreign));
  return { known, text, id };
}

/** The longest first: one may be a part of another. The lines of a secret are secrets, too. */
function redactorsOf(secrets: readonly string[]): Redactor[] {
  const parts = secrets
    .flatMap((secret) => [secret, ...secret.split(/[\r\n]+/)])
    .map((part) => part.trim());
  return [...new Set(parts)]
    .filter(({ length }) => length >= minSecretLength)
    .sort((a, b) => b.length - a.length)
    .map((secret) => {
      const pattern = patternOf(secret);
      // Every form of it is at least as long. Node.js compiles a pattern, large as that of a token
      // is, at its first use: what is too short costs nothing.
      return (text) => (text.length < secret.length ? text : text.replace(pattern, '[redacted]'));
    });
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
export function redactRun(run: Task & { statusUrl: string }, { text, id }: Redactors): Task {
  return { ...redactTexts(run, text), taskId: id(run.taskId), statusUrl: id(run.statusUrl) };
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
    ignoredOverrides: assessment.ignoredOverrides.map(text),
  };
}

/** A copy of a record with every text in it redacted. */
function redactTexts<T extends object>(record: T, redactor: Redactor): T {
  const copy = { ...record };
  for (const [name, value] of Object.entries(record))
    if (typeof value === 'string') Reflect.set(copy, name, redactor(value));
  return copy;
}
