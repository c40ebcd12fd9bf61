import * as z from 'zod/mini';
import type { RoleCredential } from '../../service/apps.ts';
import type { InputReader } from '../inputs/input-reader.ts';
import type { Secrets } from '../opening/secrets.ts';

const maxProblems = 5;

const keys = ['role', 'username', 'password', 'loginUrl'];
const required = '`role`, `username` and `password`';
const field = z
  .string({
    error: ({ input }) => (input == null ? 'is missing' : 'must be text: put it in quotes'),
  })
  .check(
    z.minLength(1, 'is missing'),
    z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, 'must be on one line, without control characters'),
  );
/** The service would ignore an unknown key, such as a misspelt `loginUrl`. */
const login = z.strictObject(
  { role: field, username: field, password: field, loginUrl: z.optional(field) },
  {
    error: ({ code, keys: unknown }) =>
      code === 'unrecognized_keys' ? describeUnknown(unknown) : `must have ${required}`,
  },
);
const logins = z.array(login, `must be a list of logins, each with ${required}`);

/** Reads logins, JSON or YAML. Problems name the entry, never a value, which may be a secret. */
export async function readCredentials(
  name: string,
  text: string | undefined,
  reader: InputReader,
  mask: Secrets['mask'],
): Promise<RoleCredential[] | undefined> {
  if (text === undefined) return undefined;
  const parsed = await parseLogins(text);
  if ('problem' in parsed) {
    mask(text);
    reader.addProblem(name, parsed.problem);
    return undefined;
  }
  maskSecrets(parsed.value, mask);
  const { data, error } = logins.safeParse(parsed.value);
  const problems = error?.issues.map(describeProblem) ?? [];
  for (const problem of problems.slice(0, maxProblems)) reader.addProblem(name, problem);
  if (problems.length > maxProblems)
    reader.addProblem(name, `has ${problems.length - maxProblems} more problems`);
  return data?.length ? data : undefined;
}

async function parseLogins(text: string): Promise<{ value: unknown } | { problem: string }> {
  // It loads a large library, which is rarely needed.
  const { parseLiteralYaml } = await import('../../text/literal-yaml.ts');
  try {
    const parsed = parseLiteralYaml(text, keys);
    if ('value' in parsed) return parsed;
    const { code, line, key } = parsed.problem;
    const place = `line ${line}${key === undefined ? '' : ` (\`${key}\`)`}`;
    return {
      problem: code
        ? `is neither JSON nor YAML, at ${place}: ${code}. Put each value in quotes`
        : `would not be read as it is written, at ${place}: put the value in quotes, and leave out comments, anchors, aliases and tags`,
    };
  } catch {
    return { problem: 'has too many parts, or is nested too deeply' };
  }
}

function describeProblem({ path: [entry, key], message }: z.core.$ZodIssue): string {
  if (entry === undefined) return message;
  const subject = key === undefined ? '' : `\`${String(key)}\` `;
  return `entry ${Number(entry) + 1}: ${subject}${message}`;
}

/** Quotes a key only if it looks like a misspelt name, and not like a secret. */
function describeUnknown(unknown: unknown): string {
  const [key, ...others] = Array.isArray(unknown) ? unknown.map(String) : [];
  return others.length === 0 && key !== undefined && /^[A-Za-z_-]{1,30}$/.test(key)
    ? `\`${key}\` is unknown`
    : 'it has unknown keys';
}

/** Masks every value except roles, login URLs, and user names that are no email addresses. */
function maskSecrets(value: unknown, mask: Secrets['mask']): void {
  if (value !== '' && (typeof value === 'string' || typeof value === 'number')) mask(String(value));
  else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value))
      if (!isHarmless(key, inner)) maskSecrets(inner, mask);
}

function isHarmless(key: string, value: unknown): boolean {
  if (key === 'username') return !String(value).includes('@');
  return key === 'role' || key === 'loginUrl';
}
