import type { Rules } from '../../src/gate/findings/assessment.ts';
import type { Threshold } from '../../src/gate/findings/severity.ts';

/** Rules of a gate without policy and baseline. */
export function byThreshold(threshold: Threshold): Rules {
  return { threshold, today: '2026-11-20', appId: 'app-1' };
}
