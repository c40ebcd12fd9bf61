/**
 * Processor time that some work takes, in milliseconds: unlike the time on the clock, it does not
 * depend on what else the machine does.
 */
export function cpuMsOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}
