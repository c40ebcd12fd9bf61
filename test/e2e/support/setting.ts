import { onTestFinished } from 'vitest';
import { type GitHubApiOptions, startGitHubApi } from '../../../harness/github-api.ts';
import type { Emulator } from '../../../src/emulator/emulator.ts';
import {
  appIdOf,
  openStage,
  registerApp,
  type StageOptions,
  startRun,
} from '../../support/scenario.ts';

/** The services around several steps, for as long as the test runs. */
export async function setStage(options: StageOptions = {}) {
  const stage = await openStage(options);
  onTestFinished(stage.close);
  return stage;
}

/** GitHub, for as long as the test runs. */
export async function openGitHub(options: GitHubApiOptions = {}) {
  const github = await startGitHubApi(options);
  onTestFinished(github.close);
  return github;
}

// For the `prepare` of a step.

/** The app that is registered for this host from the start. */
export const appOf = (host: string) => async (emulator: Emulator) => ({
  'app-id': appIdOf(emulator, host),
});

/** An app that is being registered. */
export const newApp = (host: string) => async (emulator: Emulator) => ({
  'app-id': await registerApp(emulator, `https://${host}`),
});

/** A security test of this app that somebody started, to be adopted. */
export const testOf = (host: string) => async (emulator: Emulator) => ({
  'task-id': await startRun(emulator, host),
});
