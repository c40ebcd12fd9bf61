import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { readLocator } from '../../../src/actions/gate/files.ts';
import { publish } from '../../../src/actions/gate/publish.ts';
import { untested } from '../../../src/actions/gate/settle.ts';

function prepare() {
  const folder = mkdtempSync(join(tmpdir(), 'publish-'));
  const outputs = join(folder, 'outputs');
  writeFileSync(outputs, '');
  vi.stubEnv('GITHUB_OUTPUT', outputs);
  onTestFinished(() => {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });
  return { findingsFile: join(folder, 'findings.json'), outputs };
}

it('says nothing more once the job was cancelled while the files were written', async () => {
  const { findingsFile, outputs } = prepare();
  const cancellation = new AbortController();
  const views = { annotations: true, findingsFile, sarifFile: undefined, openapiFile: undefined };
  const result = untested({ verdict: 'passed', message: '' }, { warnOnly: false, onNotTested: 'fail' });
  const publishing = publish(result, { views, workflow: '', signal: cancellation.signal });
  cancellation.abort(new Error('cancelled'));
  await expect(publishing).rejects.toThrow('cancelled');
  expect(readFileSync(outputs, 'utf8')).toBe('');
});

describe('findings are located in the OpenAPI document by its path in the repository', () => {
  it.each(['contract/openapi.yaml', './contract/openapi.yaml', join(process.cwd(), 'contract/openapi.yaml')])(
    'given as %s',
    async (file) => {
      const locate = await readLocator(file, '');
      expect(locate('GET', '/apps')?.file).toBe('contract/openapi.yaml');
    },
  );
});
