import { expect, it } from 'vitest';
import {
  expectGate,
  expectStory,
  findingsRead,
  requestsTo,
  withoutReport,
} from './support/expectations.ts';
import { editFindings, type FindingsPage } from './support/rewrites.ts';

/**
 * By what is wrong with them; some would pass if the findings that were read were taken for all.
 */
const wrongLists: Record<string, (page: FindingsPage) => Partial<FindingsPage>> = {
  'names findings and holds none': () => ({ data: [] }),
  'names one finding more than it holds': ({ total }) => ({ total: total + 1 }),
  'names fewer findings than it holds': () => ({ total: 0 }),
  'holds a finding twice instead of another': ({ data }) => ({
    data: [...data.slice(1), ...data.slice(-1)],
  }),
};

it('is not tested when the findings that can be read are not those that the list says exist', async () => {
  const checks = Object.entries(wrongLists).map(async ([what, edit]) => {
    const result = await expectGate('not-tested (findings-unavailable)', {
      app: 'vulnerable.test',
      rules: [editFindings(edit)],
      inputs: withoutReport,
    });
    expect(
      requestsTo(result, findingsRead),
      `a list that ${what} is read four times at each of five looks`,
    ).toHaveLength(20);
    return result;
  });
  const [first] = await Promise.all(checks);
  if (first) await expectStory(first);
});
