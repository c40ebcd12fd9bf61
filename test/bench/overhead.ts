import type { ProxiedRequest } from '../../harness/fault-proxy.ts';
import type { Section } from './figure.ts';
import { runGate, startService } from './service.ts';

const runs = 7;
const runSeconds = 2;

/** From the end of a run to the arrival of the poll that noticed it. */
function lagSecondsOf(requests: ProxiedRequest[]): number {
  const trigger = requests.findLast(({ path }) => path.endsWith('/security-agent'));
  const noticingPoll = requests.findLast(({ path }) => path.startsWith('/v1/tasks/'));
  if (trigger === undefined || noticingPoll === undefined) throw new Error('The gate made no run.');
  return (noticingPoll.receivedAt - trigger.receivedAt) / 1000 - runSeconds;
}

/** What the gate adds to the run and to the wait for the poll that notices its end. */
export async function measureOverhead(): Promise<Section> {
  const service = await startService({ runSeconds });
  const spans: { total: number; lag: number }[] = [];
  for (let run = 0; run <= runs; run++) {
    const { durationMs } = await runGate({ service, host: 'vulnerable.test', pollSeconds: 0.7 });
    spans.push({ total: durationMs / 1000, lag: lagSecondsOf(service.takeRequests()) });
  }
  await service.stop();
  const warm = spans.slice(1);
  const overheads = warm.map(({ total, lag }) => total - runSeconds - lag);
  return {
    title: 'Overhead of a gate',
    method: `A whole gate on \`vulnerable.test\`, the upload of its report included: ${runs} runs after one to warm up. The polling lag is the time from the end of the run to the arrival of the poll that noticed it.`,
    figures: [
      { name: 'whole gate', values: warm.map(({ total }) => total), unit: ' s' },
      { name: 'run', values: [runSeconds], unit: ' s' },
      { name: 'polling lag', values: warm.map(({ lag }) => lag), unit: ' s' },
      { name: 'overhead over run and lag', values: overheads, unit: ' s' },
    ],
  };
}
