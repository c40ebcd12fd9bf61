import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { minimatch } from 'minimatch';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { calledWorkflow, stepSchema } from './copied-workflows.ts';
import { npmScripts, problemsOfWorkflow, read, root } from './github-language-service.ts';

const folder = '.github/workflows';
const names = readdirSync(join(root, folder));
const isCalled = (name: string) => `${folder}/${name}` === calledWorkflow;
/** All but the one that users call, which has the rules of those that they copy. */
const workflows = names
  .filter((name) => !isCalled(name))
  .map((name) => ({ name, text: read(`${folder}/${name}`) }));
const textOf = (name: string) => workflows.find((workflow) => workflow.name === name)?.text ?? '';
const ciScript = read('.ci/run');

const job = z.object({
  permissions: z.record(z.string(), z.enum(['read', 'write'])),
  'timeout-minutes': z.number().max(120),
  if: z.string(),
  strategy: z.object({ matrix: z.object({ script: z.array(z.string()).default([]) }) }).optional(),
  steps: z.array(stepSchema),
});
const schema = z.object({
  permissions: z.strictObject({}),
  concurrency: z.object({ group: z.string() }),
  jobs: z.record(z.string(), job),
});

/**
 * What makes a workflow of this project unsafe or lets it hang, apart from what GitHub's own parser
 * finds.
 */
