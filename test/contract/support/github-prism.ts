import { spawn } from 'node:child_process';
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { close, listen } from '../../../harness/loopback-server.ts';
import { node24 } from '../../../harness/step-process.ts';
import { toolFile } from '../../../scripts/tools/install.ts';

/**
 * Starts Prism with GitHub's own description, until the test is over: as a mock, or in front of an
 * API. It answers 422 to a request that breaks the description, and 500 where the API's answer
 * does.
 */
export async function startGitHubPrism(upstream?: string): Promise<string> {
  const prism = toolFile('contract', '@stoplight/prism-cli/dist/index.js');
  const description = toolFile('contract', '.cache/github-api.json');
  const url = await freeAddress();
  const what = upstream === undefined ? ['mock', description] : ['proxy', description, upstream];
  const options = ['--errors', '--host', '127.0.0.1', '--port', new URL(url).port];
  const child = spawn(node24, [prism, ...what, ...options], { stdio: 'ignore' });
  onTestFinished(() => void child.kill());
  for (let attempt = 0; attempt < 150 && child.exitCode === null; attempt += 1) {
    if (await listens(url)) return url;
    await delay(200);
  }
  throw new Error('Prism did not listen within 30 seconds.');
}

async function freeAddress(): Promise<string> {
  const server = createServer();
  const url = await listen(server);
  await close(server);
  return url;
}

function listens(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
