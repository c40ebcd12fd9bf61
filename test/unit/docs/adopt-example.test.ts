import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { stepsOf } from './copied-workflows.ts';

const example = 'examples/adopt-on-rerun.yml';
const scripts = stepsOf(example).flatMap(({ run }) => run || []);

/** Runs the scripts as GitHub does, against an app with this answer, and returns the exit status. */
async function checkBuild(answer: { status?: number; body: string }, taskId = 'task_sec_1') {
  const server = createServer((_, response) => {
    response.writeHead(answer.status ?? 200).end(answer.body);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  const env = {
    PATH: process.env.PATH,
    TASK_ID: taskId,
    COMMIT: '3f2c1a9',
    VERSION_URL: `http://127.0.0.1:${port}/version`,
  };
  const bash = spawn('bash', ['-e', '-o', 'pipefail', '-c', scripts.join('\n')], { env });
  const [status] = await once(bash, 'exit');
  return status;
}

it('ends well while the app serves the build, also in a long answer', async () => {
  expect(await checkBuild({ body: '{"commit":"3f2c1a9"}' })).toBe(0);
  expect(await checkBuild({ body: `3f2c1a9\n${'x\n'.repeat(200_000)}` })).toBe(0);
});

it('fails on another build, an error, or without a run', async () => {
  expect(await checkBuild({ body: '{"commit":"0000000"}' })).not.toBe(0);
  expect(await checkBuild({ status: 500, body: '3f2c1a9' })).not.toBe(0);
  expect(await checkBuild({ body: '3f2c1a9' }, '')).not.toBe(0);
});
