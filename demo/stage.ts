import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readActionMetadata } from '../harness/action-metadata.ts';
import { type GitHubApi, startGitHubApi } from '../harness/github-api.ts';
import { baseSha, branchEvent, pullRequestEvent } from '../harness/github-event.ts';
import { project, subActions } from '../harness/project.ts';
import { type ActionResult, runAction } from '../harness/runner.ts';
import { node24 } from '../harness/step-process.ts';
import { networkEnvironment } from './service-access.ts';

/** Path of an action's `action.yml`. */
const metadataFile = (action: string) =>
  join(project, action === 'gate' ? '' : action, 'action.yml');

/** Names of each action's inputs. */
export function readInputNames(): Record<string, string[]> {
  const names = ['gate', ...subActions()].map((action) => [
    action,
    Object.keys(readActionMetadata(metadataFile(action)).inputs),
  ]);
  return Object.fromEntries(names);
}

/** What all runs share: the files of the repository, and GitHub's API. */
export interface Stage {
  github: GitHubApi;
  /** Files of the repository, at its base and at the commit under test. */
  files: Record<string, string>;
}

export async function openDemoStage(files: Record<string, string>): Promise<Stage> {
  const history = [{ sha: baseSha, files }];
  return { github: await startGitHubApi({ files, history }), files };
}

/** Whether Node.js is older than the 24 that the actions are written for. */
export const isNodeOld =
  node24 === process.execPath && Number.parseInt(process.versions.node, 10) < 24;

const polyfills = pathToFileURL(join(project, 'dist/demo/polyfills.js'));
const firstRunId = 16_412_345_678;
/** The longest time that a timer takes: only the limits of the action itself end a step. */
const noLimitMs = 2 ** 31 - 1;

/** Runs an action: the gate for a pull request, others for a push to the default branch. */
export function runDemoStep(
  { github, files }: Stage,
  step: {
    action: string;
    inputs: Record<string, string>;
    /** The number of runs before this one. */
    earlierRuns?: number;
    onLine?: (line: string) => unknown;
  },
): Promise<ActionResult> {
  const { action, inputs, earlierRuns = 0, onLine = () => {} } = step;
  return runAction({
    action: metadataFile(action),
    inputs,
    event: action === 'gate' ? pullRequestEvent() : branchEvent('push'),
    env: {
      ...(isNodeOld && { NODE_OPTIONS: `--import=${polyfills}` }),
      RUNNER_ENVIRONMENT: 'demo',
      GITHUB_RUN_ID: `${firstRunId + earlierRuns}`,
      ...networkEnvironment(inputs, process.env),
    },
    secrets: [inputs.password ?? '', inputs['api-token'] ?? ''],
    workspace: files,
    github,
    onLine,
    timeoutMs: noLimitMs,
  });
}

/** Reads the file whose path an output contains; undefined when the output is empty. */
export function readWritten({ outputs, tempDir }: ActionResult, output: string) {
  const path = outputs[output];
  return path ? readFileSync(resolve(tempDir, 'workspace', path)) : undefined;
}
