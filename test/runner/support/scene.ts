import { createServer } from 'node:http';
import { onTestFinished } from 'vitest';
import { type ArtifactService, startArtifactService } from '../../../harness/artifact-service.ts';
import {
  type GitHubApi,
  type GitHubApiOptions,
  startGitHubApi,
} from '../../../harness/github-api.ts';
import { headSha } from '../../../harness/github-event.ts';
import { close, listen } from '../../../harness/loopback-server.ts';
import { type Emulator, startEmulator } from '../../../src/emulator/emulator.ts';

/** What a workflow meets: the service, GitHub, and the app under test. */
export interface Scene {
  emulator: Emulator;
  github: GitHubApi;
  artifactService: ArtifactService;
  /** Where the app under test tells its version, the commit that is proposed. */
  versionUrl: string;
}

/** Starts all of it on loopback, until the test ends. */
export async function openScene(options: GitHubApiOptions = {}, runSeconds = 1): Promise<Scene> {
  const emulator = await startEmulator({ runSeconds, onboardingSeconds: 1, checkAnswers: true });
  onTestFinished(() => emulator.close());
  const github = await startGitHubApi({ visibility: 'private', ...options });
  onTestFinished(() => github.close());
  const artifactService = await startArtifactService();
  onTestFinished(() => artifactService.close());
  const server = createServer((_, response) => void response.end(`{"commit":"${headSha}"}`));
  const versionUrl = `${await listen(server)}/version`;
  onTestFinished(() => close(server));
  return { emulator, github, artifactService, versionUrl };
}
