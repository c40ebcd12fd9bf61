// Preloaded into the process that is measured: leaves its peak memory (KiB) in a file when it ends.
// JavaScript, since Node's own removal of types would count as well. Linux's own figure, since
// `process.resourceUsage()` begins with that of the process which started this one.
import { readFileSync, writeFileSync } from 'node:fs';

const path = process.env.BENCH_MEMORY_FILE;
process.once('exit', () => {
  const [, peak = ''] =
    /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  if (path !== undefined) writeFileSync(path, peak);
});
