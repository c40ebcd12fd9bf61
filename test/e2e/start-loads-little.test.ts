import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, it, onTestFinished } from 'vitest';
import { prepareStep } from '../../harness/runner.ts';
import { node24 } from '../../harness/step-process.ts';

/** Prints the modules of Node.js that were loaded. */
const listing = 'process.on("exit", () => console.error(process.moduleLoadList.join("\\n")))';

it('a run with invalid inputs loads no HTTP client', () => {
  const { script, env, files } = prepareStep({}, 'http://localhost');
  onTestFinished(() => rmSync(files.tempDir, { recursive: true }));
  const args = ['--import', `data:text/javascript,${encodeURIComponent(listing)}`, script];
  const { stderr } = spawnSync(node24, args, { env, encoding: 'utf8' });
  expect(stderr).toContain('NativeModule crypto');
  expect(stderr).not.toMatch(/^NativeModule (http2|tls)$/m);
});
