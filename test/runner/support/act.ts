import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { node24 } from '../../../harness/step-process.ts';

const version = 'v0.2.89';
const cache = process.env.XDG_CACHE_HOME || join(homedir(), '.cache');
const folder = join(cache, 'security-test-gate', `act-${version}`);
const program = join(folder, 'act');

/** Has Go build the pinned act into the user's cache, unless it is there. */
export function installAct(): void {
  if (existsSync(program)) return;
  mkdirSync(folder, { recursive: true });
  const module = `github.com/nektos/act@${version}`;
  console.log(`Building ${module} into ${folder}`);
  const env = { ...process.env, GOBIN: folder, GOFLAGS: '-mod=mod' };
  const { error, status } = spawnSync('go', ['install', module], { env, stdio: 'inherit' });
  if (error)
    throw new Error(
      `These tests run the examples on act ${version}, which Go builds: install Go (https://go.dev/doc/install) and put \`go\` in PATH. ${error.message}`,
    );
  if (status !== 0) throw new Error(`Go could not build ${module}.`);
}

/** A line of act's log; what it says of a job or a step comes as members of their own. */
const line = z.object({
  level: z.string(),
  msg: z.string(),
  jobID: z.string().optional(),
  matrix: z.record(z.string(), z.unknown()).nullish(),
  jobResult: z.string().optional(),
  /** What the step is called, expressions evaluated. */
  step: z.string().optional(),
  stepID: z.array(z.string()).optional(),
  stepResult: z.string().optional(),
  stage: z.string().optional(),
  command: z.string().optional(),
  name: z.string().optional(),
  arg: z.string().optional(),
  content: z.string().optional(),
});
export type ActLine = z.infer<typeof line>;

/** How act is started; what is not given here is the same for each workflow. */
interface ActRun {
  event: string;
  /** The repository that the workflow belongs to. */
  repository: string;
  arguments: string[];
  /** Its whole environment, except what follows from the rest; each step has it, too. */
  env: Record<string, string>;
  /** When the workflow is cancelled, if it is. */
  cancelled?: Promise<unknown>;
}

/** Nothing listens there: what would leave the machine fails. */
const nowhere = 'http://127.0.0.1:9';

/**
 * Runs act on this machine, without containers and without the network.
 * @returns its log, whose messages are what a person sees, and its other output
 */
export async function runAct(run: ActRun) {
  const flags = ['-P', 'ubuntu-latest=-self-hosted', '--pull=false', '--action-offline-mode'];
  const rest = ['--no-cache-server', '--rm', '--json', ...run.arguments];
  const child = spawn(program, [run.event, ...flags, ...rest], {
    cwd: run.repository,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      HTTP_PROXY: nowhere,
      HTTPS_PROXY: nowhere,
      NO_PROXY: '127.0.0.1',
      ...run.env,
      PATH: [run.env.PATH, join(node24, '..'), process.env.PATH].filter(Boolean).join(':'),
    },
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  run.cancelled?.then(() => child.kill('SIGINT'));
  const [log, said] = await Promise.all([text(child.stdout), text(child.stderr)]);
  process.off('exit', kill);
  const lines = log.split('\n').filter((each) => each.startsWith('{'));
  return { lines: lines.map((each) => line.parse(JSON.parse(each))), said };
}

/**
 * Ends what the steps of a workflow left running, as GitHub's runner does and act does not: like
 * the runner, it knows these processes by a variable that only they have.
 */
export function endOrphans(variable: string): void {
  for (const id of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      const variables = readFileSync(`/proc/${id}/environ`, 'utf8').split('\0');
      if (variables.includes(variable)) process.kill(Number(id));
    } catch {
      // it has ended meanwhile, or belongs to somebody else
    }
  }
}
