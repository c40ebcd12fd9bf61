import { setImmediate } from 'node:timers/promises';
import { violationsOf } from './check.ts';
import { timelineOf } from './timeline.ts';

/**
 * Plays so many timelines of a seed one after the other, from number `first` on. Gives how often
 * each verdict came, and what was wrong: a text for each timeline with a violation, which tells how
 * to run it alone.
 * @param onProgress hears of each number before it is played
 */
export async function runTimelines(
  { seed, first, count }: { seed: string; first: number; count: number },
  onProgress: (number: number) => void = () => {},
) {
  const verdicts: Record<string, number> = {};
  const wrong: string[] = [];
  for (let number = first; number < first + count; number += 1) {
    onProgress(number);
    // Virtual time leaves no pause in which the engine would let go of what abort signals refer to.
    if (number % 100 === 0) await setImmediate();
    const { code, violations } = await violationsOf(timelineOf(seed, number));
    verdicts[code] = (verdicts[code] ?? 0) + 1;
    const again = `npm run test:timelines -- --seed ${seed} --first ${number} --count 1`;
    if (violations.length > 0) wrong.push(`${code}: ${violations.join('; ')} (${again})`);
  }
  return { verdicts, wrong };
}
