import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { parseCommandFile } from '../../harness/command-file.ts';

const step = z.object({
  id: z.string().optional(),
  name: z.string().optional(),
  if: z.string().optional(),
  uses: z.string().default(''),
  run: z.string().default(''),
  with: z.record(z.string(), z.unknown()).default({}),
  env: z.record(z.string(), z.string()).default({}),
});
const job = z.object({ if: z.string(), needs: z.string().optional(), steps: z.array(step) });
const workflow = z.object({ jobs: z.record(z.string(), job) });
type Step = z.infer<typeof step>;
type Outputs = Record<string, string>;

/** What a job has at hand, and what stands in for the actions that it uses. */
interface JobContext {
  workspace: string;
  env: Record<string, string>;
  /** Outputs of the steps so far, by the step's id. */
  steps: Record<string, Outputs>;
  actions: Record<string, (given: Record<string, string>, workspace: string) => Outputs>;
}

/** How a job ended, and the output of its steps. */
export interface JobEnd {
  result: 'success' | 'failure' | 'skipped';
  log: string;
}

export interface WorkflowRun extends Pick<JobContext, 'env' | 'actions'> {
  /** Text of the workflow. */
  text: string;
  /** Empty folder for the workspaces of the jobs. */
  folder: string;
}

/**
 * Runs a workflow of jobs that need one another in order, with the expressions that this project's
 * release uses; throws on any other.
 * @returns how each job ended
 */
export function runWorkflow({ text, folder, env, actions }: WorkflowRun): Record<string, JobEnd> {
  const ends: Record<string, JobEnd> = {};
  for (const [name, { if: condition, needs, steps }] of Object.entries(
    workflow.parse(parse(text)).jobs,
  )) {
    const workspace = mkdtempSync(join(folder, `${name}-`));
    const context: JobContext = { workspace, env, steps: {}, actions };
    const isReady = needs === undefined || ends[needs]?.result === 'success';
    ends[name] =
      isReady && isTrue(condition, context)
        ? runSteps(steps, context)
        : { result: 'skipped', log: '' };
  }
  return ends;
}

function runSteps(steps: Step[], context: JobContext): JobEnd {
  let log = '';
  for (const one of steps) {
    if (one.if !== undefined && !isTrue(one.if, context)) continue;
    const { status, output, outputs } = one.uses
      ? runAction(one, context)
      : runScript(one, context);
    log += `> ${one.name ?? (one.uses || one.run)}\n${output}`;
    if (status !== 0) return { result: 'failure', log };
    if (one.id !== undefined) context.steps[one.id] = outputs;
  }
  return { result: 'success', log };
}

function runAction({ uses, with: given }: Step, context: JobContext) {
  const [name = ''] = uses.split('@');
  const action = context.actions[name];
  if (action === undefined) throw new Error(`Nothing stands in for ${name}.`);
  const inputs = Object.entries(given).map(([key, value]) => [key, evaluate(`${value}`, context)]);
  const outputs = action(Object.fromEntries(inputs), context.workspace);
  return { status: 0, output: '', outputs };
}

function runScript({ run, env }: Step, context: JobContext) {
  const { workspace } = context;
  const temporary = `${workspace}.tmp`;
  mkdirSync(temporary, { recursive: true });
  const outputFile = join(temporary, 'output');
  writeFileSync(outputFile, '');
  const given = Object.entries(env).map(([name, value]) => [name, evaluate(value, context)]);
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-eo', 'pipefail', '-c', run],
    {
      cwd: workspace,
      encoding: 'utf8',
      env: {
        ...context.env,
        ...Object.fromEntries(given),
        GITHUB_OUTPUT: outputFile,
        RUNNER_TEMP: temporary,
      },
    },
  );
  const outputs = parseCommandFile(readFileSync(outputFile, 'utf8'));
  return { status, output: stdout + stderr, outputs };
}

function evaluate(text: string, context: JobContext): string {
  return text.replaceAll(/\$\{\{ *(.*?) *\}\}/g, (_, path: string) => resolvePath(path, context));
}

function isTrue(condition: string, context: JobContext): boolean {
  const [, path = '', operator, text] = /^([\w.-]+) (==|!=) '(.*)'$/.exec(condition) ?? [];
  if (operator === undefined) throw new Error(`Cannot evaluate the condition ${condition}.`);
  return (resolvePath(path, context) === text) === (operator === '==');
}

function resolvePath(path: string, { steps, env }: JobContext): string {
  const [, id, output] = /^steps\.([\w-]+)\.outputs\.([\w-]+)$/.exec(path) ?? [];
  const value =
    id === undefined
      ? { 'github.repository': env.GITHUB_REPOSITORY, 'github.token': 'ghs_Fake' }[path]
      : steps[id]?.[output ?? ''];
  if (value === undefined) throw new Error(`The expression ${path} has no value.`);
  return value;
}

/** Runs git; returns its output. */
export function git(folder: string, ...args: string[]): string {
  const config = [
    'user.name=octocat',
    'user.email=octocat@example.com',
    'advice.detachedHead=false',
  ];
  const options = config.flatMap((each) => ['-c', each]);
  return execFileSync('git', [...options, ...args], { cwd: folder, encoding: 'utf8' }).trim();
}
