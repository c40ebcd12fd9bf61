import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { readLocator } from '../../../src/actions/gate/openapi-file.ts';
import { publish } from '../../../src/actions/gate/publish.ts';
import { assess } from '../../../src/decision/findings/assessment.ts';
import type { Result } from '../../../src/results/model/result.ts';
import { accepting, byThreshold, finding } from '../../support/policy.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const passed: Result = {
  verdict: { verdict: 'passed', message: '' },
  job: 'success',
  mode: 'own-run',
  hasStartedTest: true,
  details: 'counts',
};
const views = { annotations: true, files: {}, openapiFiles: undefined };

/** The SARIF file of a result, as it is published. */
async function sarifOf(result: Result, workflow = ''): Promise<string> {
  const folder = temporaryFolder({ outputs: '', summary: '' });
  vi.stubEnv('RUNNER_TEMP', folder);
  vi.stubEnv('GITHUB_OUTPUT', join(folder, 'outputs'));
  vi.stubEnv('GITHUB_STEP_SUMMARY', join(folder, 'summary'));
  const sarifFile = join(folder, 'alerts.sarif');
  const signal = new AbortController().signal;
  await publish(
    result,
    { ...views, annotations: false, files: { 'sarif-file': sarifFile } },
    workflow,
    signal,
  );
  return readFileSync(sarifFile, 'utf8');
}

it('says nothing more once the job was cancelled while the files were written', async () => {
  const folder = temporaryFolder({ outputs: '' });
  vi.stubEnv('GITHUB_OUTPUT', join(folder, 'outputs'));
  const cancellation = new AbortController();
  const findingsFile = join(folder, 'findings.json');
  const publishing = publish(
    passed,
    { ...views, files: { 'findings-file': findingsFile } },
    '',
    cancellation.signal,
  );
  cancellation.abort(new Error('cancelled'));
  await expect(publishing).rejects.toThrow('cancelled');
  expect(readFileSync(join(folder, 'outputs'), 'utf8')).toBe('');
});

it.each([
  ['.github/workflows/gate.yml', '.github/workflows/gate.yml'],
  ['.forge/gate.yaml', '.forge/gate.yaml'],
  ['Security test', '.github/workflows'],
  ['', '.github/workflows'],
])(
  'findings without an operation are placed where the runner calls the workflow %j, at %s',
  async (workflow, uri) => {
    const missing = finding({ label: 'Missing Header' });
    const result = {
      ...passed,
      assessment: assess([missing], byThreshold('high')),
      app: { appId: 'app', registrationStatus: 'COMPLETED' },
    };
    expect(await sarifOf(result, workflow)).toContain(`"uri":"${uri}"`);
  },
);

it('the SARIF file holds open findings alone: GitHub would show all others as open', async () => {
  const findings = [
    finding({ id: 'open' }),
    finding({ id: 'claimed', fixClaimed: true }),
    finding({ id: 'fixed', isFixed: true }),
    finding({ id: 'dismissed', isDismissed: true }),
    finding({ id: 'accepted', label: 'Accepted' }),
  ];
  const rules = { ...byThreshold('none'), policy: accepting('{ label: Accepted }') };
  const app = { appId: 'app', registrationStatus: 'COMPLETED' };
  const result = { ...passed, assessment: assess(findings, rules), app };
  const { results } = JSON.parse(await sarifOf(result)).runs[0];
  const ids = results.map(
    ({ message }: { message: { text: string } }) => message.text.match(/Finding (\w+)\.$/)?.[1],
  );
  expect(ids.toSorted()).toEqual(['claimed', 'open']);
});

it.each<['full' | 'counts', number]>([
  ['full', 11],
  ['counts', 0],
])('the SARIF file with `details: %s` explains findings %i times', async (details, times) => {
  const text = 'Secret explanation';
  const additionalDetails = { description: text };
  const texts = { explainer: text, impact: text, remediation: text, uiPath: text };
  const findings = [finding({ ...texts, additionalDetails })];
  const app = { appId: 'app', registrationStatus: 'COMPLETED' };
  const assessment = assess(findings, byThreshold('none'));
  const result = { ...passed, details, assessment, app };
  expect((await sarifOf(result)).split(text).length - 1).toBe(times);
});

