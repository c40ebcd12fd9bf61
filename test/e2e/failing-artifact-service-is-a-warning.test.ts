import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict, messages } from './support/expectations.ts';

const kinds = ['refuse', 'error'] as const;

// The library that uploads tries for half a minute.
it('warns, lets the verdict stand and names the file when the artifact service fails', async () => {
  const runs = kinds.map((fault) => runScenario({ app: 'clean.test', artifacts: { fault } }));
  for (const [index, result] of (await Promise.all(runs)).entries()) {
    expectVerdict(result, 'passed');
    expect(existsSync(result.outputs['report-path'] ?? '')).toBe(true);
    expect(result.outputs['report-artifact-id']).toBe('');
    const warnings = messages(result, 'warning');
    expect(warnings).toEqual([expect.stringContaining('`report-path`')]);
    await expectStory(result, kinds[index]);
  }
});
