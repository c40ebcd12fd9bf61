import { severities } from '../../decision/findings/severity.ts';
import { reasons, reasonsByVerdict } from '../../decision/reasons.ts';
import { registrationStatuses } from '../../service/registration.ts';
import { taskStates } from '../../service/task-states.ts';
import { redactCredentials, redactTokens } from '../../text/credentials.ts';
import { formsOfSecret } from '../../text/secret-forms.ts';
import { shownUrl } from '../../text/shown-url.ts';

/** Words that others compare, in lower case: a password can be one of them by chance. */
const enumeratedWords: ReadonlySet<string> = new Set(
  [
    'passed',
    ...Object.keys(reasonsByVerdict),
    ...Object.keys(reasons),
    ...severities,
    ...taskStates,
    ...registrationStatuses,
    'accepted',
    'dismissed',
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
    return forms.reduce((safe, form) => safe.replaceAll(form, '[redacted]'), text);
  };
  /** Replaces credentials of others, too. */
  const text: Redactor = (untrusted) => redactCredentials(ownSecrets(untrusted));
  /** For identifiers: of others' credentials it replaces only tokens. */
  const id: Redactor = (untrusted) => redactTokens(ownSecrets(untrusted));
  return { text, id };
}

/** The longest first, since one may contain another. Each line of a secret is a secret, too. */
function allFormsOf(secrets: readonly string[]): string[] {
  const parts = secrets.flatMap((secret) => [secret, ...secret.split(/[\r\n]+/)]);
  const forms = parts.flatMap((part) => formsOfSecret(part.trim()));
  return [...new Set(forms)].sort((a, b) => b.length - a.length);
}

/** What names a thing, or is made of such a name: only tokens in it are replaced. */
const identifiers: ReadonlySet<string> = new Set(['id', 'appId', 'taskId', 'statusUrl']);
/** URLs of the app, as somebody wrote them. */
const appAddresses: ReadonlySet<string> = new Set(['appUrl', 'versionUrl']);

function redactorOf(name: string, { text, id }: Redactors): Redactor {
  if (appAddresses.has(name)) return (url) => text(shownUrl(url));
  return identifiers.has(name) ? id : text;
}

/** A copy without secrets in any text; nothing is decided on it any more. */
export function redactAll<T extends object>(record: T, redactors: Redactors): T {
  const copies = new Map<object, object>(); // what several lists share stays shared
  const copyOf = <V extends object>(original: V): V => {
    const copy = Array.isArray(original) ? [...original] : { ...original };
    copies.set(original, copy);
    for (const [name, value] of Object.entries(original)) {
      if (typeof value === 'string') Reflect.set(copy, name, redactorOf(name, redactors)(value));
      else if (typeof value === 'object' && value !== null)
        Reflect.set(copy, name, copies.get(value) ?? copyOf(value));
    }
    return copy as V;
  };
  return copyOf(record);
}
