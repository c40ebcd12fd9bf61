import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { checkAnswers } from '../../../harness/answer-check.ts';
import { type ArtifactService, startArtifactService } from '../../../harness/artifact-service.ts';
import {
  type GitHubApi,
  type GitHubApiOptions,
  startGitHubApi,
} from '../../../harness/github-api.ts';
import { close, listen } from '../../../harness/loopback-server.ts';
import { type Emulator, startEmulator } from '../../../src/emulator/emulator.ts';
import { startRun } from '../../support/scenario.ts';

/** What a workflow meets: the service, GitHub, and the app under test. */
export interface Scene {
  emulator: Emulator;
  github: GitHubApi;
  artifactService: ArtifactService;
  elsewhere: Elsewhere;
}

/** Whatever else a workflow talks to: the app under test, where builds are sent, and a chat. */
interface Elsewhere {
  origin: string;
  /** Says which commit the app under test runs from now on. */
  deploy: (commit: string) => void;
  /** Puts the app behind a login, which only this header leads past. */
  protect: (header: string) => void;
  /** What was sent there. */
  received: { path: string; authorization: string | undefined; body: string }[];
}

async function openElsewhere(): Promise<Elsewhere> {
  let deployed = '';
  let [header, value]: string[] = [];
  const received: Elsewhere['received'] = [];
  const server = createServer(async (request, response) => {
    const { method, url: path = '', headers } = request;
    const body = await text(request);
    if (method !== 'GET') received.push({ path, authorization: headers.authorization, body });
    if (header && headers[header] !== value) response.statusCode = 401;
    response.end(response.statusCode === 401 ? 'Log in' : `{"commit":"${deployed}"}`);
  });
  const origin = await listen(server);
  onTestFinished(() => close(server));
  const deploy = (commit: string) => {
    deployed = commit;
  };
  const protect = (given: string) => {
    [header, value] = given.split(': ');
  };
  return { origin, deploy, protect, received };
}

/** Starts all of it on loopback, until the test ends. */
export async function openScene(options: GitHubApiOptions = {}, runSeconds = 1): Promise<Scene> {
  const emulator = await startEmulator({
    runSeconds,
    onboardingSeconds: 1,
    middleware: checkAnswers,
  });
  onTestFinished(() => emulator.close());
  const github = await startGitHubApi({ visibility: 'private', ...options });
  onTestFinished(() => github.close());
  const artifactService = await startArtifactService();
  onTestFinished(() => artifactService.close());
  return { emulator, github, artifactService, elsewhere: await openElsewhere() };
}

/** A test of an app that somebody else started, and that has ended. */
export async function testedBefore({ emulator }: Scene, host: string) {
  await startRun(emulator, host);
  await delay(1100);
  return {};
}

/** Resolves once the service has been asked for a security test. */
export async function triggered({ emulator }: Scene): Promise<void> {
  while (!emulator.requests.some(({ path }) => path.endsWith('/security-agent'))) await delay(50);
}
