import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { freshBundle } from './fresh-bundles.ts';
import { project } from './project.ts';
import { node24 } from './step-process.ts';

const bundle = join(project, 'dist/emulator/index.js');

const printedLine = z.object({
  baseUrl: z.url(),
  authUrl: z.url(),
  accounts: z.array(z.object({ username: z.string(), password: z.string(), role: z.string() })),
  apps: z.array(z.object({ appId: z.string(), appUrl: z.string(), label: z.string() })),
});

/** The committed emulator in a process of its own, as its printed line describes it. */
export interface EmulatorProcess extends z.infer<typeof printedLine> {
  stop: () => Promise<void>;
}

/** Starts the emulator of `dist/`; rejects with its error output when it does not start. */
export async function startEmulatorProcess(args: string[]): Promise<EmulatorProcess> {
  const child = spawn(node24, [freshBundle(bundle), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    process.off('exit', kill);
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  const kill = () => child.kill();
  process.once('exit', kill);
  const failed = text(child.stderr).then((errorOutput) =>
    Promise.reject(new Error(`The emulator ended: ${errorOutput.trim()}`)),
  );
  // The process always ends, and by then nobody may be waiting.
  failed.catch(() => {});
  const [line] = await Promise.race([once(createInterface(child.stdout), 'line'), failed]);
  return { ...printedLine.parse(JSON.parse(line)), stop };
}
