import { describe, expect, it, vi } from 'vitest';
import { prepare, refused, usual } from './support/policy-reading.ts';

describe('the day by which the policy is applied', () => {
  const threeDaysMs = 3 * 86_400_000;
  const day = (time: number) => new Date(time).toISOString().slice(0, 10);
  const isBetween = (from: number) => (time: unknown) =>
    typeof time === 'number' && time > from - 60_000 && time < from + 60_000;

  it.each([
    ['ahead', 'behind', threeDaysMs],
    ['behind', 'ahead of', -threeDaysMs],
  ])("is GitHub's, with a warning, when its clock is %s", async (_, difference, aheadMs) => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    for (const files of [{}, { [usual]: 'fail-on-severity: low' }]) {
      const { read } = await prepare({ tip: files, github: { aheadMs } });
      expect(await read()).toMatchObject({
        now: expect.toSatisfy(isBetween(Date.now() + aheadMs)),
      });
      const warned = new RegExp(`^::warning::The clock .* 7[12] h \\d+ min ${difference} GitHub's`);
      expect(written).toHaveBeenLastCalledWith(expect.stringMatching(warned));
    }
    expect(written).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['differs by less than 5 minutes', 4.9 * 60_000],
    ['is not told', Number.NaN],
  ])("causes no warning when GitHub's clock %s", async (_, aheadMs) => {
    const written = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { read } = await prepare({ github: { aheadMs } });
    const now = expect.toSatisfy(isBetween(Date.now() + (aheadMs || 0)));
    expect(await read()).toMatchObject({ policy: undefined, now });
    expect(written).not.toHaveBeenCalled();
  });

  it('decides which day is at most a year ahead', async () => {
    const policy = `accept: [{ id: a, reason: b, owner: c, expires: ${day(Date.now() + 368 * 86_400_000)} }]`;
    const github = { aheadMs: threeDaysMs };
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const read = async (given: object) =>
      (await prepare({ tip: { [usual]: policy }, ...given })).read();
    expect(await read({})).toMatchObject(refused('invalid-policy', /at most a year and a day/));
    expect(await read({ github })).toMatchObject({ policy: { acceptances: [{}] } });
  });
});
