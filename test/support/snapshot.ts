import type { ScenarioResult } from './scenario.ts';

/** What differs from run to run, and what stands for it. Order matters: the more special first. */
const volatile: [pattern: RegExp, replacement: string][] = [
  [/[^\s=:'"`()]*\/gate-runner-[A-Za-z0-9]{6}/g, '<step>'],
  [/\/security-test-gate-[A-Za-z0-9]{6}\//g, '/<report>/'],
  [/(127\.0\.0\.1|localhost)(:|&#58;)\d+/g, '$1$2<port>'],
  [/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '<time>'],
  [/\b[0-9a-f]{64}\b/g, '<sha256>'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '<uuid>'],
  [/\b\d+ h \d+ min\b|\b\d+ min( \d+ s)?\b|\b\d+(\.\d+)? ?(ms|s|seconds|minutes)\b/g, '<duration>'],
  [/\b\d+(\.\d+)? ?(bytes|B|kB|KiB|MB|MiB)\b/g, '<size>'],
  [/Uploaded bytes \d+/g, 'Uploaded bytes <size>'],
];

function normalise(text: string): string {
  return volatile.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);
}

const pageRead = /^GET \S+[?&]page=(\d+)/;

/** Pages that are read side by side arrive in any order: neighbours are sorted by page. */
function sortPageReads(requests: string[]): string[] {
  const page = (line: string) => Number(pageRead.exec(line)?.[1] ?? 0);
  const sorted: string[] = [];
  for (const line of requests) {
    let at = sorted.length;
    while (at > 0 && isSameList(sorted[at - 1] ?? '', line) && page(sorted[at - 1] ?? '') > page(line)) at -= 1;
    sorted.splice(at, 0, line);
  }
  return sorted;
}

const listOf = (line: string) => (pageRead.test(line) ? line.replace(/\?.*/, '') : undefined);
const isSameList = (left: string, right: string) => listOf(left) !== undefined && listOf(left) === listOf(right);

const section = (title: string, lines: string[]) => `═══ ${title}\n${lines.join('\n')}\n`;

/** What a user and the service saw of a gate, without what differs from run to run: fit for `toMatchFileSnapshot`. */
export function snapshot(result: ScenarioResult): string {
  const outputs = Object.entries(result.outputs).map(([name, value]) => `${name}=${value}`);
  const annotations = result.annotations.map(({ level, message, properties }) => {
    const where = Object.entries(properties).map(([name, value]) => ` ${name}=${value}`);
    return `${level}${where.join('')}: ${message}`;
  });
  const sections = [
    section(`Job: ${result.conclusion}, exit status ${result.exitCode ?? result.signal}`, []),
    section('Log', [result.shownLog]),
    section('Outputs', outputs.toSorted()),
    section('Annotations', annotations),
    section('Summary', [result.summary]),
    section(
      'Artifacts',
      result.artifacts.map(({ name, mimeType }) => `${name} (${mimeType})`),
    ),
    section(
      'Comments on the pull request',
      result.github.comments.map(({ body }) => body),
    ),
    section('Requests', sortPageReads(result.requests)),
  ];
  return normalise(sections.join('\n'));
}
