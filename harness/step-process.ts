import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { project } from './project.ts';

const installedNode = join(project, 'node_modules/.bin/node');
/** The Node 24 that runs `node24` actions; without packages, the Node.js of this process. */
export const node24 = existsSync(installedNode) ? installedNode : process.execPath;

/** How the process ended: one of the two is `null`. */
export interface ProcessEnd {
  exitCode: number | null;
  signal: NodeJS.Signals | null;
}

/** A signal, and how long the process has to end before the next one. */
export interface SignalStep {
  name: NodeJS.Signals;
  graceMs: number;
}

/** The signals of a cancelled job, with the grace periods of GitHub's runner. */
export const cancellation: SignalStep[] = [
  { name: 'SIGINT', graceMs: 7500 },
  { name: 'SIGTERM', graceMs: 2500 },
  { name: 'SIGKILL', graceMs: 0 },
];

/** Both ends of a pipe that a child can inherit twice, unlike the pipes of `spawn`. */
async function createPipe(path: string): Promise<{ reader: Socket; writer: Socket }> {
  const server = createServer().listen(path);
  await once(server, 'listening');
  const writer = connect(path);
  const [reader] = await once(server, 'connection');
  server.close();
  return { reader, writer };
}

/**
 * Starts a script with just the given environment. Standard output and error share one
 * pipe, `pipePath`, so that their order is the order of writing.
 */
export async function startStepProcess(options: {
  script: string;
  cwd: string;
  env: Record<string, string>;
  pipePath: string;
  onOutput: (chunk: string) => void;
}) {
  const { reader, writer } = await createPipe(options.pipePath);
  const { script, cwd, env } = options;
  const child = spawn(node24, [script], { cwd, env, stdio: ['ignore', writer, writer] });
  writer.destroy();
  const drained = once(reader.setEncoding('utf8').on('data', options.onOutput), 'close');
  const ended = new Promise<ProcessEnd>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (exitCode, signal) =>
      drained.then(() => resolve({ exitCode, signal }), reject),
    );
  });
  /** Stops reading, as when the runner has died. */
  const hangUp = () => void reader.destroy();
  return { child, ended, hangUp };
}

/** Sends one signal after the other until the process ends. */
export async function sendSignals(child: ChildProcess, steps: SignalStep[]): Promise<void> {
  const exited = new AbortController();
  child.once('exit', () => exited.abort());
  for (const { name, graceMs } of steps) {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill(name);
    await delay(graceMs, undefined, { signal: exited.signal }).catch(() => {});
  }
}
