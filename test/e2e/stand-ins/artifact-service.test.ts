import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { type ArtifactService, startArtifactService } from '../../../harness/artifact-service.ts';
import { runAction } from '../../../harness/runner.ts';

const script = join(import.meta.dirname, 'fixtures/upload-artifact.ts');
const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(300_000)]);
let path: string;

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'artifact-'));
  path = join(folder, 'security-report.pdf');
  writeFileSync(path, content);
  return () => rmSync(folder, { recursive: true });
});

async function start(options?: { taken: string[] }): Promise<ArtifactService> {
  const service = await startArtifactService(options);
  onTestFinished(service.close);
  return service;
}

/** Uploads with the real client, in a process of its own as in a step. */
async function upload(artifactService: ArtifactService, moment?: Promise<unknown>) {
  const cancel = moment === undefined ? {} : { cancel: { after: moment } };
  const result = await runAction({ script, env: { INPUT_PATH: path }, artifactService, ...cancel });
  onTestFinished(result.remove);
  return result;
}

/** Resolves once the service was asked for something. */
async function firstRequest({ requests }: ArtifactService): Promise<void> {
  while (requests.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

describe('the artifact service', () => {
  it('receives a PDF byte for byte, as it is', async () => {
    const service = await start();
    const { log, artifacts } = await upload(service);
    const digest = createHash('sha256').update(content).digest('hex');
    expect(artifacts).toMatchObject([{ name: 'security-report.pdf', mimeType: 'application/pdf' }]);
    expect(artifacts[0]?.bytes.equals(content)).toBe(true);
    expect(log).toContain(
      `uploaded {"size":${content.length},"digest":"${digest}","id":${artifacts[0]?.id}}`,
    );
    const days = (Date.parse(artifacts[0]?.expiresAt ?? '') - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(7);
    expect(service.requests).toEqual([
      'POST /twirp/github.actions.results.api.v1.ArtifactService/CreateArtifact → 200',
      expect.stringMatching(/^PUT \/blob\/\d+ → 201$/),
      expect.stringMatching(/^PUT \/blob\/\d+ → 201$/),
      'POST /twirp/github.actions.results.api.v1.ArtifactService/FinalizeArtifact → 200',
    ]);
  });

  it('masks the signature of the upload address', async () => {
    const { masks } = await upload(await start());
    expect(masks[0]).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('refuses a name that an earlier step or an earlier upload has taken', async () => {
    const service = await start({ taken: ['security-report.pdf'] });
    const { log, exitCode, artifacts } = await upload(service);
    expect({ exitCode, artifacts }).toEqual({ exitCode: 1, artifacts: [] });
    expect(log).toMatch(
      /failed Failed to CreateArtifact: .*\(409\) Conflict: an artifact with this name already exists/,
    );
    const other = await start();
    await upload(other);
    expect(await upload(other)).toMatchObject({
      exitCode: 1,
      artifacts: [{ name: 'security-report.pdf' }],
    });
  });

  it('can refuse the connection', async () => {
    const service = await start();
    service.failWith('refuse');
    expect((await upload(service)).log).toMatch(/failed .*(ECONNRESET|socket hang up)/i);
  });

  it.each(['error', 'hang'] as const)('can %s', async (fault) => {
    const service = await start();
    service.failWith(fault);
    const { cancelled, log } = await upload(service, firstRequest(service));
    expect({ cancelled, uploaded: log.includes('uploaded {') }).toEqual({
      cancelled: true,
      uploaded: false,
    });
    expect(service.requests[0]).toMatch(
      fault === 'error' ? /CreateArtifact → 500$/ : /CreateArtifact → hang$/,
    );
  });

  it('takes no upload that is not the one announced', async () => {
    const service = await start();
    const put = (query: string) =>
      fetch(`${service.url}/blob/3000000001?${query}`, { method: 'PUT', body: 'x' });
    expect((await put('comp=block&blockid=a&sig=guessed')).status).toBe(403);
    const headers = { authorization: 'Bearer of another job' };
    const call = `${service.url}/twirp/github.actions.results.api.v1.ArtifactService/CreateArtifact`;
    expect((await fetch(call, { method: 'POST', headers, body: '{}' })).status).toBe(401);
  });
});
