import { expect } from 'vitest';
import { z } from 'zod';
import { runScenario, type Scenario } from '../../../support/scenario.ts';

const matrixSchema = z.object({
  include: z.array(
    z.strictObject({ 'app-id': z.string(), label: z.string(), 'app-url': z.string() }),
  ),
});

/** Runs `list-apps`, and reads its matrix. */
export async function listApps(own: Scenario = {}) {
  const result = await runScenario({ action: 'list-apps', ...own });
  const { matrix = '', 'app-ids': ids = '', total } = result.outputs;
  const include = matrix === '' ? [] : matrixSchema.parse(JSON.parse(matrix)).include;
  if (ids !== '') expect(JSON.parse(ids)).toEqual(include.map((app) => app['app-id']));
  return { ...result, include, labels: include.map(({ label }) => label), total };
}
