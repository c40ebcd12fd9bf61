import { it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectVerdict } from './support/expectations.ts';

it('fails the job of an untested build, `warn-only` notwithstanding', async () => {
  const result = await runScenario({ app: 'failed.test', inputs: { 'warn-only': 'true' } });
  expectVerdict(result, { verdict: 'not-tested (run-failed)', job: 'fails' });
});
