import { expect, it } from 'vitest';
import { runScenario } from '../support/scenario.ts';
import { expectStory, findingsRead, statusLook } from './support/expectations.ts';

const kinds: Record<string, RegExp> = {
  logins: /^POST \S+\/auth\/token /,
  'reads of apps': /^GET \S+\/apps(\/\w+)?(\?\S*)? /,
  triggers: /^POST \S+\/security-agent /,
  polls: /^GET \S+\/tasks\//,
  'looks for an active run': statusLook,
  'reads of findings': findingsRead,
  'report lists': /^GET \S+\/apps\/\w+\/reports/,
  downloads: /^GET \/v1\/reports\//,
};

it.each([
  ['many.test', 2350],
  ['vulnerable.test', 9],
])('makes no more requests than a run of one poll on %s needs', async (app, findings) => {
  const result = await runScenario({ app, emulator: { runSeconds: 0.05 } });
  const counts = Object.fromEntries(
    Object.entries(kinds).map(([kind, pattern]) => [
      kind,
      result.requests.filter((line) => pattern.test(line)).length,
    ]),
  );
  expect(counts).toEqual({
    logins: 1,
    'reads of apps': 2,
    'looks for an active run': 1,
    triggers: 1,
    polls: 1,
    'reads of findings': Math.ceil(findings / 100),
    'report lists': 1,
    downloads: 1,
  });
  expect(result.requests).toHaveLength(Object.values(counts).reduce((sum, count) => sum + count));
  await expectStory(result, app);
});
