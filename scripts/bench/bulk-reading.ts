import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { account } from '../../harness/steady-emulator.ts';
import { node24 } from '../../harness/step-process.ts';
import { atMost, type Figure, median, type Section } from './figure.ts';
import { findingsPage, runGate, type Service, startService } from './service.ts';

const runs = 3;
const delayMs = 50;
const bytesEach = 20_000;

/** From the first findings request to the end of the last answer, as the service saw it. */
function takeReadingMs(service: Service, pages: number): number {
  const reads = service.takeRequests().filter(({ path }) => findingsPage.test(path));
  if (reads.length < pages) throw new Error(`${reads.length} of ${pages} pages were read.`);
  const first = Math.min(...reads.map(({ receivedAt }) => receivedAt));
  return Math.max(...reads.map(({ answeredAt = Number.NaN }) => answeredAt)) - first;
}

async function readBySequence({ origin }: Service, pages: number, appId = ''): Promise<void> {
  const script = join(import.meta.dirname, 'sequential-reader.ts');
  const args = [script, origin, appId, `${pages}`, account.username, account.password];
  const [status] = await once(spawn(node24, args, { stdio: 'inherit' }), 'exit');
  if (status !== 0) throw new Error('The sequential reader failed.');
}

async function readByGate(service: Service) {
  const file = join(tmpdir(), `bench-memory-${process.pid}`);
  const preload = `--import=${join(import.meta.dirname, 'report-memory.mjs')}`;
  const env = { NODE_OPTIONS: preload, BENCH_MEMORY_FILE: file };
  const { outputs } = await runGate({ service, host: 'bulk.test', pollSeconds: 0.5, env });
  const peakMiB = Number(readFileSync(file, 'utf8')) / 1024;
  rmSync(file);
  return { appId: outputs['app-id'], peakMiB };
}

async function measureReading(findings: number) {
  const service = await startService({ runSeconds: 0.3, delayMs, bulk: { findings, bytesEach } });
  const measured: { gateMs: number; sequentialMs: number; peakMiB: number }[] = [];
  const pages = Math.ceil(findings / 100);
  await readByGate(service);
  service.takeRequests();
  for (let i = 0; i < runs; i++) {
    const { appId, peakMiB } = await readByGate(service);
    const gateMs = takeReadingMs(service, pages);
    await readBySequence(service, pages, appId);
    measured.push({ peakMiB, gateMs, sequentialMs: takeReadingMs(service, pages) });
  }
  await service.stop();
  return {
    gateMs: median(measured.map(({ gateMs }) => gateMs)),
    sequentialMs: median(measured.map(({ sequentialMs }) => sequentialMs)),
    // The target is for the worst of them.
    peakMiB: Math.max(...measured.map(({ peakMiB }) => peakMiB)),
  };
}

async function figuresOf(findings: number, mostRatio?: number): Promise<Figure[]> {
  const { gateMs, sequentialMs, peakMiB } = await measureReading(findings);
  const name = (figure: string) => `${findings.toLocaleString('en')} findings: ${figure}`;
  const ratio = gateMs / sequentialMs;
  return [
    { name: name('gate'), value: `${(gateMs / 1000).toFixed(2)} s` },
    { name: name('page by page'), value: `${(sequentialMs / 1000).toFixed(2)} s` },
    mostRatio === undefined
      ? { name: name('ratio'), value: ratio.toFixed(2) }
      : atMost(name('ratio'), { value: ratio, most: mostRatio, unit: '' }),
    atMost(name('peak memory of the gate'), { value: peakMiB, most: 200, unit: ' MiB' }),
  ];
}

/** Time and memory of reading many findings from a service that takes its time. */
export async function measureBulkReading(): Promise<Section> {
  return {
    title: 'Reading many findings',
    method: `Findings of ${bytesEach / 1000} kB each, ${delayMs} ms added to every answer: medians of ${runs}, the peak of all of them. The pages are written once and then kept, so that the service's own time does not count. The comparison is a loop of plain \`fetch\` that reads the same pages one after another, in turn with the gate. Peak memory is the maximum resident set of the whole gate, its upload included.`,
    figures: [...(await figuresOf(2350)), ...(await figuresOf(10_000, 0.17))],
  };
}
