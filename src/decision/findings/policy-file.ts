import { type Document, isMap, isNode, isScalar } from 'yaml';
import type * as z from 'zod/mini';
import { dayMs, utcDay } from '../../clock.ts';
import { parsePlainYaml, YamlProblem } from '../../text/plain-yaml.ts';
import { messageOf } from '../../text/sentences.ts';
import { createGlob } from './glob.ts';
import type { Matcher, Policy } from './policy.ts';
import { type Criteria, type PolicyContent, policySchema } from './policy-schema.ts';
import { effectiveSeverity } from './severity.ts';

interface PolicyProblem {
  /** Keys and indices that lead to the place. */
  path: PropertyKey[];
  message: string;
}

/** What is wrong with a policy file; the message lists it all, each with its place. */
export class PolicyProblems extends Error {
  override readonly name = 'PolicyProblems';
  /** The place is `file:line:column`. */
  readonly problems: readonly { place: string; line: number; text: string }[];

  constructor(problems: PolicyProblems['problems']) {
    super(problems.map(({ place, text }) => `${place}: ${text}`).join('; '));
    this.problems = problems;
  }
}

/**
 * Reads a policy file in YAML; an empty one has no rules. Acceptances last at most a year and a day
 * from `today` (`YYYY-MM-DD` in UTC), and findings are new from tomorrow on at the latest.
 * @throws {PolicyProblems}
 */
export function parsePolicy(text: string, { file, today }: { file: string; today: string }) {
  const { document, lineCounter } = parseYaml(text, file);
  const problemAt = (offset: number, text: string) => {
    const { line, col } = lineCounter.linePos(offset);
    return { place: `${file}:${line}:${col}`, line, text };
  };
  const content = policySchema.safeParse(document.toJS() ?? {});
  const problems = content.success
    ? tooFarAhead(content.data, today)
    : content.error.issues.flatMap(problemsOf);
  if (problems.length > 0 || !content.success)
    throw new PolicyProblems(
      problems.map(({ path, message }) =>
        problemAt(offsetAt(document, path), `${nameOf(path)} ${message}`),
      ),
    );
  return policyOf(content.data, file);
}

/** @throws {PolicyProblems} unless it means what a person reads */
function parseYaml(text: string, file: string) {
  try {
    if (text.startsWith('version https://git-lfs.github.com/spec/'))
      throw new YamlProblem('is a pointer of Git LFS: keep the policy itself in git', 0);
    return parsePlainYaml(text);
  } catch (error) {
    const { message, offset } =
      error instanceof YamlProblem
        ? error
        : new YamlProblem(`is not valid YAML: ${messageOf(error)}`, 0);
    const lines = text.slice(0, offset).split('\n');
    const place = `${file}:${lines.length}:${(lines.at(-1) ?? '').length + 1}`;
    throw new PolicyProblems([{ place, line: lines.length, text: message }]);
  }
}

function policyOf(content: PolicyContent, file: string): Policy {
  return {
    file,
    threshold: content['fail-on-severity'],
    acceptances: (content.accept ?? []).map(({ id, match, reason, owner, ...entry }) => ({
      ...matcherOf({ id, ...match }),
      reason: reason.trim(),
      owner: owner.trim(),
      expires: entry.expires,
      maxSeverity: entry['max-severity'],
    })),
    newSince: content['new-since'],
    deadlines: deadlinesIn(content),
    needsNoTest: anyOf(content['nothing-to-test'] ?? []),
    overrides: (content.severity ?? []).map(({ id, match, severity }) => ({
      ...matcherOf({ id, ...match }),
      severity,
    })),
  };
}

function deadlinesIn({ deadlines }: PolicyContent): Policy['deadlines'] {
  const isEmpty = Object.keys(deadlines ?? {}).length === 0;
  return isEmpty ? undefined : (deadlines ?? undefined);
}

function anyOf(globs: readonly string[]): Policy['needsNoTest'] {
  if (globs.length === 0) return undefined;
  const all = globs.map(createGlob);
  return (file) => all.some((fits) => fits(file));
}

