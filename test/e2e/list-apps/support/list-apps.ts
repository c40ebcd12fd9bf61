import { expect } from 'vitest';
import { z } from 'zod';
import { runScenario, type Scenario, type Stage } from '../../../support/scenario.ts';

const matrixSchema = z.object({
  include: z.array(
    z.strictObject({ 'app-id': z.string(), label: z.string(), 'app-url': z.string() }),
  ),
});

/** Runs `list-apps`, and reads its matrix. */
export async function listApps(own: Scenario = {}, stage?: Stage) {
  const scenario = { action: 'list-apps', ...own };
  const result = await (stage ? stage.run(scenario) : runScenario(scenario));
  const { matrix = '', 'app-ids': ids = '', total } = result.outputs;
  const include = matrix === '' ? [] : matrixSchema.parse(JSON.parse(matrix)).include;
  if (ids !== '') expect(JSON.parse(ids)).toEqual(include.map((app) => app['app-id']));
  return { ...result, include, labels: include.map(({ label }) => label), total };
}
