import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { subActions } from '../../harness/project.ts';
import { declarations, renderActionYml } from '../../scripts/docs.ts';
import { actionYml, problemsOfAction, read, root } from './docs/github-language-service.ts';

const input = z.strictObject({
  description: z.string(),
  required: z.literal(true).optional(),
  default: z.string().optional(),
});
const schema = z.strictObject({
  name: z.string(),
  description: z.string(),
  author: z.string(),
  branding: z.strictObject({ icon: z.string(), color: z.string() }),
  inputs: z.record(z.string(), input),
  outputs: z.record(z.string(), z.strictObject({ description: z.string() })),
  runs: z.strictObject({ using: z.literal('node24'), main: z.string() }),
});
const manifestOf = (text: string) => schema.parse(parse(text));
const gate = manifestOf(actionYml);

it('is declared for every action', () => {
  expect(Object.keys(declarations).toSorted()).toEqual(['', ...subActions(root)].toSorted());
});

describe.each(['.', ...subActions(root)])('action.yml in %s', (folder) => {
  const text = read(`${folder}/action.yml`);
  const manifest = manifestOf(text);

  it("is accepted by GitHub's own parser", async () => {
    expect(await problemsOfAction(text)).toEqual([]);
  });

  it('runs its own bundle', () => {
    const main = folder === '.' ? 'dist/gate/index.js' : `../dist/${folder}/index.js`;
    expect(manifest.runs.main).toBe(main);
  });

  it('is what the action declares', () => {
    const name = folder === '.' ? '' : folder;
    const declaration = declarations[name];
    const isFresh = declaration && renderActionYml(name, declaration) === text;
    expect(isFresh, `${folder}/action.yml is stale: run \`npm run docs\``).toBe(true);
  });

  it('describes every input and output in one line', () => {
    const described = Object.entries({ ...manifest.inputs, ...manifest.outputs });
    const poor = described.filter(([, { description }]) => !/^[^\n]{10,}\.$/.test(description));
    expect(poor).toEqual([]);
  });
});

/** Each with its default; `!` marks what is required. */
const inputs = [
  'base-url! auth-url= username= password= api-token= app-id= app-url= task-id=',
  'wait-for-completion=true fail-on-severity= baseline-app-id=',
  'warn-only=false on-not-tested=fail config-file= config-token= needs= pull-request-number=',
  'commit-status= timeout-minutes=30 queue-timeout-minutes=30 on-active-run=wait max-reruns=1',
  'poll-interval-seconds=5 poll-max-interval-seconds=10 request-timeout-seconds=30',
  'max-retries=4 version-url= version-header= expected-version=',
  'version-timeout-minutes=5 upload-report=auto artifact-name=security-report',
  'retention-days=0 report-timeout-seconds=120 sarif-file= openapi-file= findings-file=',
  'predicate-file= details=auto comment-summary-in-pr=on-failure open-issue=false',
  'annotations=true github-token=${{github.token}} ca-cert-file= dry-run=false',
  'matrix=${{toJSON(matrix)}}',
].flatMap((line) => line.split(' '));
const outputs = [
  'verdict reason app-id task-id task-state run-number status-url findings-count',
  'critical-count high-count medium-count low-count blocking-count new-count',
  'accepted-count overdue-count report-path report-artifact-id report-artifact-url findings-file',
  'sarif-file predicate-file summary-file',
].flatMap((line) => line.split(' '));

describe('action.yml of the gate', () => {
  it('declares the inputs that users write', () => {
    const declared = Object.entries(gate.inputs).map(([name, { required, default: value }]) => {
      return `${name}${required ? '!' : ''}${value === undefined ? '' : `=${value}`}`;
    });
    expect(declared.map((one) => one.replaceAll(' ', '')).toSorted()).toEqual(inputs.toSorted());
  });

  it('declares the name by which it is published, and the outputs that users read', () => {
    expect(gate.name).toBe('Security Test Gate');
    expect(Object.keys(gate.outputs)).toEqual(outputs);
  });

  // The runner evaluates expressions wherever it reads them, and refuses an action with one where
  // none belongs.
  it('has expressions in defaults alone', () => {
    const described = Object.values({ ...gate.inputs, ...gate.outputs });
    expect(described.filter(({ description }) => description.includes('${{'))).toEqual([]);
  });
});

describe('dist/', () => {
  it('has a launcher of one line for every action', () => {
    for (const name of ['gate', ...subActions(root)])
      expect(read(`dist/${name}/index.js`)).toBe(
        `import { start } from '../action/index.js';\n\nstart('${name}');\n`,
      );
  });

  it('keeps libraries that few runs need out of what every run loads', () => {
    const first = read('dist/action/index.js');
    for (const library of ['github.actions.results.api.v1.ArtifactService', 'ZodError', 'Octokit'])
      expect(first).not.toContain(library);
  });
});
