// Preloaded into the process that is measured: leaves its peak memory in a file when it ends.
// JavaScript, since Node's own removal of types would count as well.
import { writeFileSync } from 'node:fs';

const path = process.env.BENCH_MEMORY_FILE;
process.once('exit', () => {
  if (path !== undefined) writeFileSync(path, String(process.resourceUsage().maxRSS));
});
