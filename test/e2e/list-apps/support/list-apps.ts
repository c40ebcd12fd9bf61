import { expect } from 'vitest';
import { z } from 'zod';
import { runScenario, type Scenario } from '../../../support/scenario.ts';

const matrixSchema = z.object({
  include: z.array(
    z.strictObject({ 'app-id': z.string(), label: z.string(), 'app-url': z.string() }),
  ),
});

const partsSchema = z.array(
  z.strictObject({ number: z.int(), total: z.int(), matrix: matrixSchema }),
);

/** Runs `list-apps`, and reads its matrix and its parts. */
export async function listApps(own: Scenario = {}) {
  const result = await runScenario({ action: 'list-apps', ...own });
  const { matrix = '', parts: partList = '', 'app-ids': ids = '', total } = result.outputs;
  const include = matrix === '' ? [] : matrixSchema.parse(JSON.parse(matrix)).include;
  const parts = partList === '' ? [] : partsSchema.parse(JSON.parse(partList));
  const inParts = parts.flatMap((part) => part.matrix.include);
  if (matrix !== '') expect(inParts).toEqual(include);
  if (ids !== '') expect(JSON.parse(ids)).toEqual(inParts.map((app) => app['app-id']));
  return { ...result, parts, inParts, labels: inParts.map(({ label }) => label), total };
}
