import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { node24 } from '../../harness/step-process.ts';
import { type Figure, median, type Section } from './figure.ts';
import {
  findingsPage,
  peakMemory,
  preloadMemoryReport,
  runGate,
  type Service,
  startService,
} from './service.ts';

const runs = 3;
const delayMs = 50;
const bytesEach = 20_000;

/** The gate's peak memory. */
async function readByGate(service: Service): Promise<number> {
  const env = preloadMemoryReport;
  const { log } = await runGate({ service, host: 'bulk.test', pollSeconds: 0.5, env });
  return peakMemory(log);
}

async function readBySequence(authorization: string, addresses: string[]): Promise<void> {
  const script = join(import.meta.dirname, 'sequential-reader.ts');
  await promisify(execFile)(node24, [script, authorization, ...addresses]);
}

/** The reads of findings pages since the last time, and how long they took, as the service saw it. */
function takeReading(service: Service, pages: number) {
  const reads = service.takeRequests().filter(({ path }) => findingsPage.test(path));
  const paths = new Set(reads.map(({ path }) => path));
  if (paths.size !== pages) throw new Error(`${paths.size} of ${pages} pages were read.`);
  const first = Math.min(...reads.map(({ receivedAt }) => receivedAt));
  const last = Math.max(...reads.map(({ answeredAt = Number.NaN }) => answeredAt));
  const addresses = [...paths].map((path) => service.origin + path);
  const authorization = reads[0]?.headers.authorization ?? '';
  return { addresses, authorization, seconds: (last - first) / 1000 };
}

async function figuresOf(findings: number, mostRatio?: number): Promise<Figure[]> {
  const service = await startService({
    runSeconds: 0.3,
    delayMs,
    keepsPages: true,
    bulk: { findings, bytesEach },
  });
  const pages = Math.ceil(findings / 100);
  const measured: { gate: number; sequence: number; peak: number }[] = [];
  for (let run = 0; run <= runs; run++) {
    const peak = await readByGate(service);
    const { authorization, addresses, seconds: gate } = takeReading(service, pages);
    await readBySequence(authorization, addresses);
    measured.push({ peak, gate, sequence: takeReading(service, pages).seconds });
  }
  await service.stop();
  const warm = measured.slice(1);
  const gate = median(warm.map((each) => each.gate));
  const sequence = median(warm.map((each) => each.sequence));
  // The target is for the worst of them.
  const peak = Math.max(...warm.map((each) => each.peak));
  const name = (figure: string) => `${findings.toLocaleString('en')} findings: ${figure}`;
  return [
    { name: name('gate'), value: gate, unit: ' s' },
    { name: name('page by page'), value: sequence, unit: ' s' },
    { name: name('ratio'), value: gate / sequence, unit: '', most: mostRatio },
    { name: name('peak memory of the gate'), value: peak, unit: ' MiB', most: 200 },
  ];
}

/** Time and memory of reading many findings from a service that takes its time. */
export async function measureBulkReading(): Promise<Section> {
  return {
    title: 'Reading many findings',
    method: `Findings of ${bytesEach / 1000} kB each, ${delayMs} ms added to every answer: medians of ${runs} after one to warm up, the peak of all ${runs}. The pages are written once and then kept, so that the service's own time does not count. The comparison is a loop of plain \`fetch\` that reads the same pages one after another, in turn with the gate. Peak memory is the maximum resident set of the whole gate, its upload included.`,
    figures: [...(await figuresOf(2350)), ...(await figuresOf(10_000, 0.17))],
  };
}
