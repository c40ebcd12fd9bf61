import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { close, listen } from '../../harness/loopback-server.ts';
import { prepareStep } from '../../harness/runner.ts';
import { account } from '../../harness/steady-emulator.ts';
import { node24 } from '../../harness/step-process.ts';
import { atMost, median, type Section } from './figure.ts';

const warmUps = 3;
const runs = 25;

/** Starts Node and gives the time until it ends, or until something else comes first. */
async function measureMs(
  { args, env, status }: { args: string[]; env: Record<string, string>; status: number | null },
  until?: Promise<unknown>,
): Promise<number> {
  const startedAt = performance.now();
  const child = spawn(node24, args, { env, stdio: 'ignore' });
  const ended = once(child, 'exit');
  await Promise.race([ended, until ?? ended]);
  const durationMs = performance.now() - startedAt;
  if (until) child.kill('SIGKILL');
  const [exitCode] = await ended;
  if (exitCode !== status) throw new Error(`node ${args.join(' ')} ended with ${exitCode}`);
  return durationMs;
}

/**
 * Time of the whole process when a required input is missing, and up to its first request on valid
 * inputs, beside that of a Node which does nothing.
 */
export async function measureColdStart(): Promise<Section> {
  let heard: (request?: unknown) => void = () => {};
  const server = createServer((request) => heard(request)); // Never answers.
  const origin = await listen(server);
  const prepare = (inputs: Record<string, string>) =>
    prepareStep({ inputs, env: { GITHUB_API_URL: origin } }, origin);
  const without = prepare({});
  const app = { 'app-url': 'https://vulnerable.test' };
  const asking = prepare({ 'base-url': `${origin}/v1`, ...account, ...app });
  const { env, script } = without;
  const round = async () => {
    const node = await measureMs({ args: ['-e', '0'], env, status: 0 });
    const missing = await measureMs({ args: [script], env, status: 1 });
    const first = new Promise((resolve) => {
      heard = resolve;
    });
    const request = await measureMs({ args: [script], env: asking.env, status: null }, first);
    return { node, missing, request };
  };
  for (let i = 0; i < warmUps; i++) await round();
  const rounds: Awaited<ReturnType<typeof round>>[] = [];
  for (let i = 0; i < runs; i++) rounds.push(await round());
  await close(server);
  for (const { files } of [without, asking]) rmSync(files.tempDir, { recursive: true });
  const node = median(rounds.map((times) => times.node));
  const missing = median(rounds.map((times) => times.missing));
  const request = median(rounds.map((times) => times.request));
  return {
    title: 'Cold start',
    method: `\`node -e 0\`, the gate without inputs, and the gate on valid inputs up to its first request, in turn: medians of ${runs} rounds after ${warmUps} to warm up.`,
    figures: [
      { name: '`node -e 0`', value: `${node.toFixed(1)} ms` },
      { name: 'gate on a missing input', value: `${missing.toFixed(1)} ms` },
      atMost('ratio on a missing input', { value: missing / node, most: 2.3, unit: ' ×' }),
      { name: 'gate up to its first request', value: `${request.toFixed(1)} ms` },
      { name: 'ratio up to the first request', value: `${(request / node).toFixed(2)} ×` },
    ],
  };
}
