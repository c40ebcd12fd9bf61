import * as z from 'zod/mini';
import type { RoleCredential } from '../../service/apps.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import { atMost, checkEntries, isHttpUrl } from './bounds.ts';

const missing = 'is missing';
const notText = 'must be text: put it in quotes';
const textOf = (max: number) =>
  z
    .string({ error: ({ input }) => (input == null ? missing : notText) })
    .check(z.minLength(1, { error: missing, abort: true }), atMost(max));

const members = '`role`, `username` and `password`';
/** What the service takes of a login. */
const loginSchema = z.strictObject(
  {
    role: textOf(100),
    username: textOf(320),
    password: textOf(1024),
    loginUrl: z.optional(
      textOf(2048).check(z.refine(isHttpUrl, 'must be an `http` or `https` URL')),
    ),
  },
  `must have ${members}`,
);

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
  const { value } = parsed;
  maskSecrets(value, mask);
  const rule = { schema: loginSchema, maxEntries: 20, what: 'logins' };
  if (Array.isArray(value)) return checkEntries(reader, name, value, rule);
  reader.refuse(name, `must be a list of logins, each with ${members}`);
  return undefined;
}

async function parse(text: string): Promise<{ value: unknown } | { problem: string }> {
  try {
    return { value: JSON.parse(text) };
  } catch {
    // It may be YAML.
  }
  const { parseDocument } = await import('yaml'); // large, and seldom needed
  try {
    const document = parseDocument(text, { logLevel: 'error' });
    const [error] = document.errors;
    const line = error?.linePos?.[0].line ?? 1;
    if (error) return { problem: `is neither JSON nor YAML (${error.code} in line ${line})` };
    return { value: document.toJS() };
  } catch {
    return { problem: 'is nested too deeply, or has aliases that cannot be resolved' };
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
