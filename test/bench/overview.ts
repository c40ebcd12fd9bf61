import { join } from 'node:path';
import { project } from '../../harness/project.ts';
import { runAction } from '../../harness/runner.ts';
import { account } from '../../harness/steady-emulator.ts';
import type { Emulator } from '../../src/emulator/emulator.ts';
import type { Section } from './figure.ts';
import { peakMemory, preloadMemoryReport, type Service, startService } from './service.ts';

const delayMs = 100;
const bulk = { apps: 500, findings: 100, bytesEach: 5000 };

/** Lets the emulator complete a security test of every app named after `bulk`. */
async function testApps({ authUrl, baseUrl, apps }: Emulator): Promise<void> {
  const headers = { 'Content-Type': 'application/json' };
  const login = { method: 'POST', headers, body: JSON.stringify(account) };
  const answer = await fetch(`${authUrl}/api/v1/auth/token`, login);
  const { id_token: token } = (await answer.json()) as { id_token: string };
  for (const { appId } of apps.filter(({ label }) => label.startsWith('bulk'))) {
    const request = { method: 'POST', headers: { Authorization: `Bearer ${token}` } };
    const { status } = await fetch(`${baseUrl}/apps/${appId}/security-agent`, request);
    if (status !== 202) throw new Error(`The emulator refused a test with ${status}.`);
  }
}

async function showOverview(service: Service) {
  const result = await runAction({
    action: join(project, 'overview/action.yml'),
    inputs: { ...account, 'base-url': `${service.origin}/v1`, search: 'bulk', details: 'full' },
    env: preloadMemoryReport,
    timeoutMs: 600_000,
  });
  result.remove();
  if (result.outputs['apps-count'] !== String(bulk.apps) || result.conclusion !== 'success')
    throw new Error(`The overview did not show every app:\n${result.shownLog}`);
  return result;
}

/** Time, requests and memory of an overview of many apps. */
export async function measureOverview(): Promise<Section> {
  const service = await startService({ runSeconds: 0, delayMs, bulk, keepsPages: false });
  await testApps(service.emulator);
  const result = await showOverview(service);
  const requests = service.takeRequests().length;
  await service.stop();
  const { apps, findings, bytesEach } = bulk;
  return {
    title: 'Overview of many apps',
    method: `\`overview\` of ${apps} tested apps with ${findings} findings of ${bytesEach / 1000} kB each, ${delayMs} ms added to every answer; the time that the emulator takes to write them counts. One run.`,
    figures: [
      { name: 'time', values: [result.durationMs / 1000], unit: ' s', most: 120 },
      { name: 'requests', values: [requests], unit: '' },
      { name: 'peak memory', values: [peakMemory(result.log)], unit: ' MiB' },
    ],
  };
}
