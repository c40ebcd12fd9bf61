import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { inputVariables, readActionMetadata } from '../../harness/action-metadata.ts';
import { pullRequestEvent } from '../../harness/github-event.ts';
import { createStepFiles } from '../../harness/step-files.ts';
import { node24 } from '../../harness/step-process.ts';
import { stepVariables } from '../../harness/step-variables.ts';
import { atMost, median, type Section } from './figure.ts';

const warmUps = 3;
const runs = 25;

function measure({
  args,
  env,
  status,
}: {
  args: string[];
  env: Record<string, string>;
  status: number;
}): number {
  const startedAt = performance.now();
  const result = spawnSync(node24, args, { env, encoding: 'utf8' });
  const durationMs = performance.now() - startedAt;
  if (result.status !== status)
    throw new Error(`node ${args.join(' ')} ended with ${result.status}: ${result.stdout}`);
  return durationMs;
}

/**
 * Time of the whole process when a required input is missing, beside that of a Node which does
 * nothing.
 */
export function measureColdStart(root: string): Section {
  const event = pullRequestEvent();
  const files = createStepFiles(event, { files: {}, links: {} });
  const action = readActionMetadata(join(root, 'action.yml'));
  const inputs = inputVariables(action, { given: {}, githubToken: 'none' });
  const env = stepVariables({ event, files, resultsUrl: 'http://127.0.0.1:1', inputs, env: {} });
  const pair = () => ({
    node: measure({ args: ['-e', '0'], env, status: 0 }),
    gate: measure({ args: [action.main], env, status: 1 }),
  });
  for (let i = 0; i < warmUps; i++) pair();
  const pairs = Array.from({ length: runs }, pair);
  rmSync(files.tempDir, { recursive: true });
  const node = median(pairs.map((times) => times.node));
  const gate = median(pairs.map((times) => times.gate));
  return {
    title: 'Cold start',
    method: `The gate without inputs, and \`node -e 0\`, in turn: medians of ${runs} pairs after ${warmUps} to warm up.`,
    figures: [
      { name: '`node -e 0`', value: `${node.toFixed(1)} ms` },
      { name: 'gate on a missing input', value: `${gate.toFixed(1)} ms` },
      atMost('ratio', { value: gate / node, most: 3.5, unit: ' ×' }),
    ],
  };
}
