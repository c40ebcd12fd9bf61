// Preloaded into the process that is measured: at its end it logs its peak memory (KiB).
// JavaScript, since Node's own removal of types would count as well. Linux's own figure, since
// `process.resourceUsage()` begins with that of the process which started this one.
import { readFileSync } from 'node:fs';

process.once('exit', () => {
  const [peak] = /^VmHWM:.*$/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
  console.log(peak);
});
