import { setImmediate } from 'node:timers/promises';
import { violationsOf } from './check.ts';
import { timelineOf } from './timeline.ts';

/** Which timelines: so many of this seed, from number `first` on. */
export interface Span {
  seed: string;
  first: number;
  count: number;
}

/**
 * How often each verdict came, and what was wrong: a text for each timeline with a violation, which
 * tells how to run it alone.
 */
export interface Outcomes {
  verdicts: Record<string, number>;
  wrong: string[];
}

/**
 * Plays timelines one after the other. @param onProgress hears of each number before it is played
 */
export async function runTimelines(
  { seed, first, count }: Span,
  onProgress: (number: number) => void = () => {},
): Promise<Outcomes> {
  const outcomes: Outcomes = { verdicts: {}, wrong: [] };
  for (let number = first; number < first + count; number += 1) {
    onProgress(number);
    // Virtual time leaves no pause in which the engine would let go of what abort signals refer to.
    if (number % 100 === 0) await setImmediate();
    const { code, violations } = await violationsOf(timelineOf(seed, number));
    outcomes.verdicts[code] = (outcomes.verdicts[code] ?? 0) + 1;
    const again = `npm run test:timelines -- --seed ${seed} --first ${number} --count 1`;
    if (violations.length > 0) outcomes.wrong.push(`${code}: ${violations.join('; ')} (${again})`);
  }
  return outcomes;
}
