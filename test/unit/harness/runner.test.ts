import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { headSha } from '../../../harness/github-event.ts';
import { type ActionRun, githubToken, runAction } from '../../../harness/runner.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const metadata = `
inputs:
  plain: { description: x }
  on-switch: { description: x, default: 'true' }
  retries: { description: x, default: 4 }
  Two words: { description: x, default: both }
  github-token: { description: x, default: '\${{ github.token }}' }
runs: { using: node24, main: index.mjs }
`;

/** Runs an action whose `index.mjs` is `source`, and cleans up after the test. */
async function runFakeAction(source: string, run: Omit<ActionRun, 'action'> = {}) {
  const folder = temporaryFolder({ 'action.yml': metadata, 'index.mjs': source });
  const result = await runAction({ action: join(folder, 'action.yml'), ...run });
  onTestFinished(result.remove);
  return result;
}

const printEnvironment = 'console.log(JSON.stringify(process.env))';

describe('the environment of a step', () => {
  it('holds every input: given, by default, by expression, or empty', async () => {
    const inputs = { plain: 'a b', 'Two words': '' };
    const { log } = await runFakeAction(printEnvironment, { inputs });
    expect(JSON.parse(log)).toMatchObject({
      INPUT_PLAIN: 'a b',
      'INPUT_ON-SWITCH': 'true',
      INPUT_RETRIES: '4',
      INPUT_TWO_WORDS: '',
      'INPUT_GITHUB-TOKEN': githubToken,
    });
    const withoutInputs = await runFakeAction(printEnvironment);
    expect(JSON.parse(withoutInputs.log)).toMatchObject({ INPUT_PLAIN: '' });
  });

  it('is clean: of this process it holds PATH alone', async () => {
    vi.stubEnv('SECRET_OF_THE_PARENT', 'x');
    vi.stubEnv('NODE_OPTIONS', '--no-warnings');
    const { log } = await runFakeAction(printEnvironment);
    const isOfRunner = (name: string) => /^(INPUT|GITHUB|RUNNER|ACTIONS)_/.test(name);
    const others = Object.keys(JSON.parse(log)).filter((name) => !isOfRunner(name));
    expect(others.toSorted()).toEqual(['CI', 'HOME', 'PATH']);
  });

  it('runs under Node 24, in the workspace, with files that exist', async () => {
    const source = `
      import { existsSync, readFileSync } from 'node:fs';
      const files = ['OUTPUT', 'STEP_SUMMARY', 'STATE', 'ENV', 'PATH'].map((name) => process.env['GITHUB_' + name]);
      console.log(JSON.stringify([process.version, process.cwd() === process.env.GITHUB_WORKSPACE,
        files.every(existsSync), readFileSync('policy/gate.yml', 'utf8')]));`;
    const { log } = await runFakeAction(source, { workspace: { 'policy/gate.yml': 'accept: []' } });
    expect(JSON.parse(log)).toEqual([expect.stringMatching(/^v24\./), true, true, 'accept: []']);
  });

  it('is that of a pull request in a private repository', async () => {
    const source = `
      import { readFileSync } from 'node:fs';
      console.log(readFileSync(process.env.GITHUB_EVENT_PATH, 'utf8'));
      console.log(process.env.GITHUB_EVENT_NAME, process.env.GITHUB_REPOSITORY);`;
    const [payload = '', names] = (await runFakeAction(source)).log.split('\n');
    expect(JSON.parse(payload)).toMatchObject({
      pull_request: { number: 42, head: { sha: headSha } },
      repository: { private: true, visibility: 'private', full_name: 'octo-org/shop' },
    });
    expect(names).toBe('pull_request octo-org/shop');
  });

  it('takes no input that the action does not declare', async () => {
    await expect(runAction({ inputs: { 'bas-url': 'x', 'app-id': 'y' } })).rejects.toThrow(
      'Not an input of the action: bas-url',
    );
  });
});

describe('the result of a step', () => {
  it('is a failure when the exit status is not 0, and an error annotation alone is none', async () => {
    const annotated = await runFakeAction('console.log("::error::Bad")');
    expect(annotated).toMatchObject({ exitCode: 0, conclusion: 'success' });
    const failed = await runFakeAction('process.exitCode = 3');
    expect(failed).toMatchObject({ exitCode: 3, conclusion: 'failure' });
  });

  it('is a failure when a command file is malformed', async () => {
    const source = `import { writeFileSync } from 'node:fs'; writeFileSync(process.env.GITHUB_OUTPUT, 'nonsense');`;
    expect(await runFakeAction(source)).toMatchObject({ exitCode: 0, conclusion: 'failure' });
  });

  it('holds outputs of which the last one counts, those of commands included', async () => {
    const source = `
      import { appendFileSync } from 'node:fs';
      const set = (value) => appendFileSync(process.env.GITHUB_OUTPUT, 'verdict<<E\\n' + value + '\\nE\\n');
      set('error'); set('passed');
      console.log('::set-output name=verdict::failed'); console.log('::set-output name=reason::findings');`;
    const { outputs } = await runFakeAction(source);
    expect(outputs).toEqual({ verdict: 'passed', reason: 'findings' });
  });

  it('holds the summary, unless it is larger than GitHub takes', async () => {
    const write = (size: number) =>
      `import { writeFileSync } from 'node:fs'; writeFileSync(process.env.GITHUB_STEP_SUMMARY, 'x'.repeat(${size}));`;
    expect((await runFakeAction(write(1024 * 1024))).summary).toHaveLength(1024 * 1024);
    expect((await runFakeAction(write(1024 * 1024 + 1))).summary).toBe('');
  });

  it('holds both streams in the order of writing', async () => {
    const source = `for (let i = 0; i < 50; i++) { console.log('out' + i); console.error('err' + i); }`;
    const expected = Array.from({ length: 50 }, (_, i) => `out${i}\nerr${i}`).join('\n');
    expect((await runFakeAction(source)).log).toBe(expected);
  });

  it('holds annotations, masks and the log as a person sees it', async () => {
    const source = `
      console.log('::add-mask::hunter2');
      console.log('::group::Login of hunter2'); console.log('with hunter2'); console.log('::endgroup::');
      console.log('::debug::not shown');
      process.stdout.write('::warning title=Careful%3A::one%0Atwo hunter2\\rlast');`;
    const lines: string[] = [];
    const result = await runFakeAction(source, { onLine: (line) => lines.push(line) });
    const warning = { level: 'warning', message: 'one\ntwo hunter2' };
    expect(result.annotations).toEqual([{ ...warning, properties: { title: 'Careful:' } }]);
    expect(result.masks).toEqual(['hunter2']);
    expect(lines).toEqual(['▼ Login of ***', '  with ***', 'Warning: one', 'two ***', 'last']);
    expect(result.shownLog).toBe(lines.join('\n'));
    expect(result.log).toContain('with hunter2');
    expect(result.mask('a hunter2')).toBe('a ***');
  });

  it('masks secrets of the workflow and the token of the job without being told', async () => {
    const source = `console.log('s3cret', process.env['INPUT_GITHUB-TOKEN'], process.env.ACTIONS_RUNTIME_TOKEN)`;
    expect((await runFakeAction(source, { secrets: ['s3cret'] })).shownLog).toBe('*** *** ***');
  });

  it('obeys no command between stop-commands and its token', async () => {
    const source = `console.log('::stop-commands::t0k\\n::error::shown as it is\\n::t0k::\\n::error::heard')`;
    const { annotations, shownLog } = await runFakeAction(source);
    expect(annotations.map(({ message }) => message)).toEqual(['heard']);
    expect(shownLog).toBe('::error::shown as it is\nError: heard');
  });

  it('has a folder of its own, until it is removed', async () => {
    const source = `import { writeFileSync } from 'node:fs'; writeFileSync(process.env.RUNNER_TEMP + '/report.pdf', 'x');`;
    const { tempDir, remove } = await runFakeAction(source);
    expect(readFileSync(join(tempDir, 'temp/report.pdf'), 'utf8')).toBe('x');
    remove();
    expect(existsSync(tempDir)).toBe(false);
  });
});

const waiting = `
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => console.log('heard ' + signal));
  setInterval(() => {}, 1000); console.log('ready');`;
const obedient = `${waiting} process.on('SIGINT', () => process.exit(9));`;

describe('a cancelled step', () => {
  const interrupted = { cancelled: true, exitCode: 9, signal: null };

  it('gets SIGINT once its log matches', async () => {
    const result = await runFakeAction(obedient, { cancel: { after: /^ready$/ } });
    expect(result).toMatchObject({ ...interrupted, log: 'ready\nheard SIGINT' });
  });

  it('gets SIGINT once a promise resolves, or after a time', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const onLine = () => setTimeout(resolve, 50);
    const result = await runFakeAction(obedient, { onLine, cancel: { after: promise } });
    expect(result).toMatchObject(interrupted);
    expect(await runFakeAction(obedient, { cancel: { after: 500 } })).toMatchObject(interrupted);
  });

  it('is not cancelled when it ended before', async () => {
    const ended = await runFakeAction('', { cancel: { after: 5000 } });
    expect(ended).toMatchObject({ cancelled: false, exitCode: 0 });
  });

  it('gets SIGTERM and then SIGKILL when it does not end', async () => {
    const names = ['SIGINT', 'SIGTERM', 'SIGKILL'] as const;
    const signals = names.map((name) => ({ name, graceMs: 1000 }));
    const result = await runFakeAction(waiting, { cancel: { after: /ready/, signals } });
    expect(result).toMatchObject({ exitCode: null, signal: 'SIGKILL', conclusion: 'failure' });
    expect(result.log).toBe('ready\nheard SIGINT\nheard SIGTERM');
  });

  it('is killed and reported with its log when it takes too long', async () => {
    await expect(runFakeAction(waiting, { timeoutMs: 400 })).rejects.toThrow(
      /longer than 400 ms.*ready/s,
    );
  });
});
