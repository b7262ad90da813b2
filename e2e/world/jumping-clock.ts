import { replaceWallClock } from './wall-clock.ts';

/**
 * Loaded into a service and each of its threads before it starts: every quarter second its wall clock jumps forward
 * or back by hours, over midnight too.
 */
const JUMPS_EVERY_MS = 250;
const AHEAD_HOURS = [0, 5, -5, 13, -13];

const began = performance.timeOrigin;

replaceWallClock(() => {
  const at = Math.floor(began + performance.now());
  return at + AHEAD_HOURS[Math.floor(at / JUMPS_EVERY_MS) % AHEAD_HOURS.length]! * 3_600_000;
});
