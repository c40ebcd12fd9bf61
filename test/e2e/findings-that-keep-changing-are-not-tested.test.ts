import { it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectVerdict, withoutReport } from './support/expectations.ts';
import { editFindings } from './support/rewrites.ts';

it('is not tested when the total of the findings differs from page to page, reading after reading', async () => {
  const result = await runScenario({
    app: 'many.test',
    inputs: withoutReport,
    rules: [
      {
        ...editFindings(({ total }) => ({ total: total - 1 })),
        path: /\/vulnerabilities\?page=1&/,
      },
    ],
  });
  expectVerdict(result, { verdict: 'not-tested (findings-unavailable)', job: 'fails' });
});
