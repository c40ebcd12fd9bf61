import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import { node24 } from '../../../harness/step-process.ts';
import { toolFile } from '../../../scripts/tools.ts';
import { freePort } from '../../support/free-port.ts';

/** Starts Prism, as a `proxy` or a `mock`, until the test is over; gives its address. */
export async function startPrism(...given: string[]): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const prism = toolFile('contract', '@stoplight/prism-cli/dist/index.js');
  const options = ['--errors', '--host', '127.0.0.1', '--port', port];
  const child = spawn(node24, [prism, ...given, ...options], { stdio: 'ignore' });
  onTestFinished(() => void child.kill());
  for (let attempt = 0; attempt < 150 && child.exitCode === null; attempt += 1) {
    if (await listens(url)) return url;
    await delay(200);
  }
  throw new Error('Prism did not listen within 30 seconds.');
}

/**
 * Starts Prism with GitHub's own description: as a mock, or in front of an API. It answers 422 to a
 * request that breaks the description, and 500 where the API's answer does.
 */
export function startGitHubPrism(upstream?: string): Promise<string> {
  const description = toolFile('contract', '.cache/github-api.json');
  return upstream === undefined
    ? startPrism('mock', description)
    : startPrism('proxy', description, upstream);
}

function listens(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}
