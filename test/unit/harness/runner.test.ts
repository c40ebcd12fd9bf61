import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { type ActionRun, githubToken, runAction } from '../../../harness/runner.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const metadata = `
inputs:
  plain: { description: x }
  none: { description: x }
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

describe('the environment of a step', () => {
  it('holds every input: given, by default, by expression, or empty', async () => {
    const inputs = { plain: 'a b', 'Two words': '' };
    const { log } = await runFakeAction('console.log(JSON.stringify(process.env))', { inputs });
    expect(JSON.parse(log)).toMatchObject({
      INPUT_PLAIN: 'a b',
      INPUT_NONE: '',
      'INPUT_ON-SWITCH': 'true',
      INPUT_RETRIES: '4',
      INPUT_TWO_WORDS: '',
      'INPUT_GITHUB-TOKEN': githubToken,
    });
  });

  it('is that of Node 24, with PATH alone of this process, in the workspace, and with files that exist', async () => {
    vi.stubEnv('SECRET_OF_THE_PARENT', 'x');
    vi.stubEnv('NODE_OPTIONS', '--no-warnings');
    const source = `
      import { existsSync, readFileSync } from 'node:fs';
      const { env } = process;
      const files = ['OUTPUT', 'STEP_SUMMARY', 'STATE', 'ENV', 'PATH'].map((name) => env['GITHUB_' + name]);
      const others = Object.keys(env).filter((name) => !/^(INPUT|GITHUB|RUNNER|ACTIONS)_/.test(name));
      console.log(JSON.stringify([process.version, others.sort(), process.cwd() === env.GITHUB_WORKSPACE,
        files.every(existsSync), readFileSync('policy/gate.yml', 'utf8')]));`;
    const { log } = await runFakeAction(source, { workspace: { 'policy/gate.yml': 'accept: []' } });
    const node24 = expect.stringMatching(/^v24\./);
    expect(JSON.parse(log)).toEqual([node24, ['CI', 'HOME', 'PATH'], true, true, 'accept: []']);
  });

  it('takes no input that the action does not declare', async () => {
    await expect(runAction({ inputs: { 'bas-url': 'x', 'app-id': 'y' } })).rejects.toThrow(
      'Not an input of the action: bas-url',
    );
  });
});

describe('the result of a step', () => {
  const spoil = `import { writeFileSync } from 'node:fs'; writeFileSync(process.env.GITHUB_OUTPUT, 'nonsense');`;
  it.each([
    ['an exit status of 3', 'process.exitCode = 3', 3, 'failure'],
    ['a malformed command file', spoil, 0, 'failure'],
    ['an error annotation alone', 'console.log("::error::Bad")', 0, 'success'],
  ])('is with %s that status, and a failure or not', async (_, source, exitCode, conclusion) => {
    expect(await runFakeAction(source)).toMatchObject({ exitCode, conclusion });
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

  it('holds annotations, masks and the log as a person sees it, secrets of the job masked', async () => {
    const source = `
      console.log('s3cret', process.env['INPUT_GITHUB-TOKEN'], process.env.ACTIONS_RUNTIME_TOKEN);
      console.log('::add-mask::hunter2');
      console.log('::group::Login of hunter2'); console.log('with hunter2'); console.log('::endgroup::');
      console.log('::debug::not shown');
      process.stdout.write('::warning title=Careful%3A::one%0Atwo hunter2\\rlast');`;
    const lines: string[] = [];
    const secrets = ['s3cret'];
    const result = await runFakeAction(source, { secrets, onLine: (line) => lines.push(line) });
    const warning = { level: 'warning', message: 'one\ntwo hunter2' };
    expect(result.annotations).toEqual([{ ...warning, properties: { title: 'Careful:' } }]);
    expect(result.masks).toEqual(['hunter2']);
    const shown = ['▼ Login of ***', '  with ***', 'Warning: one', 'two ***', 'last'];
    expect(lines).toEqual(['*** *** ***', ...shown]);
    expect(result.shownLog).toBe(lines.join('\n'));
    expect(result.log).toContain('with hunter2');
    expect(result.mask('a hunter2')).toBe('a ***');
  });

  it('obeys no command between stop-commands and its token', async () => {
    const source = `console.log('::stop-commands::t0k\\n::error::shown as it is\\n::t0k::\\n::error::heard')`;
    const { annotations, shownLog } = await runFakeAction(source);
    expect(annotations.map(({ message }) => message)).toEqual(['heard']);
    expect(shownLog).toBe('::error::shown as it is\nError: heard');
  });
});

const waiting = `
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => console.log('heard ' + signal));
  setInterval(() => {}, 1000); console.log('ready');`;

describe('a cancelled step', () => {
  it('is not cancelled when it ended before', async () => {
    const ended = await runFakeAction('', { cancel: { after: 60_000 } });
    expect(ended).toMatchObject({ cancelled: false, exitCode: 0 });
  });

  it('is killed and reported with its log when it takes too long', async () => {
    await expect(runFakeAction(waiting, { timeoutMs: 1500 })).rejects.toThrow(
      /longer than 1500 ms.*ready/s,
    );
  });
});
