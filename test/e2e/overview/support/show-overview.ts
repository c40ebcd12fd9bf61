import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect } from 'vitest';
import { overviewFileSchema } from '../../../../src/actions/overview/overview-file-schema.ts';
import { runScenario, type Scenario, startRun } from '../../../support/scenario.ts';

/** Runs `overview` when tests of these hosts' apps have completed, and reads its file. */
export async function showOverview(hosts: string[], own: Scenario = {}) {
  const { inputs, emulator, prepare, ...rest } = own;
  const result = await runScenario({
    action: 'overview',
    // Reports get today's date, and a run that takes no time has completed at once.
    emulator: { clock: Date, runSeconds: 0, ...emulator },
    inputs: { details: 'full', 'output-file': 'overview.json', ...inputs },
    prepare: async (service) => {
      for (const host of hosts) await startRun(service, host);
      return (await prepare?.(service)) ?? {};
    },
    ...rest,
  });
  const path = result.outputs['output-file'];
  const text = path ? readFileSync(resolve(result.tempDir, 'workspace', path), 'utf8') : '';
  const file = text === '' ? undefined : overviewFileSchema.parse(JSON.parse(text));
  expect(result.requests.filter((request) => !/^GET |\/auth\/token/.test(request))).toEqual([]);
  const rowOf = (label: string) => file?.apps.find((app) => app.label === label);
  return { ...result, file, rowOf, labels: file?.apps.map(({ label }) => label) ?? [] };
}

/** The rows of the apps in the summary, as cells. */
export function tableOf({ summary }: { summary: string }): string[][] {
  const rows = summary.split('\n').filter((line) => line.startsWith('| '));
  const cells = rows.map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return cells
    .slice(cells.findIndex(([first]) => first === 'App'))
    .filter((row) => row[0] !== '---');
}
