import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { startArtifactService } from '../../../harness/artifact-service.ts';
import { runtimeToken } from '../../../harness/runtime-token.ts';
import { uploadPdf } from '../../../src/github/artifact.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { virtualClock } from '../../support/virtual-clock.ts';

/** Uploads to a service that fails so often; waits take no time. */
async function uploadTo(...faults: Parameters<typeof startArtifactService>) {
  const service = await startArtifactService(...faults);
  onTestFinished(service.close);
  vi.stubEnv('ACTIONS_RESULTS_URL', service.url);
  vi.stubEnv('ACTIONS_RUNTIME_TOKEN', runtimeToken);
  const file = join(temporaryFolder(), 'security-report.pdf');
  writeFileSync(file, '%PDF-1.7\n%%EOF\n');
  const clock = virtualClock();
  vi.spyOn(process.stdout, 'write').mockReturnValue(true); // the library logs much
  const upload = uploadPdf(file, 'security-report', 0, clock);
  return { ...service, clock, outcome: await upload.catch((error: unknown) => `${error}`) };
}

it('a report is not lost while the artifact service is away for half a minute', async () => {
  const { artifacts, clock, outcome } = await uploadTo({ fault: 'refuse', faults: 5 });
  expect(outcome).toMatchObject({ id: expect.any(Number) });
  expect(artifacts().map(({ name }) => name)).toEqual(['security-report.pdf']);
  expect(clock.now()).toBeGreaterThan(30_000);
});

it('the upload ends after three minutes without the service, as comment and status do', async () => {
  const { clock, outcome } = await uploadTo({ fault: 'refuse' });
  expect(outcome).toContain('ECONNRESET');
  expect(clock.now()).toBeGreaterThan(150_000);
  expect(clock.now()).toBeLessThan(180_000);
});

it('the upload ends at once where the service refuses it', async () => {
  const { clock, outcome } = await uploadTo({ fault: 'deny' });
  expect(outcome).toContain('403');
  expect(clock.sleeps).toEqual([]);
});
