import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { runAction } from '../../../harness/runner.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = join(import.meta.dirname, '../../..');

interface Step {
  id?: string;
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}

const { jobs } = parse(readFileSync(join(root, 'examples/rehearsal.yml'), 'utf8'));
const steps: Step[] = jobs.rehearsal.steps;

/**
 * Runs a step's script as the runner does; what it leaves behind in the background lives until the
 * test ends.
 */
async function runScript(script: string): Promise<string> {
  const folder = temporaryFolder({}, { 'security-test-gate': root });
  const output = join(folder, 'output');
  const child = spawn('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', script], {
    cwd: folder,
    env: { ...process.env, GITHUB_OUTPUT: output },
    stdio: 'inherit',
    detached: true,
  });
  const { pid } = child;
  if (pid !== undefined) onTestFinished(() => void process.kill(-pid));
  expect(await once(child, 'exit')).toEqual([0, null]);
  return readFileSync(output, 'utf8');
}

it('examples/rehearsal.yml starts an emulator for the gate of its next step', async () => {
  const start = steps.find(({ id }) => id === 'emulator')?.run ?? '';
  const [name, value = ''] = (await runScript(start)).trim().split('=');
  expect(name).toBe('base-url');
  const inputs = steps.find(({ uses }) => uses?.includes('/security-test-gate@'))?.with ?? {};
  expect(inputs['base-url']).toBe('${{ steps.emulator.outputs.base-url }}');
  const given = {
    ...inputs,
    'base-url': value,
    'app-url': 'https://vulnerable.test',
    'wait-for-completion': 'false',
  };
  const { outputs, shownLog } = await runAction({ inputs: given });
  expect(outputs, shownLog).toMatchObject({ verdict: 'not-tested', reason: 'not-awaited' });
});
