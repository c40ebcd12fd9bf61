import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { subActions } from '../../harness/project.ts';
import { sharedInputs } from '../../scripts/docs.ts';
import { actionYml, problemsOfAction, root } from './docs/github-language-service.ts';

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

const textOf = (name: string) => readFileSync(join(root, name, 'action.yml'), 'utf8');
const manifestOf = (text: string) => schema.parse(parse(text));
const gate = manifestOf(actionYml);
const shared = (inputs: z.infer<typeof schema>['inputs']) =>
  sharedInputs.map((name) => [name, inputs[name]]);

describe.each(subActions(root))('action.yml of %s', (name) => {
  const manifest = manifestOf(textOf(name));

  it("is accepted by GitHub's own parser", async () => {
    expect(await problemsOfAction(textOf(name))).toEqual([]);
  });

  it('runs its own bundle', () => {
    expect(manifest.runs.main).toBe(`../dist/${name}/index.js`);
  });

  it('declares the inputs that all actions share as the gate does', () => {
    expect(shared(manifest.inputs)).toEqual(shared(gate.inputs));
  });

  it('describes every input and output in one line', () => {
    const described = Object.entries({ ...manifest.inputs, ...manifest.outputs });
    expect(described.filter(([, { description }]) => !/^[^\n]{10,}\.$/.test(description))).toEqual(
      [],
    );
  });
});

describe('dist/', () => {
  it('has a launcher of one line for every action', () => {
    for (const name of ['gate', ...subActions(root)])
      expect(readFileSync(join(root, 'dist', name, 'index.js'), 'utf8')).toBe(
        `import { start } from '../action/index.js';\n\nstart('${name}');\n`,
      );
  });

  it('keeps libraries that few runs need out of what every run loads', () => {
    const first = readFileSync(join(root, 'dist/action/index.js'), 'utf8');
    for (const library of ['github.actions.results.api.v1.ArtifactService', 'ZodError', 'Octokit'])
      expect(first).not.toContain(library);
  });
});
