import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { node24 } from '../../harness/step-process.ts';
import type { Figure, Section } from './figure.ts';
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

/** Returns the gate's peak memory. */
async function readByGate(service: Service): Promise<number> {
  const env = preloadMemoryReport;
  // The gate looks at the version directly after it has read the findings: any text will do.
  const extraInputs = { 'version-url': `${service.origin}/`, 'expected-version': 'html' };
  const { log } = await runGate({ service, host: 'bulk.test', pollSeconds: 0.5, env, extraInputs });
  return peakMemory(log);
}

/** Returns how many seconds it took to read and parse all pages. */
async function readBySequence(authorization: string, addresses: string[]): Promise<number> {
  const script = join(import.meta.dirname, 'sequential-reader.ts');
  const { stdout } = await promisify(execFile)(node24, [script, authorization, ...addresses]);
  return Number(stdout);
}

/**
 * The gate's reading of all findings, from the arrival of its first request to that of the look at
 * the version after the pages: by then it has parsed and judged them.
 */
function takeReading(service: Service, pages: number) {
  const requests = service.takeRequests();
  const reads = requests.filter(({ path }) => findingsPage.test(path));
  const paths = new Set(reads.map(({ path }) => path));
  if (paths.size !== pages) throw new Error(`${paths.size} of ${pages} pages were read.`);
  const [begin, last] = [reads[0], reads.at(-1)];
  const next = requests[last ? requests.indexOf(last) + 1 : 0];
  if (!begin || !next) throw new Error('No request followed the pages of findings.');
  const addresses = [...paths].map((path) => service.origin + path);
  const authorization = begin.headers.authorization ?? '';
  return { addresses, authorization, seconds: (next.receivedAt - begin.receivedAt) / 1000 };
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
    measured.push({ peak, gate, sequence: await readBySequence(authorization, addresses) });
    service.takeRequests();
  }
  await service.stop();
  const warm = measured.slice(1);
  const name = (figure: string) => `${findings.toLocaleString('en')} findings: ${figure}`;
  return [
    { name: name('gate'), values: warm.map((each) => each.gate), unit: ' s' },
    { name: name('page by page'), values: warm.map((each) => each.sequence), unit: ' s' },
    {
      name: name('ratio'),
      values: warm.map((each) => each.gate / each.sequence),
      unit: '',
      most: mostRatio,
    },
    { name: name('peak memory of the gate'), values: warm.map((each) => each.peak), unit: ' MiB' },
  ];
}

/** Time and memory of reading many findings from a service that takes its time. */
export async function measureBulkReading(): Promise<Section> {
  return {
    title: 'Reading many findings',
    method: `Findings of ${bytesEach / 1000} kB each, ${delayMs} ms added to every answer: ${runs} runs after one to warm up. Reading ends when all findings are parsed; for the gate that is when its next request arrives. The pages are written once and then kept, so that the service's own time does not count. The comparison is a loop of plain \`fetch\` that reads the same pages one after another, in turn with the gate. Peak memory is the maximum resident set of the whole gate, its upload included.`,
    figures: [...(await figuresOf(2350)), ...(await figuresOf(10_000, 0.2))],
  };
}
