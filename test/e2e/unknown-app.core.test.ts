import { it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, expectVerdict } from './support/expectations.ts';

it('fails when no app has the id', async () => {
  const result = await runScenario({ inputs: { 'app-id': '000000000000000000000000' } });
  expectVerdict(result, { verdict: 'error (app-not-found)', job: 'fails' });
  await expectStory(result);
});
