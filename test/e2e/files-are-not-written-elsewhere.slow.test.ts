import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { expectGate, messages, withoutReport } from './support/expectations.ts';

const original = '#!/bin/sh\nexec ./deploy\n';

/** A script that a later step runs, in a folder that no proposal can change. */
function prepareScript() {
  const folder = temporaryFolder({ 'deploy.sh': original });
  return { folder, script: join(folder, 'deploy.sh') };
}

const inputs = ['findings-file', 'sarif-file', 'predicate-file'];

test.each(inputs)(
  '`%s` overwrites no script that a link in the checkout leads to',
  async (input) => {
    const { folder, script } = prepareScript();
    const result = await expectGate('error (invalid-input)', {
      links: { 'out.json': script },
      inputs: { ...withoutReport, [input]: 'out.json' },
    });
    expect(result.shownLog).toContain(`Input \`${input}\` must be a regular file`);
    expect(result.requests).toEqual([]);
    expect(readFileSync(script, 'utf8')).toBe(original);
    expect(readdirSync(folder)).toEqual(['deploy.sh']);
  },
);

it.each(['./link/../out/GATE.json', 'link/out/gate.json'])(
  'two inputs that name one file are refused: %s',
  async (sarif) => {
    const files = { 'findings-file': 'out/gate.json', 'sarif-file': sarif };
    const scenario = { links: { link: '.' }, inputs: { ...withoutReport, ...files } };
    const { shownLog } = await expectGate('error (invalid-input)', scenario);
    expect(shownLog).toContain('Input `sarif-file` must not be the file of `findings-file`.');
  },
);

it('a folder that is a file is refused in a sentence', async () => {
  const { shownLog } = await expectGate('error (invalid-input)', {
    workspace: { out: '' },
    inputs: { ...withoutReport, 'sarif-file': 'out/gate.sarif' },
  });
  expect(shownLog).toContain('Input `sarif-file` cannot be written there: ENOTDIR');
});

it('what shows only when the file is written is a warning, and the verdict stands', async () => {
  const { folder, script } = prepareScript();
  const out = join(folder, 'temp/out');
  mkdirSync(out, { recursive: true });
  const result = await expectGate('passed', {
    app: 'clean.test',
    env: { RUNNER_TEMP: join(folder, 'temp') },
    inputs: { ...withoutReport, 'findings-file': join(out, 'deploy.sh') },
    // A process that the change left behind waits for the test to begin.
    onLine: (line) => {
      if (!line.startsWith('Triggered')) return;
      rmSync(out, { recursive: true });
      symlinkSync(folder, out);
    },
  });
  expect(result.outputs['findings-file']).toBe('');
  expect(messages(result, 'warning')).toEqual([
    expect.stringMatching(/^`findings-file` could not be written: must lie in/),
  ]);
  expect(readFileSync(script, 'utf8')).toBe(original);
});
