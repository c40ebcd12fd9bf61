import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { close, listen } from '../../harness/loopback-server.ts';
import { prepareStep } from '../../harness/runner.ts';
import { account } from '../../harness/steady-emulator.ts';
import { node24 } from '../../harness/step-process.ts';
import type { Section } from './figure.ts';

const warmUps = 3;
const runs = 25;

/** Starts Node and returns the time until it ends, or until `until` settles. */
async function measureMs(
  { args, env, status }: { args: string[]; env: Record<string, string>; status: number | null },
  until?: Promise<unknown>,
): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(node24, args, { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await Promise.race([ended, until ?? ended]);
  const durationMs = performance.now() - startedAt;
  child.kill('SIGKILL');
  const [exitCode] = await ended;
  if (exitCode !== status) throw new Error(`node ${args.join(' ')} ended with ${exitCode}`);
  return durationMs;
}

/**
 * Time of the whole process when a required input is missing, and up to its first request on valid
 * inputs, next to that of a Node which does nothing.
 */
export async function measureColdStart(): Promise<Section> {
  const server = createServer(); // Never answers.
  const origin = await listen(server);
  const prepare = (inputs: Record<string, string>) =>
    prepareStep({ inputs, env: { GITHUB_API_URL: origin } }, origin);
  const without = prepare({});
  const app = { 'app-url': 'https://vulnerable.test' };
  const asking = prepare({ 'base-url': `${origin}/v1`, ...account, ...app });
  const { env, script } = without;
  const rounds: { node: number; missing: number; request: number }[] = [];
  for (let round = 0; round < warmUps + runs; round++) {
    const node = await measureMs({ args: ['-e', '0'], env, status: 0 });
    const missing = await measureMs({ args: [script], env, status: 1 });
    const first = once(server, 'request');
    const request = await measureMs({ args: [script], env: asking.env, status: null }, first);
    rounds.push({ node, missing, request });
  }
  await close(server);
  for (const { files } of [without, asking]) rmSync(files.tempDir, { recursive: true });
  const warm = rounds.slice(warmUps);
  const valuesOf = (name: 'node' | 'missing' | 'request') => warm.map((times) => times[name]);
  const ratiosOf = (name: 'missing' | 'request') => warm.map((times) => times[name] / times.node);
  return {
    title: 'Cold start',
    method: `\`node -e 0\`, the gate without inputs, and the gate on valid inputs up to its first request, in turn: ${runs} rounds after ${warmUps} to warm up.`,
    figures: [
      { name: '`node -e 0`', values: valuesOf('node'), unit: ' ms' },
      { name: 'gate on a missing input', values: valuesOf('missing'), unit: ' ms' },
      { name: 'ratio on a missing input', values: ratiosOf('missing'), unit: ' ×' },
      { name: 'gate up to its first request', values: valuesOf('request'), unit: ' ms' },
      { name: 'ratio up to the first request', values: ratiosOf('request'), unit: ' ×' },
    ],
  };
}