/** Tomorrow: where the next day has already begun, it is today. */
function tooFarAhead(content: PolicyContent, today: string): PolicyProblem[] {
  const { accept, 'new-since': newSince = '' } = content;
  const tomorrow = utcDay(Date.parse(today) + dayMs);
  const message = `must be at most tomorrow, ${tomorrow} (UTC): a later day would make known what nobody has seen yet`;
  return [
    ...acceptedTooLong(accept ?? [], today),
    ...(newSince > tomorrow ? [{ path: ['new-since'], message }] : []),
  ];
}

/** A year and a day: where the next day has already begun, a year from today ends a day later. */
function acceptedTooLong(
  accept: NonNullable<PolicyContent['accept']>,
  today: string,
): PolicyProblem[] {
  const date = new Date(today);
  const nextYear = date.getUTCFullYear() + 1;
  date.setUTCFullYear(nextYear, date.getUTCMonth(), date.getUTCDate() + 1);
  const latestDay = utcDay(date.getTime());
  const message = `must be at most a year and a day ahead, ${latestDay} or before: otherwise a risk could stay accepted forever`;
  return accept.flatMap(({ expires }, index) =>
    expires > latestDay ? [{ path: ['accept', index, 'expires'], message }] : [],
  );
}

/** Each criterion as a test; a finding without the field does not fit. */
const tests: Record<keyof Criteria, (wanted: string) => Matcher['matches']> = {
  id: (wanted) => (finding) => finding.id === wanted,
  label: (wanted) => (finding) => finding.label === wanted,
  title: (wanted) => (finding) => finding.title === wanted,
  method: (wanted) => (finding) => sameWord(finding.method, wanted),
  cwe: (wanted) => (finding) => sameWord(finding.cwe, wanted),
  owasp: (wanted) => (finding) => sameWord(finding.owasp, wanted),
  severity: (wanted) => (finding) => effectiveSeverity(finding) === wanted,
  'app-id': (wanted) => (_, appId) => appId === wanted,
  pii: () => (finding) => finding.isPII === true,
  pci: () => (finding) => finding.isPCI === true,
  hipaa: () => (finding) => finding.isHIPAA === true,
  path: (wanted) => {
    const fits = createGlob(wanted);
    return ({ path }) => typeof path === 'string' && fits(path);
  },
};

function matcherOf(criteria: Record<string, string | true | undefined>): Matcher {
  const named = Object.entries(criteria).filter(([, wanted]) => wanted !== undefined);
  const all = Object.entries(tests).flatMap(([name, create]) => {
    const wanted = criteria[name];
    return wanted === undefined ? [] : [create(String(wanted))];
  });
  return {
    description: named.map(([name, wanted]) => `${name} ${wanted}`).join(', '),
    matches: (finding, appId) => all.every((fits) => fits(finding, appId)),
  };
}

function sameWord(given: string | null | undefined, wanted: string): boolean {
  return given?.toUpperCase() === wanted.toUpperCase();
}

function problemsOf(issue: z.core.$ZodIssue): PolicyProblem[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: issue.path, message: issue.message }];
  return issue.keys.map((key) => ({
    path: [...issue.path, key],
    message: 'is not known here: correct its spelling, or remove it',
  }));
}

/** `accept[0].expires`, as a person would point at it. */
function nameOf(path: PropertyKey[]): string {
  if (path.length === 0) return 'the policy';
  const names = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
  return `\`${names.join('').slice(1)}\``;
}

/** Offset of the value's key, or of the value; of a missing one, that of the nearest parent. */
function offsetAt(document: Document, path: PropertyKey[]): number {
  const node = document.getIn(path, true);
  if (isNode(node) && node.range) return keyOffset(document, path) ?? node.range[0];
  return offsetAt(document, path.slice(0, -1));
}

function keyOffset(document: Document, path: PropertyKey[]): number | undefined {
  const holder = document.getIn(path.slice(0, -1));
  const pair = isMap(holder)
    ? holder.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined;
  return isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
}
