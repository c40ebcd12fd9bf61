import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { expect, it } from 'vitest';
import { problem } from '../../harness/faults.ts';
import { baseSha } from '../../harness/github-event.ts';
import { outsideCode } from '../support/outside-code.ts';
import type { Scenario, ScenarioResult } from '../support/scenario.ts';
import { expectGate, expectStory, withoutReport } from './support/expectations.ts';
import { answersHave, findingsAre } from './support/rewrites.ts';
import { openGitHub } from './support/setting.ts';

/** What an app under test could put into a finding, in the hope that somebody shows it. */
const hostile = [
  '::error::forged error',
  'x\n::error title=x::forged on a line of its own',
  'x\r::set-output name=verdict::passed',
  '  ::stop-commands::forged-token',
  'before ##[error]forged in the middle',
  '##[set-output name=reason]forged',
  '\n::add-mask::failed\n::add-path::/tmp/forged\n::debug::forged',
  ':::error::three colons, and ###[error] three hashes',
  '\u001b[2J\u001b[31mred\u0007 \u0000 \u0085::error::next line \u2028::error::line separator',
  '<script>alert(1)</script><img src=x onerror=alert(1)><!-- hidden',
  '[click](javascript:alert(1)) ![img](https://evil.example/pixel.png) <https://evil.example>',
  'https://evil.example/login www.evil.example a@evil.example',
  '@octocat octo-org/shop#1 #1 GH-1 deadbeef',
  'a | b | c \\| d\n\n# Heading\n| new | table |\n|---|---|',
  '`code` **bold** ~~gone~~ $math$ :+1: &lt;b&gt;',
  'right \u202e to left \u200b hidden',
  'x'.repeat(20_000),
];

const rules = [
  findingsAre(
    hostile.map((text, index) => ({
      id: `f${index}`,
      label: text,
      title: `T${text}`,
      severity: index % 2 === 0 ? 'Critical' : text,
      updated_severity: index % 2 === 0 ? null : text,
      method: text,
      path: text,
      owasp: text,
    })),
  ),
];

const harmless = new Set(['add-mask', 'error', 'warning', 'group', 'endgroup']);

function expectNoForgery({ commands, outputs, masks, log }: ScenarioResult): void {
  expect(commands.filter(({ name }) => !harmless.has(name))).toEqual([]);
  expect(Object.values(outputs).filter((value) => value.includes('forged'))).toEqual([]);
  expect(masks.filter((mask) => mask === 'failed')).toEqual([]);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: that is what must not be there
  expect(log).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e]/);
}

function nodesOf(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(nodesOf)] : [node];
}

const isList = (node: Nodes) => node.type === 'list';

function parse(markdown: string): Nodes[] {
  return nodesOf(
    fromMarkdown(markdown, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] }),
  );
}

const ownTags = new Set([
  ...['<details>', '</details>', '<summary>', '</summary>'],
  ...['<b>', '</b>', '<br>', '<code>', '</code>'],
]);
const ownMarker = /^<!-- security-test-gate:[0-9a-f]{32}\w* -->$/;
const ownHosts = new Set(['127.0.0.1', 'github.com', 'owasp.org', 'cwe.mitre.org']);

/** In the summary, and in the comment on the pull request. */
function expectPlainMarkdown({ summary, github }: ScenarioResult): void {
  for (const markdown of [summary, ...github.comments.map(({ body }) => body)])
    expectPlain(markdown);
}

function expectPlain(markdown: string): void {
  const nodes = parse(markdown);
  expect(
    nodes.filter(({ type }) => ['image', 'imageReference', 'definition'].includes(type)),
  ).toEqual([]);
  const tags = nodes.flatMap((node) =>
    node.type === 'html' ? (node.value.match(/<[^>]*>?/g) ?? []) : [],
  );
  expect(tags.filter((tag) => !ownTags.has(tag) && !ownMarker.test(tag))).toEqual([]);
  const hosts = nodes.flatMap((node) => (node.type === 'link' ? [new URL(node.url).hostname] : []));
  expect(hosts.filter((host) => !ownHosts.has(host))).toEqual([]);
  // What GitHub makes links of by itself is not Markdown's doing: it must not be in the text at
  // all.
  const text = nodes.flatMap((node) => (node.type === 'text' ? [node.value] : [])).join('\n');
  expect(text).not.toMatch(/@octocat|@evil|[^\u200b]#1|GH-1/);
  expect(outsideCode(markdown)).not.toMatch(/https?:\/\/evil|www\.evil/);
}

it('shows hostile texts of findings as they are, and lets them do nothing', async () => {
  const scenario = { app: 'clean.test', rules, inputs: withoutReport };
  const result = await expectGate('failed (findings)', scenario);
  expect(result.annotations.filter(({ message }) => message.startsWith('Verdict: '))).toHaveLength(
    1,
  );
  expect(result.outputs['blocking-count']).toBe(String(hostile.length));
  expectNoForgery(result);
  expectPlainMarkdown(result);
  expect(result.summary.match(/^<details><summary><b>.*<\/summary>$/gm)).toHaveLength(
    hostile.length,
  );
  const [names] = parse(result.github.comments[0]?.body ?? '').filter(isList);
  expect(names?.children).toHaveLength(hostile.length);
  await expectStory(result);
});

const text = hostile.slice(0, 16).join(' ');
const statusUrl = 'javascript:alert(1)//\n::error::forged';
const everywhere = answersHave({ path: /\/(apps|tasks)\/[^/?]+$/ }, { label: text, statusUrl });
const state = answersHave({ path: /\/tasks\// }, { state: `RUNNING\n${hostile[0]}` });
const refusal = { path: /\/v1\/apps/, fault: problem(403, { title: text, detail: text }) };
const app = 'clean.test';

it.each<[string, string, Scenario, annotations: number]>([
  ['the app and its task', 'passed', { app, rules: [everywhere], inputs: withoutReport }, 0],
  ['an error', 'error (forbidden)', { rules: [refusal] }, 1],
  [
    'the state of a task',
    'not-tested (timed-out)',
    { app, rules: [state], inputs: { 'timeout-minutes': '0.005' } },
    1,
  ],
])('lets hostile texts of %s do nothing', async (_, verdict, scenario, annotations) => {
  const result = await expectGate(verdict, scenario);
  expect(result.annotations).toHaveLength(annotations);
  const address = /^(http:\/\/127\.0\.0\.1:\d+\/v1\/tasks\/task_sec_\w+)?$/;
  expect(result.outputs['status-url']).toMatch(address);
  expectNoForgery(result);
  expectPlainMarkdown(result);
});

it('lets hostile texts of GitHub do nothing', async () => {
  const github = await openGitHub();
  const sunset = '##[error]forged';
  const tip = { name: 'main', commit: { sha: baseSha } };
  github.fail(/branches/, { status: 200, headers: { deprecation: 'true', sunset }, body: tip });
  const created = { id: 1, html_url: hostile.join('\n'), user: null, labels: [] };
  github.fail(/^POST .*comments/, { status: 201, body: created });
  const result = await expectGate('not-tested (run-failed)', { app: 'failed.test', github });
  expect(result.annotations).toHaveLength(1);
  expect(result.log).toContain('is scheduled to be removed on');
  expectNoForgery(result);
});
