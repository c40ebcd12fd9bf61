import * as z from 'zod/mini';
import type { RoleCredential } from '../../service/apps.ts';
import type { InputReader } from '../input-reader.ts';
import { isHttpUrl, isLongerThan, refuseEntries } from './bounds.ts';

const maxLogins = 20;

const isMissing = (value: unknown) => value === undefined || value === null || value === '';
const notText = 'must be text: put it in quotes';
const textOf = (max: number) =>
  z.string({ error: ({ input }) => (isMissing(input) ? 'is missing' : notText) }).check(
    z.minLength(1, { error: 'is missing', abort: true }),
    z.refine((text) => !isLongerThan(text, max), `must have at most ${max} characters`),
  );

/** What the service takes of a login. */
const loginSchema = z.strictObject({
  role: textOf(100),
  username: textOf(320),
  password: textOf(1024),
  loginUrl: z.optional(textOf(2048).check(z.refine(isHttpUrl, 'must be an `http` or `https` URL'))),
});

/** Reads logins, JSON or YAML. Problems name the entry, never a value, which may be a secret. */
export async function readCredentials(
  reader: InputReader,
  name: string,
  mask: (secret: string) => void,
): Promise<RoleCredential[] | undefined> {
  const text = reader.verbatim(name);
  if (text === undefined) return undefined;
  const parsed = await parse(text);
  if ('problem' in parsed) {
    mask(text);
    reader.refuse(name, parsed.problem);
    return undefined;
  }
  maskSecrets(parsed.value, mask);
  return checkLogins(reader, name, parsed.value);
}

async function parse(text: string): Promise<{ value: unknown } | { problem: string }> {
  try {
    return { value: JSON.parse(text) };
  } catch {
    // It may be YAML.
  }
  const { parseDocument } = await import('yaml'); // large, and seldom needed
  const document = parseDocument(text, { logLevel: 'error' });
  const [error] = document.errors;
  const line = error?.linePos?.[0].line ?? 1;
  if (error) return { problem: `is neither JSON nor YAML (${error.code} in line ${line})` };
  try {
    return { value: document.toJS() };
  } catch {
    return { problem: 'has aliases that cannot be resolved' };
  }
}

/** Of any value only roles, login URLs, and user names that are no addresses may reach the log. */
function maskSecrets(value: unknown, mask: (secret: string) => void): void {
  if (value !== '' && (typeof value === 'string' || typeof value === 'number')) mask(String(value));
  else if (typeof value === 'object' && value !== null)
    for (const [key, member] of Object.entries(value))
      if (!isHarmless(key, member)) maskSecrets(member, mask);
}

function isHarmless(key: string, value: unknown): boolean {
  if (key === 'username') return !String(value).includes('@');
  return key === 'role' || key === 'loginUrl';
}

function checkLogins(
  reader: InputReader,
  name: string,
  value: unknown,
): RoleCredential[] | undefined {
  if (!Array.isArray(value)) {
    reader.refuse(name, 'must be a list of logins, each with `role`, `username` and `password`');
    return undefined;
  }
  if (value.length > maxLogins)
    reader.refuse(name, `must have at most ${maxLogins} logins, not ${value.length}`);
  const logins = value.map((login: unknown) => loginSchema.safeParse(login));
  refuseEntries(
    reader,
    name,
    logins.map(({ error }) => error?.issues.flatMap(problemsOf) ?? []),
  );
  const checked = logins.flatMap(({ data }) => data ?? []);
  return checked.length > 0 ? checked : undefined;
}

function problemsOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map(unknownMember);
  const [member] = issue.path;
  if (member === undefined) return ['must have `role`, `username` and `password`'];
  return [`\`${String(member)}\` ${issue.message}`];
}

/** A key is quoted only if it can be nothing but a slip of the pen. */
function unknownMember(key: string): string {
  return /^[A-Za-z_-]{1,30}$/.test(key) ? `\`${key}\` is unknown` : 'it has an unknown member';
}
