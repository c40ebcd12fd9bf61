import type { ProxiedRequest } from '../../harness/fault-proxy.ts';
import { atMost, median, type Section } from './figure.ts';
import { runGate, startService } from './service.ts';

const runs = 7;

/** From the end of a run to the arrival of the poll that noticed it. */
function lagMsOf(requests: ProxiedRequest[], runMs: number): number {
  const trigger = requests.findLast(({ path }) => path.endsWith('/security-agent'));
  const noticingPoll = requests.findLast(({ path }) => path.startsWith('/v1/tasks/'));
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