const file = 'src/emulator/http/openapi.yaml';
it.each([file, `./${file}`, join(process.cwd(), file)])(
  'findings are located in the OpenAPI document by its path in the repository given as %s',
  async (given) => {
    const locate = await readLocator([given], process.cwd());
    expect(locate('GET', '/apps')?.file).toBe(file);
  },
);

/** A repository beside what is none of its business. */
function prepareRepository() {
  const document = 'paths:\n  /apps:\n    get: {}\n';
  const folder = temporaryFolder(
    {
      'outside.yaml': document,
      'workspace/docs/api.yaml': document,
      'workspace/docs/write.yaml': 'x: y\n\npaths:\n  /apps:\n    post: {}\n    get: {}\n',
      'workspace/.git/api.yaml': document,
      'workspace/binary': 'paths: {}\0',
      'workspace/crowded.yaml': `${document}${Array.from({ length: 1001 }, (_, i) => `  /p${i}: {}\n`).join('')}`,
      'workspace/large.yaml': document.padEnd(2 * 1024 * 1024 + 1, '#'),
    },
    {
      'workspace/inner': 'docs/api.yaml',
      'workspace/outer': '../outside.yaml',
      'workspace/device': '/dev/zero',
      'workspace/round': 'round',
    },
  );
  execFileSync('mkfifo', [join(folder, 'workspace/pipe')]);
  return join(folder, 'workspace');
}

async function located(...files: string[]) {
  const written: string[] = [];
  const write = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => written.push(String(text)) > 0);
  const locate = await readLocator(files, prepareRepository()).finally(() => write.mockRestore());
  const places = [locate('GET', '/apps'), locate('POST', '/apps')];
  const [get, post] = places.map((place) => place && `${place.file}:${place.line}`);
  return { get, post, line: locate('GET', '/apps')?.line, log: written.join('') };
}

describe('the OpenAPI document', () => {
  it.each(['docs/api.yaml', 'inner', 'docs/../inner'])(
    'may be %s: a file of the repository, or a link to one',
    async (file) => {
      expect(await located(file)).toMatchObject({ line: 3, log: '' });
    },
  );

  it('may have more paths than are compared: a notice says how many', async () => {
    const { line, log } = await located('crowded.yaml');
    expect(line).toBe(3);
    expect(log).toContain('crowded.yaml has too many paths of the same length: 2 of them');
  });

  it.each([
    ['../outside.yaml', 'lies outside of the repository'],
    ['outer', 'lies outside of the repository'],
    ['.git/api.yaml', 'lies outside of the repository'],
    ['/proc/self/environ', 'lies outside of the repository'],
    ['device', 'lies outside of the repository'],
    ['pipe', 'is no regular file'],
    ['docs', 'is no regular file'],
    ['large.yaml', 'is larger than 2 MiB'],
    ['round', 'cannot be read (ELOOP)'],
    [
      'missing.yaml',
      'is not in the workspace: check out the repository first (`actions/checkout`)',
    ],
    ['docs/api.yaml/x', 'is not in the workspace'],
    ['binary', 'is no text: save it as UTF-8'],
  ])('is not %s: a warning says that it %s, and findings have no line', async (file, reason) => {
    const { line, log } = await located(file);
    expect(line).toBeUndefined();
    expect(log).toMatch(
      /^::warning title=Security Test Gate::A document of `openapi-file` cannot be used, so no finding is located in it: /,
    );
    expect(log).toContain(reason);
  });

  it('may be several: an operation is located in the first that has it', async () => {
    const { get, post, log } = await located('docs/api.yaml', 'docs/write.yaml');
    expect([get, post]).toEqual(['docs/api.yaml:3', 'docs/write.yaml:5']);
    expect(log).toBe('');
  });

  it('may be missing beside others: a warning names each, and the others are used', async () => {
    const { get, log } = await located('a.yaml', 'docs/api.yaml', 'b.yaml');
    expect(get).toBe('docs/api.yaml:3');
    expect(log.match(/^::warning .*?(?=: check out)/gm)).toEqual([
      expect.stringContaining('a.yaml is not in the workspace'),
      expect.stringContaining('b.yaml is not in the workspace'),
    ]);
  });
});
