import { expect } from 'vitest';
import type { Row } from './row.ts';
import { runExample } from './run-example.ts';
import { openScene } from './scene.ts';

/** Runs an example, and expects of it what its row says. */
export async function expectRow(row: Row): Promise<void> {
  const scene = await openScene(row.github, row.runSeconds);
  const result = await runExample(scene, { ...row, ...(await row.prepare?.(scene)) });
  expect(result.jobs, result.shown).toEqual(row.jobs);
  expect(result.outputs).toMatchObject(row.outputs ?? {});
  const started = result.requests.filter((each) => /^POST .*\/security-agent → 202$/.test(each));
  expect(started).toHaveLength(row.tests ?? 1);
  expect(result.secrets.filter((secret) => result.shown.includes(secret))).toEqual([]);
  row.check?.(result, scene);
}
