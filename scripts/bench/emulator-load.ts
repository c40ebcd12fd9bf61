import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { node24 } from '../../harness/step-process.ts';
import {
  documentedStatuses,
  LoadClient,
  pauseMs,
  type Sample,
  type Target,
} from './emulator-client.ts';
import { atMost, type Figure, median, type Section } from './figure.ts';

const clients = 100;
const seconds = 20;

const printedLine = z.object({
  authUrl: z.url(),
  accounts: z.array(z.object({ username: z.string(), password: z.string() })),
  apps: z.array(z.object({ appId: z.string(), appUrl: z.string() })),
});

async function startEmulator(
  root: string,
): Promise<{ target: Target; pid: number; stop: () => void }> {
  const bundle = join(root, 'dist/emulator/index.js');
  const args = ['--run-seconds', '0.5', '--rate-limits', 'false', '--billing', 'false'];
  // Without a limit V8 lets garbage pile up, which looks like a leak for minutes.
  const child = spawn(node24, ['--max-old-space-size=96', bundle, ...args], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [line] = await once(createInterface(child.stdout), 'line');
  const { authUrl, accounts, apps } = printedLine.parse(JSON.parse(line));
  const [account] = accounts;
  if (account === undefined || child.pid === undefined)
    throw new Error('The emulator did not start.');
  const own = apps.filter(({ appUrl }) => !/(globex|free|broke)\.test/.test(appUrl));
  return {
    target: { authUrl, account, appIds: own.map(({ appId }) => appId) },
    pid: child.pid,
    stop: () => child.kill(),
  };
}

/** How long it takes until the emulator has printed its line, in milliseconds. */
async function measureStart(root: string): Promise<number> {
  const times: number[] = [];
  for (let start = 0; start < 5; start += 1) {
    const startedAt = performance.now();
    const { stop } = await startEmulator(root);
    times.push(performance.now() - startedAt);
    stop();
  }
  return median(times);
}

/** Memory that a process holds, in MiB; Linux only, like the rest of the bench. */
function residentMib(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

function percentile(samples: Sample[], share: number): number {
  const sorted = samples.map(({ ms }) => ms).sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
}

function loadFigures(samples: Sample[], memory: number[]): Figure[] {
  const reads = samples.filter(({ method }) => method === 'GET');
  const undocumented = samples.filter(({ status }) => !documentedStatuses.has(status)).length;
  const settled = Math.max(...memory.slice(0, memory.length / 2));
  return [
    { name: 'requests', value: `${Math.round(samples.length / seconds)}/s` },
    { name: 'median of a GET', value: `${percentile(reads, 0.5).toFixed(1)} ms` },
    atMost('99th percentile of a GET', { value: percentile(reads, 0.99), most: 50, unit: ' ms' }),
    atMost('undocumented answers', { value: undocumented, most: 0, unit: '' }),
    { name: 'peak memory', value: `${Math.max(...memory).toFixed(0)} MiB` },
    atMost('memory in the second half over the first', {
      value: Math.max(...memory) / settled,
      most: 1.5,
      unit: '',
    }),
  ];
}

/** Puts the committed emulator under the load of many clients at once. */
export async function measureEmulatorLoad(root: string): Promise<Section> {
  const start = atMost('start', { value: await measureStart(root), most: 500, unit: ' ms' });
  const { target, pid, stop } = await startEmulator(root);
  const memory: number[] = [];
  const sampling = setInterval(() => memory.push(residentMib(pid)), 250);
  const deadline = performance.now() + seconds * 1000;
  const all = Array.from({ length: clients }, () => new LoadClient(target));
  try {
    await Promise.all(all.map((client, number) => client.run(number, deadline)));
  } finally {
    clearInterval(sampling);
    stop();
  }
  return {
    title: 'Emulator under load',
    method: `${clients} clients for ${seconds} s on loopback: lists, polls, triggers, findings, triage; each pauses ${pauseMs} ms between its requests.`,
    figures: [
      start,
      ...loadFigures(
        all.flatMap((client) => client.samples),
        memory,
      ),
    ],
  };
}
