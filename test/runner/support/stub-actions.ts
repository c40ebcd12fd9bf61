import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';

const step = z.object({
  uses: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
});
/** A job has steps, or calls a workflow. */
const job = step.extend({ steps: z.array(step).default([]) });
const workflow = z.object({ jobs: z.record(z.string(), job) });

const own = 'OWNER/security-test-gate';

/** The jobs of a workflow that run steps, by their keys: one that calls a workflow has none. */
export function jobsOf(text: string): string[] {
  const jobs = Object.entries(workflow.parse(parse(text)).jobs);
  return jobs.flatMap(([key, { steps }]) => (steps.length > 0 ? key : []));
}

/**
 * Writes a stub for each action of others that workflows use.
 * @returns the flags by which act takes those, and for ours what a job downloads
 */
export function replaceActions(
  texts: readonly string[],
  { ours, folder }: { ours: string; folder: string },
) {
  const jobs = texts.flatMap((text) => Object.values(workflow.parse(parse(text)).jobs));
  const steps = jobs.flatMap((each) => [each, ...each.steps]);
  const repositories = new Map<string, string>();
  for (const { uses, with: given } of steps) {
    const [, name = '', path = '', ref] = /^([^/]+\/[^/@]+)([^@]*)@(.+)$/.exec(uses ?? '') ?? [];
    const address = `${name}@${ref}`;
    const target = name === own ? ours : join(folder, address.replaceAll('/', '-'));
    if (name === '') continue;
    repositories.set(address, target);
    if (name !== own) writeStub(join(target, path), Object.keys(given));
  }
  return [...repositories].flatMap((pair) => ['--local-repository', pair.join('=')]);
}

function writeStub(folder: string, inputs: string[]): void {
  const file = join(folder, 'action.yml');
  const known: Record<string, object> = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8')).inputs
    : {};
  const declared = Object.fromEntries(inputs.map((name) => [name, { description: name }]));
  const runs = { using: 'node24', main: 'index.cjs' };
  mkdirSync(folder, { recursive: true });
  // JSON is YAML.
  writeFileSync(file, JSON.stringify({ name: 'Stub', inputs: { ...known, ...declared }, runs }));
  copyFileSync(join(import.meta.dirname, 'stub-action.cjs'), join(folder, 'index.cjs'));
}

const stubCall = z.object({
  action: z.string(),
  inputs: z.record(z.string(), z.string()),
  files: z.record(z.string(), z.string()),
  variables: z.array(z.string()),
});

/** What the stubs were given, in order. */
export function readStubCalls(record: string) {
  if (!existsSync(record)) return [];
  const lines = readFileSync(record, 'utf8').trim().split('\n');
  return lines.map((each) => stubCall.parse(JSON.parse(each)));
}
