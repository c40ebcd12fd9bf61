/**
 * Plays random timelines of the service against the gate's decision, in virtual time, and judges
 * each by the documented rules. Usage: `npm run test:timelines -- [--count <number, a million by
 * default>] [--seed <text>] [--first <number>]`; ends with status 1 when one is wrong.
 */
import { parseArgs } from 'node:util';
import { runTimelines } from './check.ts';
import { timelineOf } from './timeline.ts';

const options = {
  count: { type: 'string', default: '1000000' },
  first: { type: 'string', default: '0' },
  seed: { type: 'string', default: String(Date.now()) },
} as const;
const { values } = parseArgs({ options });
const { seed } = values;
const [count, first] = [Number(values.count), Number(values.first)];
if (!Number.isSafeInteger(count) || !Number.isSafeInteger(first))
  throw new Error('Give whole numbers.');

console.log(`Seed ${seed}, timelines ${first} to ${first + count - 1}`);
const { verdicts, wrong } = await runTimelines({ seed, first, count }, (number) => {
  if (number > first && (number - first) % 100_000 === 0) console.log(`${number - first} played`);
});
console.table(verdicts);
if (count === 1) console.log(JSON.stringify(timelineOf(seed, first), null, 2));
for (const text of wrong.slice(0, 20)) console.error(text);
console.log(`${count} timelines, ${wrong.length} of them wrong.`);
if (wrong.length > 0 || count < 1) process.exitCode = 1;
