import { join } from 'node:path';
import { project } from '../../harness/project.ts';
import { type ActionResult, runAction } from '../../harness/runner.ts';
import { account } from '../../harness/steady-emulator.ts';
import type { EmulatorOptions } from '../../src/emulator/world/options.ts';
import type { Figure, Section } from './figure.ts';
import { peakMemory, preloadMemoryReport, type Service, startService } from './service.ts';

const delayMs = 100;
const bulk = { apps: 500, findings: 1, bytesEach: 1000 };
const partSize = 200;

/** Leaves URLs out of the list of apps: the specification promises only the id of each. */
const withoutUrls: NonNullable<EmulatorOptions['middleware']> = async (context, next) => {
  await next();
  if (context.req.path !== '/v1/apps') return;
  const { data, ...page } = (await context.res.json()) as { data: { appId: string }[] };
  const { status } = context.res;
  context.res = Response.json({ ...page, data: data.map(({ appId }) => ({ appId })) }, { status });
};

interface Measured {
  seconds: number;
  requests: number;
  peak: number;
}

/** Runs an action against the service; throws unless `isDone` accepts its outputs. */
async function measure(
  service: Service,
  action: string,
  inputs: Record<string, string>,
  isDone: (result: ActionResult) => boolean,
): Promise<Measured> {
  const result = await runAction({
    action: join(project, action, 'action.yml'),
    inputs: { ...account, 'base-url': `${service.origin}/v1`, ...inputs },
    env: preloadMemoryReport,
    timeoutMs: 300_000,
  });
  result.remove();
  if (!isDone(result)) throw new Error(`It did not do its job:\n${result.shownLog}`);
  const { durationMs, log } = result;
  return {
    seconds: durationMs / 1000,
    requests: service.takeRequests().length,
    peak: peakMemory(log),
  };
}

/** Lists all apps once, in parts; each app must be in one of them. */
function listApps(service: Service): Promise<Measured> {
  const inputs = { search: 'bulk', 'max-apps': `${bulk.apps}`, 'part-size': `${partSize}` };
  return measure(service, 'list-apps', inputs, ({ outputs }) => {
    const parts: { matrix: { include: unknown[] } }[] = JSON.parse(outputs.parts || '[]');
    return parts.flatMap(({ matrix }) => matrix.include).length === bulk.apps;
  });
}

function figuresOf(name: string, measured: Measured, mostSeconds: number): Figure[] {
  const { seconds, requests, peak } = measured;
  return [
    { name: `${name}: time`, values: [seconds], unit: ' s', most: mostSeconds },
    { name: `${name}: requests`, values: [requests], unit: '' },
    { name: `${name}: peak memory`, values: [peak], unit: ' MiB' },
  ];
}

/** Time, requests and memory of finding one app, or all of them, among many. */
export async function measurePortfolio(): Promise<Section> {
  const service = await startService({ delayMs, bulk, middleware: withoutUrls });
  const list = await listApps(service);
  const url = `https://bulk-${bulk.apps}.test`;
  const lookUp = await measure(service, '.', { 'app-url': url, 'dry-run': 'true' }, (gate) => {
    return gate.outputs.reason === 'dry-run' && gate.outputs['app-id'] !== '';
  });
  await service.stop();
  return {
    title: 'Portfolio of many apps',
    method: `${bulk.apps} apps, ${delayMs} ms added to every answer, one run each. \`list-apps\` lists them once, in parts of ${partSize}. A whole gate with \`dry-run\` finds the last app by \`app-url\`.`,
    figures: [
      ...figuresOf('`list-apps`', list, 15),
      ...figuresOf('look-up by `app-url`', lookUp, 15),
    ],
  };
}
