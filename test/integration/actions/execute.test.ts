import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Runs an action, given as source text, in a process of its own. */
function run(action: string, env: Record<string, string> = {}) {
  const script = `import { execute } from './src/actions/start.ts'; execute(${action});`;
  const node = join(root, 'node_modules/.bin/node');
  return spawnSync(node, ['--input-type=module', '--eval', script], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
}

describe('a job', () => {
  it('succeeds when its action says so, whatever is still open', () => {
    expect(run('async () => { setInterval(() => {}, 1000); return true; }').status).toBe(0);
  });

  it.each([
    ['says that it did not', 'async () => false'],
    ['says nothing', 'async () => {}'],
    ['waits for what never comes', '() => new Promise(() => {})'],
    ['throws', "async () => { throw new Error('planted'); }"],
    ['throws a text', "async () => { throw 'planted'; }"],
    ['throws nothing', 'async () => { throw undefined; }'],
    ['throws before it begins', "() => { throw new Error('planted'); }"],
    ['loses a rejection', '() => { Promise.reject("planted"); return new Promise(() => {}); }'],
    ['ends the process', 'async () => { process.exit(); }'],
  ])('fails when its action %s', (_, action) => {
    expect(run(action).status).not.toBe(0);
  });

  it('fails when nobody reads its log any more, for the runner is gone', () => {
    const action = `async () => {
      process.stdout.destroy(Object.assign(new Error('planted'), { code: 'EPIPE' }));
      return true;
    }`;
    expect(run(action).status).toBe(1);
  });

  it('fails when its action is killed', () => {
    expect(run("async () => { process.kill(process.pid, 'SIGKILL'); return true; }").signal).toBe(
      'SIGKILL',
    );
  });

  it('checks certificates in libraries, too, whatever NODE_TLS_REJECT_UNAUTHORIZED says', () => {
    const action = 'async () => process.env.NODE_TLS_REJECT_UNAUTHORIZED === undefined';
    expect(run(action, { NODE_TLS_REJECT_UNAUTHORIZED: '0' }).status).toBe(0);
  });

  it('tells what was thrown in one workflow command, whatever it holds', () => {
    const { stdout } = run("async () => { throw 'first\\n::set-output name=verdict::passed'; }");
    expect(stdout).toBe(
      '::error::The action failed with an internal error: first%0A::set-output name=verdict::passed\n',
    );
  });
});
