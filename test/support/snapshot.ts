import { diff } from 'node:util';
import type { ScenarioResult } from './scenario.ts';

/** What differs from run to run, and what stands for it. Order matters: the more special first. */
const volatile: [pattern: RegExp, replacement: string][] = [
  [/[^\s=:'"`()]*\/gate-runner-[A-Za-z0-9]{6}/g, '<step>'],
  [/\/security-test-gate-[A-Za-z0-9]{6}\//g, '/<report>/'],
  [/(127\.0\.0\.1|localhost)(:|&#58;)\d+/g, '$1$2<port>'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '<time>'],
  [/\bfound (today|on \d+ [A-Z][a-z]+( \d{4})?)/g, 'found on <day>'],
  [/(expires(?:: |%3A%20))\d{4}-\d\d-\d\d/g, '$1<day>'],
  [/\(blob [0-9a-f]{7}\)/g, '(blob <id>)'],
  [/\b[0-9a-f]{64}\b/g, '<sha256>'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '<uuid>'],
  [/\b\d+ h \d+ min\b|\b\d+ min( \d+ s)?\b|\b\d+(\.\d+)? ?(ms|s|seconds|minutes)\b/g, '<duration>'],
  [/\b\d+(\.\d+)? ?(bytes|B|kB|KiB|MB|MiB)\b/g, '<size>'],
  [/\bNode\.js \d+\.\d+\.\d+/g, 'Node.js <version>'],
  [/Uploaded bytes \d+/g, 'Uploaded bytes <size>'],
];

/** A text with stand-ins for what differs from run to run. */
export function normalise(text: string): string {
  return volatile.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text,
  );
}

/**
 * The app and the run of a result go by these names: what is said of them does not depend on which
 * they are.
 */
function anonymous(text: string, { outputs }: ScenarioResult): string {
  const { 'app-id': app, 'task-id': task } = outputs;
  const withoutApp = app
    ? text.replaceAll(new RegExp(`(\\S+ \\(${app}\\)|\\b${app}\\b)`, 'g'), '<app>')
    : text;
  if (!task) return withoutApp;
  return withoutApp.replaceAll(task, '<task>').replaceAll(task.replaceAll('_', '&#95;'), '<task>');
}

function sectionsOf(result: ScenarioResult): Section[] {
  const outputs = Object.entries(result.outputs).map(([name, value]) => `${name}=${value}`);
  const annotations = result.annotations.map(({ level, message, properties }) => {
    const where = Object.entries(properties).map(([name, value]) => ` ${name}=${value}`);
    return `${level}${where.join('')}: ${message}`;
  });
  return [
    {
      title: `Job: ${result.conclusion}, exit status ${result.exitCode ?? result.signal}`,
      lines: [],
    },
    { title: 'Log', lines: result.shownLog.split('\n') },
    { title: 'Outputs', lines: outputs.toSorted() },
    { title: 'Annotations', lines: annotations },
    { title: 'Summary', lines: result.summary.split('\n') },
    {
      title: 'Artifacts',
      lines: result.artifacts.map(({ name, mimeType }) => `${name} (${mimeType})`),
    },
    {
      title: 'Comments on the pull request',
      lines: result.github.comments.flatMap(({ body }) => body.split('\n')),
    },
    { title: 'Requests', lines: result.requests },
  ];
}

const repeated = /^(\S+ \S+ → .*)(?:\n\1)+$/gm;

/**
 * Equal requests in a row are shown as one: where real time ends a wait, their number depends on
 * the machine.
 */
const written = (sections: Section[]) =>
  sections
    .map(({ title, lines }) => `═══ ${title}\n${lines.join('\n')}\n`)
    .join('\n')
    .replace(repeated, '$1 (again and again)');

/**
 * What a user and the service saw of a step, without what differs from run to run: fit for
 * `toMatchFileSnapshot`.
 */
export function snapshot(result: ScenarioResult): string {
  return normalise(written(sectionsOf(result)));
}

/** What of it is not as in the story of another result. */
export function ownSnapshot(result: ScenarioResult, usual: ScenarioResult): string {
  const [own, others] = [result, usual].map((each) =>
    sectionsOf(each).map(({ title, lines }) => {
      const text = anonymous(normalise(lines.join('\n')), each).replace(
        repeated,
        '$1 (again and again)',
      );
      return { title, lines: text.split('\n') };
    }),
  );
  return written(differenceOf(others ?? [], own ?? []));
}

/** A part of a story, such as its log. */
interface Section {
  title: string;
  lines: string[];
}

const told = (count: number) => (count === 1 ? 'a usual line is' : `${count} usual lines are`);

/** Usual lines in a row become `…`, and missing ones their number; a line of its own stays. */
function shortened(usual: string[], own: string[]): string[] {
  const lines: string[] = [];
  let missing = 0;
  // Node.js cannot compare two empty lists.
  const steps = usual.length + own.length > 0 ? diff(usual, own) : [];
  for (const [index, [kind, line]] of steps.entries()) {
    missing = kind > 0 ? missing + 1 : 0;
    if (kind < 0) lines.push(line);
    if (kind === 0 && lines.at(-1) !== '…') lines.push('…');
    const isLast = (steps[index + 1]?.[0] ?? 0) <= 0;
    if (missing > 0 && isLast) lines.push(`(${told(missing)} missing)`);
  }
  return lines;
}

/**
 * What a story has of its own, beside another that tells what is usual; blank lines do not count.
 */
function differenceOf(usual: Section[], own: Section[]): Section[] {
  const written = (lines: string[] = []) => lines.filter((line) => line.trim() !== '');
  return own.map(({ title, lines }, index) => ({
    title,
    lines: shortened(written(usual[index]?.lines), written(lines)),
  }));
}
