import { expect } from 'vitest';
import { z } from 'zod';
import { runScenario, type Scenario, type ScenarioResult } from '../../../support/scenario.ts';

const checksSchema = z.array(
  z.strictObject({
    id: z.string(),
    status: z.enum(['ok', 'warning', 'failed', 'skipped']),
    message: z.string().min(1),
    remedy: z.string(),
  }),
);
export type CheckOutput = z.infer<typeof checksSchema>[number];

export interface Examined extends ScenarioResult {
  /** As the log shows them; the outputs hold our own words alone. */
  checks: Map<string, CheckOutput>;
  /** Ids of the checks with this status. */
  ids: (status: CheckOutput['status']) => string[];
}

/** Time as it is, so that the service's clock and this machine's agree. */
const sameClock = { clock: { now: () => Date.now() } };

/**
 * Runs the doctor, and checks what holds whatever it finds: outputs, exit status, summary, and that
 * nothing was written.
 */
export async function examine(scenario: Scenario = {}): Promise<Examined> {
  const result = await runScenario({ action: 'doctor', emulator: sameClock, ...scenario });
  const { outputs, exitCode, conclusion, summary, shownLog, requests } = result;
  const list = checksSchema.parse(JSON.parse(outputs.checks ?? ''));
  const ids = (status: CheckOutput['status']) =>
    list.filter((check) => check.status === status).map(({ id }) => id);
  const healthy = ids('failed').length === 0;
  expect(outputs.healthy, shownLog).toBe(String(healthy));
  expect({ exitCode, conclusion }).toEqual(
    healthy ? { exitCode: 0, conclusion: 'success' } : { exitCode: 1, conclusion: 'failure' },
  );
  for (const { id, status, remedy } of list) {
    expect(summary).toContain(`| \`${id}\` |`);
    expect(remedy !== '', `${id} is ${status}: ${remedy}`).toBe(
      status === 'warning' || status === 'failed',
    );
  }
  expect(requests.filter((request) => !/^(GET|POST \S+\/auth\/token) ?/.test(request))).toEqual([]);
  const shown = list.map((check) => ({ ...check, message: lineOf(check.id, result) }));
  return { ...result, checks: new Map(shown.map((check) => [check.id, check])), ids };
}

/** What the log says of a check, with the remedy of one that is not fine. */
function lineOf(id: string, { shownLog }: ScenarioResult): string {
  const line = shownLog.split('\n').find((each) => each.includes(` ${id}: `)) ?? '';
  expect(line, `${id} in the log`).not.toBe('');
  return line.slice(line.indexOf(` ${id}: `) + ` ${id}: `.length);
}

/** What one check says, in message and remedy; the others do not fail. */
export function expectOne(
  { checks, ids }: Examined,
  id: string,
  status: CheckOutput['status'],
  ...texts: string[]
): void {
  const check = checks.get(id);
  expect(check?.status).toBe(status);
  for (const text of texts) expect(`${check?.message} ${check?.remedy}`).toContain(text);
  expect(ids('failed')).toEqual(status === 'failed' ? [id] : []);
}
