/** A command that is to find a bug: with `finds` in its output and a status of failure when there is one, else with `passes`. */
export interface Check {
  /** As it is typed. */
  command: string;
  /** Arguments of `node`. */
  args: string[];
  passes: RegExp;
  finds: RegExp;
}

/** One case of the fault matrix on the committed gate. */
export function faultCase(name: string, finds: RegExp): Check {
  const [call = '', fault = '', persistence = ''] = name.split(' / ');
  const options = ['--client', 'this gate', '--call', call, '--fault', fault, '--persistence', persistence];
  const command = `npm run test:faults -- ${options.map((text) => (/ /.test(text) ? `"${text}"` : text)).join(' ')}`;
  return { command, args: ['scripts/faults.ts', ...options], passes: /^1 cases, of which 0 /m, finds };
}

const literally = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** One figure of the benchmarks, which has a target. */
export function figure(measurement: string, name: string): Check {
  const row = (mark: string) => new RegExp(`^\\| ${literally(name)} \\|.*\\| ${literally(mark)} \\|$`, 'm');
  return {
    command: `npm run bench -- ${measurement}`,
    args: ['scripts/bench.ts', measurement],
    passes: row('met'),
    finds: row('**missed**'),
  };
}

/** The share of a file's mutants that the tests kill. */
export function mutation(file: string): Check {
  return {
    command: `npm run test:mutation -- ${file}`,
    args: ['scripts/mutation.ts', file],
    passes: /^\| all \|.*\| 100\.0 % \|$/m,
    finds: /fewer than \d+ %\.$/m,
  };
}

/** A few thousand random timelines. */
export const timelines: Check = {
  command: 'npm run test:timelines -- --count 3000 --seed controls',
  args: ['scripts/timelines.ts', '--count', '3000', '--seed', 'controls'],
  passes: /^3000 timelines, 0 of them wrong\.$/m,
  finds: /^3000 timelines, [1-9]\d* of them wrong\.$/m,
};