function problemsOf(text: string): string[] {
  const parsed = schema.safeParse(parse(text));
  if (!parsed.success)
    return parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  const jobs = Object.values(parsed.data.jobs);
  const steps = jobs.flatMap((one) => one.steps);
  const uses = text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line));
  const writing = jobs.filter(({ permissions }) => Object.values(permissions).includes('write'));
  const broken: Record<string, boolean> = {
    'an action is not pinned': !uses.every((line) =>
      /uses: (?:\.\/[\w-]*|[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+)$/.test(line),
    ),
    'a checkout leaves its token behind': steps.some(
      (one) =>
        one.uses.startsWith('actions/checkout@') && one.with['persist-credentials'] !== false,
    ),
    'code of a dependency runs with a token that may write': writing.some((one) =>
      one.steps.some(({ run }) => /\bnpm (?!sbom --package-lock-only)|\bnode\b|\.ci\//.test(run)),
    ),
    'a job runs in a copy of the repository': !jobs.every((one) =>
      one.if.endsWith("github.repository == 'OWNER/security-test-gate'"),
    ),
    'an expression in a script': steps.some(({ run }) => run.includes('${{')),
  };
  return Object.keys(broken).filter((problem) => broken[problem]);
}

interface Rule {
  type: string;
  parameters: { required_status_checks: { context: string }[] };
}
interface CheckingJob {
  name: string;
  needs?: string;
  strategy?: { matrix: { language?: string[] } };
}

/** The checks of a change in a workflow, as GitHub names them, but for those that another needs. */
function checksOf(text: string): string[] {
  const { on, jobs }: { on: object; jobs: Record<string, CheckingJob> } = parse(text);
  const all = 'pull_request' in on ? Object.entries(jobs) : [];
  const last = all.filter(([id]) => all.every(([, { needs }]) => needs !== id));
  return last.flatMap(([, { name, strategy }]) => {
    const languages = strategy?.matrix.language ?? [''];
    return languages.map((language) => name.replace('${{ matrix.language }}', language));
  });
}

/** The npm scripts that a workflow runs. */
function npmScriptsIn(text: string): string[] {
  const jobs = Object.values(schema.parse(parse(text)).jobs);
  const runs = jobs.flatMap(({ steps }) => steps.map(({ run }) => run)).join('\n');
  const listed = jobs.flatMap(({ strategy }) => strategy?.matrix.script ?? []);
  return [...runs.matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name).concat(listed);
}

describe("the project's own workflows", () => {
  it('do nothing of themselves in a copy of the repository, also the one that users call', () => {
    expect(Object.keys(parse(read(calledWorkflow)).on)).toEqual(['workflow_call']);
  });

  it('run before a release what CI runs elsewhere', () => {
    for (const name of ['ci.yml', 'release.yml'])
      expect(textOf(name)).toContain('- run: .ci/run\n');
  });

  it.each(workflows)(
    "$name is accepted by GitHub's parser, is safe, and runs only npm scripts that exist",
    async ({ text }) => {
      expect(await problemsOfWorkflow(text)).toEqual([]);
      expect(problemsOf(text)).toEqual([]);
      expect(npmScriptsIn(text).filter((name) => !(name in npmScripts))).toEqual([]);
    },
  );

  it('are required of a change to main: each check, or one that needs it', () => {
    const { rules } = JSON.parse(read('.github/settings/main.json'));
    const required = rules.flatMap(({ type, parameters }: Rule) =>
      type === 'required_status_checks' ? parameters.required_status_checks : [],
    );
    const contexts = required.map(({ context }: { context: string }) => context);
    expect(contexts.toSorted()).toEqual(workflows.flatMap(({ text }) => checksOf(text)).toSorted());
  });

  // What Dependabot takes for versions: `9.9.9` follows `v1.0.0` as well as `v9.9.9` does.
  it.each(['v9.9.9', 'v9', 'V9', '9.9.9', '9.9'])('nobody pushes a %s of their own', (name) => {
    const patternsOf = (file: string) => {
      const { conditions, rules, enforcement } = JSON.parse(read(`.github/settings/${file}.json`));
      const types = rules.map(({ type }: Rule) => type);
      expect([enforcement, types]).toEqual([
        'active',
        expect.arrayContaining(['creation', 'update']),
      ]);
      return conditions.ref_name.include;
    };
    expect(patternsOf('tags')).toEqual(['~ALL']);
    const branches = patternsOf('branches');
    expect(branches.some((each: string) => minimatch(`refs/heads/${name}`, each))).toBe(true);
  });

  it('leave no check out', () => {
    const checks = Object.keys(npmScripts).filter((name) => name.startsWith('check:'));
    expect(npmScripts.check?.split(' && ').toSorted()).toEqual(
      checks.map((name) => `npm run ${name}`).toSorted(),
    );
    expect(ciScript).toContain('\nstep npm run check || failed\n');
  });

  it('test the machine as it is before they install system packages, and all else after it', () => {
    const order = ['step npm ci', 'run_tests test', 'step install_system_packages'];
    const places = [...order, 'run_tests test:system'].map((step) =>
      ciScript.indexOf(`\n${step} `),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('run every night on the oldest Node.js that is promised', () => {
    const versions = [...textOf('nightly.yml').matchAll(/node-version: (\S+)/g)].map(
      ([, version]) => version,
    );
    expect(versions).toContain('24.4.0');
    const [, oldest] = /"node": ">=(.*)"/.exec(read('package.json')) ?? [];
    expect(parse(textOf('nightly.yml')).jobs.demo.strategy.matrix.node).toContain(oldest);
    expect(read('README.md')).toContain(`Node.js ${oldest} or later`);
  });

  it('get newer actions and packages by Dependabot, all but newer majors of Node.js', () => {
    const { updates } = parse(read('.github/dependabot.yml'));
    expect(updates).toMatchObject([
      { 'package-ecosystem': 'npm', directories: ['/', '/tools/*'] },
      { 'package-ecosystem': 'github-actions' },
    ]);
    const majors = ['version-update:semver-major'];
    expect(updates.map(({ ignore }: { ignore?: object[] }) => ignore)).toEqual([
      ['node-*', '@types/node'].map((name) => ({
        'dependency-name': name,
        'update-types': majors,
      })),
      undefined,
    ]);
  });

  it('pin an action to the same commit everywhere', () => {
    const uses = workflows.flatMap(({ text }) => [...text.matchAll(/uses: ([\w./-]+)@(.*)$/gm)]);
    const commits = Map.groupBy(uses, ([, action = '']) => action.split('/').slice(0, 2).join('/'));
    for (const [action, found] of commits)
      expect(new Set(found.map(([, , commit]) => commit)), action).toHaveLength(1);
  });
});
