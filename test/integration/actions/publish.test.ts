import { execFileSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { writeSarif } from '../../../src/actions/gate/files.ts';
import { readLocator } from '../../../src/actions/gate/openapi-file.ts';
import { publish } from '../../../src/actions/gate/publish.ts';
import { untested } from '../../../src/actions/gate/verdict-output.ts';
import { assess } from '../../../src/gate/findings/assessment.ts';
import { byThreshold } from '../../support/rules.ts';

function prepare() {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  const outputs = join(folder, 'outputs');
  writeFileSync(outputs, '');
  vi.stubEnv('GITHUB_OUTPUT', outputs);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return { folder, findingsFile: join(folder, 'findings.json'), outputs };
}

it('says nothing more once the job was cancelled while the files were written', async () => {
  const { findingsFile, outputs } = prepare();
  const cancellation = new AbortController();
  const none = { sarifFile: undefined, predicateFile: undefined, openapiFile: undefined };
  const views = { annotations: true, findingsFile, ...none };
  const result = untested(
    { verdict: 'passed', message: '' },
    { warnOnly: false, onNotTested: 'fail' },
  );
  const publishing = publish(result, views, '', cancellation.signal);
  cancellation.abort(new Error('cancelled'));
  await expect(publishing).rejects.toThrow('cancelled');
  expect(readFileSync(outputs, 'utf8')).toBe('');
});

describe('findings without an operation are placed', () => {
  it.each([
    ['.github/workflows/gate.yml', '.github/workflows/gate.yml'],
    ['.forge/gate.yaml', '.forge/gate.yaml'],
    ['Security test', '.github/workflows'],
    ['', '.github/workflows'],
  ])('where the runner calls the workflow %j, at %s', async (workflow, uri) => {
    const { folder } = prepare();
    vi.stubEnv('RUNNER_TEMP', folder);
    const sarifFile = join(folder, 'alerts.sarif');
    const finding = { id: 'f1', label: 'Missing Header', severity: 'High' };
    const result = {
      ...untested({ verdict: 'passed', message: '' }, { warnOnly: false, onNotTested: 'fail' }),
      assessment: assess([finding], byThreshold('high')),
      app: { appId: 'app', registrationStatus: 'COMPLETED' },
    };
    const views = {
      annotations: true,
      findingsFile: undefined,
      predicateFile: undefined,
      openapiFile: undefined,
    };
    const locate = () => undefined;
    await writeSarif(result, { ...views, sarifFile }, locate, workflow);
    expect(readFileSync(sarifFile, 'utf8')).toContain(`"uri":"${uri}"`);
  });
});

describe('findings are located in the OpenAPI document by its path in the repository', () => {
  it.each([
    'contract/openapi.yaml',
    './contract/openapi.yaml',
    join(process.cwd(), 'contract/openapi.yaml'),
  ])('given as %s', async (file) => {
    const locate = await readLocator(file, process.cwd());
    expect(locate('GET', '/apps')?.file).toBe('contract/openapi.yaml');
  });
});

/** A repository beside what is none of its business. */
function prepareRepository() {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'openapi-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const workspace = join(folder, 'workspace');
  mkdirSync(join(workspace, 'docs'), { recursive: true });
  const document = 'paths:\n  /apps:\n    get: {}\n';
  writeFileSync(join(folder, 'outside.yaml'), document);
  writeFileSync(join(workspace, 'docs/api.yaml'), document);
  writeFileSync(join(workspace, 'large.yaml'), document.padEnd(2 * 1024 * 1024 + 1, '#'));
  execFileSync('mkfifo', [join(workspace, 'pipe')]);
  symlinkSync('docs/api.yaml', join(workspace, 'inner'));
  symlinkSync('../outside.yaml', join(workspace, 'outer'));
  symlinkSync('/dev/zero', join(workspace, 'device'));
  symlinkSync('round', join(workspace, 'round'));
  return workspace;
}

async function located(file: string, workspace: string) {
  const written: string[] = [];
  const write = vi
    .spyOn(process.stdout, 'write')
    .mockImplementation((text) => written.push(String(text)) > 0);
  const locate = await readLocator(file, workspace).finally(() => write.mockRestore());
  return { line: locate('GET', '/apps')?.line, log: written.join('') };
}

describe('the OpenAPI document', () => {
  it.each(['docs/api.yaml', 'inner', 'docs/../inner'])(
    'may be %s: a file of the repository, or a link to one',
    async (file) => {
      expect(await located(file, prepareRepository())).toEqual({ line: 3, log: '' });
    },
  );

  it.each([
    ['../outside.yaml', 'lies outside of the repository'],
    ['outer', 'lies outside of the repository'],
    ['/proc/self/environ', 'lies outside of the repository'],
    ['device', 'lies outside of the repository'],
    ['pipe', 'is no regular file'],
    ['docs', 'is no regular file'],
    ['large.yaml', 'is larger than 2 MiB'],
    ['round', 'ELOOP'],
    ['missing.yaml', 'ENOENT'],
  ])('is not %s: a notice says that it %s, and findings have no line', async (file, reason) => {
    const { line, log } = await located(file, prepareRepository());
    expect(line).toBeUndefined();
    expect(log).toMatch(
      /^::notice title=Security Test Gate::Findings are not located, since `openapi-file` cannot be used: /,
    );
    expect(log).toContain(reason);
  });
});
