import { virtualClock } from '../../../support/virtual-clock.ts';
import { decideIn, gateCalls, type World } from '../../../support/virtual-world.ts';

/** Decides in a world where the second request for the findings takes so many ms longer. */
export function decideSlowly(world: World, ms: number) {
  const clock = virtualClock();
  const faultOf = (call: string, nth: number) => {
    if (call === gateCalls.findings && nth === 2) clock.pass(ms);
    return 'none' as const;
  };
  return decideIn(world, { clock, faultOf });
}
