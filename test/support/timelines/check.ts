import { setImmediate } from 'node:timers/promises';
import { virtualClock } from '../virtual-clock.ts';
import type { Exchange } from '../virtual-service.ts';
import { decideAgainst, expectedVersion } from '../virtual-world.ts';
import { blocks, calmVerdicts } from './calm-verdicts.ts';
import {
  isConfirmed,
  isList,
  isOfCompletedRun,
  isPoll,
  isReports,
  isTrigger,
  isTriggerAccepted,
  isUnspoilt,
  numbersIn,
  type Played,
  said,
  wasSeenToBlock,
} from './evidence.ts';
import { createTimelineService } from './service.ts';
import { type Timeline, timelineOf } from './timeline.ts';

/** Lets the gate decide, and lists what is wrong with how it did. */
async function violationsOf(timeline: Timeline): Promise<{ code: string; violations: string[] }> {
  const clock = virtualClock();
  const service = createTimelineService(timeline, clock);
  const versions = timeline.proven ? { versions: [{ text: expectedVersion }] } : {};
  const world = { ...timeline.settings, ...versions };
  const { code, verdict, exchanges } = await decideAgainst({ ...service, clock }, world);
  const { started } = service;
  const played = { timeline, code, verdict, started, exchanges, endedAt: clock.now() };
  const violations = rules.flatMap(({ name, holds }) => (holds(played) ? [] : [name]));
  return { code, violations };
}

/** Reasons that need trouble: without any, none of them is right. */
const troubled =
  /^(not-tested\/(service-unavailable|unexpected-response)|error\/(?!task-not-found))/;

const isDecided = ({ code }: Played) => /^(passed|failed)/.test(code);

/** A pass, or a failure with nothing unproven that `warn-only` lets succeed. */
const isActedOn = ({ code, verdict, timeline }: Played) =>
  code === 'passed' ||
  (timeline.settings.warnOnly && verdict.verdict === 'failed' && verdict.unproven === undefined);

/** Whether what our run found fails the job. */
const isBlocked = ({ findings, settings }: Timeline) => blocks(findings, settings.threshold);

/** By rule 9. */
function isTied({ timeline, started, exchanges, code }: Played): boolean {
  if (!/^(passed|failed)/.test(code) || started.length !== 1 || !timeline.adopted) return true;
  const reports = exchanges.filter((each) => isUnspoilt(each) && isReports(each));
  const numbers = reports.flatMap(numbersIn);
  return (
    timeline.adopted.names === 'app' || (timeline.adopted.names === 'number' && numbers.includes(1))
  );
}

/**
 * Whether a test may be asked for; of an accepted one whose answer was lost the list has to be
 * asked first.
 */
type Liberty = 'free' | 'lost' | 'taken';

function libertyAfter(exchange: Exchange, before: Liberty): Liberty {
  const whole = isUnspoilt(exchange);
  if (isTrigger(exchange))
    return exchange.answer.status !== 202 ? before : whole ? 'taken' : 'lost';
  if (whole && isPoll(exchange) && said(exchange, 'state') === 'INTERRUPTED') return 'free';
  const isIdle = whole && isList(exchange) && said(exchange, 'status') !== 'RUN_IN_PROGRESS';
  return isIdle && before === 'lost' ? 'free' : before;
}

/**
 * A test was asked for although one had been accepted, and not seen to be INTERRUPTED. A list that
 * speaks of an active run for longer than a run may take is not believed: the service knows.
 */
function triggersTwice({ exchanges, timeline }: Played): boolean {
  let liberty: Liberty = 'free';
  let since = 0;
  for (const exchange of exchanges) {
    const mayAskAgain = liberty === 'lost' && exchange.at - since > timeline.settings.timeoutMs;
    if (isTrigger(exchange) && liberty !== 'free' && !mayAskAgain) return true;
    if (isTriggerAccepted(exchange)) since = exchange.at;
    liberty = libertyAfter(exchange, liberty);
  }
  return false;
}

/**
 * Longest that any gate may take: queue, runs, findings twice, and a wait of five minutes before each
 * repetition.
 */
function longest({ settings }: Timeline): number {
  const { queueTimeoutMs, timeoutMs, maxReruns } = settings;
  return (queueTimeoutMs + timeoutMs) * (maxReruns + 1) + 2 * timeoutMs + 60 * 60_000;
}

const rules: { name: string; holds: (played: Played) => boolean }[] = [
  {
    name: 'passed and failed rest on a COMPLETED run',
    holds: (played) => !isDecided(played) || isOfCompletedRun(played),
  },
  {
    name: 'what our run found decides: no finding is passed over, and none is made up',
    holds: (played) =>
      !isDecided(played) || (played.code !== 'passed') === isBlocked(played.timeline),
  },
  {
    name: 'what succeeds rests on a whole list, and on the report of the run',
    holds: (played) => !isActedOn(played) || isConfirmed(played),
  },
  {
    name: 'a finding that blocks, once read, fails the job',
    holds: (played) => {
      const { threshold } = played.timeline.settings;
      const wasSeen = wasSeenToBlock(played, (severities) => blocks(severities, threshold));
      return !wasSeen || played.code === 'failed/findings';
    },
  },
  { name: 'an adopted task is tied to the app', holds: isTied },
  {
    name: 'when nothing goes wrong, the verdict is the right one',
    holds: ({ code, timeline, exchanges }) =>
      !exchanges.every(isUnspoilt) || calmVerdicts(timeline).has(code),
  },
  {
    name: 'nothing is blamed on the service when nothing went wrong',
    holds: ({ code, exchanges }) => !troubled.test(code) || !exchanges.every(isUnspoilt),
  },
  {
    name: 'after a lost answer one more test is asked for at most',
    holds: ({ exchanges }) =>
      exchanges.filter((each) => isTriggerAccepted(each) && !isUnspoilt(each)).length <= 2,
  },
  { name: 'no test is asked for twice', holds: (played) => !triggersTwice(played) },
  { name: 'it ends in time', holds: ({ timeline, endedAt }) => endedAt <= longest(timeline) },
];

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
