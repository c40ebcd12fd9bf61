import type { RoleCredential } from '../../service/apps.ts';
import type { InputReader } from '../input-reader.ts';
import { isHttpUrl, isLongerThan, refuseEntries } from './bounds.ts';

const maxLogins = 20;
const maxLength = { role: 100, username: 320, password: 1024, loginUrl: 2048 };

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
  const logins: unknown[] = value;
  if (logins.length > maxLogins)
    reader.refuse(name, `must have at most ${maxLogins} logins, not ${logins.length}`);
  refuseEntries(reader, name, logins.map(problemsOfLogin));
  const checked = logins.filter(isLogin);
  return checked.length > 0 ? checked : undefined;
}

function isLogin(login: unknown): login is RoleCredential {
  return problemsOfLogin(login).length === 0;
}

function problemsOfLogin(login: unknown): string[] {
  if (typeof login !== 'object' || login === null || Array.isArray(login))
    return ['must have `role`, `username` and `password`'];
  const members = new Map<string, unknown>(Object.entries(login));
  const url = members.get('loginUrl');
  const isText = typeof url === 'string';
  return [
    ...[...members.keys()].filter((key) => !(key in maxLength)).map(unknownMember),
    ...['role', 'username', 'password']
      .filter((key) => !members.get(key))
      .map((key) => `\`${key}\` is missing`),
    ...Object.entries(maxLength).flatMap(([key, max]) => problemOfText(key, members.get(key), max)),
    ...(isText && !isHttpUrl(url) ? ['`loginUrl` must be an `http` or `https` URL'] : []),
  ];
}

/** A key is quoted only if it can be nothing but a slip of the pen. */
function unknownMember(key: string): string {
  return /^[A-Za-z_-]{1,30}$/.test(key) ? `\`${key}\` is unknown` : 'it has an unknown member';
}

function problemOfText(key: string, value: unknown, max: number): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (typeof value !== 'string') return [`\`${key}\` must be text: put it in quotes`];
  return isLongerThan(value, max) ? [`\`${key}\` must have at most ${max} characters`] : [];
}
