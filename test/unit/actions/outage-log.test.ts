import { expect, test, vi } from 'vitest';
import { createOutageLog } from '../../../src/actions/workflow/outage-log.ts';

test('a wait for GitHub is logged at once, and every minute until it ends', () => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => lines.push(`${line}`) > 0);
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const log = createOutageLog(180_000);
  log.failed(new Error('connect ECONNREFUSED'));
  log.failed(new Error('HTTP 503'));
  vi.advanceTimersByTime(125_000);
  log.end();
  vi.advanceTimersByTime(600_000);
  vi.useRealTimers();
  expect(lines.join('')).toBe(
    [
      "Waiting up to 3 min 0 s for GitHub's API: connect ECONNREFUSED\n",
      "Still waiting for GitHub's API (1 of at most 3 minutes): HTTP 503\n",
      "Still waiting for GitHub's API (2 of at most 3 minutes): HTTP 503\n",
    ].join(''),
  );
});
