import type { ProxiedRequest } from '../../harness/fault-proxy.ts';
import { atMost, type Figure, median, type Section } from './figure.ts';
import { ofKind, type RequestKind, requestKinds } from './requests.ts';
import { runGate, startService } from './service.ts';

const runs = 7;

/** From the end of a run to the arrival of the poll that noticed it. */
function lagMsOf(requests: ProxiedRequest[], runMs: number): number {
  const trigger = ofKind(requests, 'trigger').at(-1);
  const noticingPoll = ofKind(requests, 'poll').at(-1);
  if (trigger === undefined || noticingPoll === undefined) throw new Error('The gate made no run.');
  return noticingPoll.receivedAt - (trigger.receivedAt + runMs);
}

/** What the gate adds to the run and to the wait for the poll that notices its end. */
export async function measureOverhead(): Promise<Section> {
  const runSeconds = 2;
  const service = await startService({ runSeconds });
  const runMs = runSeconds * 1000;
  const spans: { totalMs: number; lagMs: number }[] = [];
  for (let i = 0; i <= runs; i++) {
    const { durationMs } = await runGate({ service, host: 'vulnerable.test', pollSeconds: 0.7 });
    spans.push({ totalMs: durationMs, lagMs: lagMsOf(service.takeRequests(), runMs) });
  }
  await service.stop();
  const warm = spans.slice(1);
  const seconds = (of: (span: (typeof spans)[number]) => number) => median(warm.map(of)) / 1000;
  return {
    title: 'Overhead of a gate',
    method: `A whole gate on \`vulnerable.test\`, the upload of its report included: medians of ${runs} after one to warm up. The polling lag is the time from the end of the run to the arrival of the poll that noticed it.`,
    figures: [
      { name: 'whole gate', value: `${seconds(({ totalMs }) => totalMs).toFixed(2)} s` },
      { name: 'run', value: `${runSeconds.toFixed(2)} s` },
      { name: 'polling lag', value: `${seconds(({ lagMs }) => lagMs).toFixed(2)} s` },
      atMost('overhead over run and lag', {
        value: seconds(({ totalMs, lagMs }) => totalMs - runMs - lagMs),
        most: 0.3,
        unit: ' s',
      }),
    ],
  };
}

function limitOf(kind: RequestKind, findings: number): number {
  if (kind === 'app read') return 2;
  if (kind === 'findings read') return Math.ceil(findings / 100);
  return kind === 'other' ? 0 : 1;
}

async function countRequests(host: string): Promise<Figure[]> {
  const service = await startService({ runSeconds: 0.3 });
  const { outputs } = await runGate({ service, host, pollSeconds: 1 });
  const requests = service.takeRequests();
  await service.stop();
  // Closed findings are read as well.
  const findings = Number(outputs['findings-count']);
  return requestKinds.map((kind) => {
    const name = `${kind}, ${findings} open findings`;
    return atMost(name, {
      value: ofKind(requests, kind).length,
      most: limitOf(kind, findings),
      unit: '',
    });
  });
}

/** Requests of a gate whose first poll notices the end of the run. */
export async function countGateRequests(): Promise<Section> {
  return {
    title: 'Requests of a gate',
    method: 'By kind, of a gate whose first poll notices the end of the run.',
    figures: [...(await countRequests('vulnerable.test')), ...(await countRequests('many.test'))],
  };
}
