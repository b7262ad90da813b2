/**
 * Loaded into a service and each of its threads before it starts: every quarter second its wall clock jumps forward
 * or back by hours, over midnight too. The monotonic clock is unchanged.
 */
const JUMPS_EVERY_MS = 250;
const AHEAD_HOURS = [0, 5, -5, 13, -13];

const began = performance.timeOrigin;
const RealDate = Date;

const now = (): number => {
  const at = Math.floor(began + performance.now());
  return at + AHEAD_HOURS[Math.floor(at / JUMPS_EVERY_MS) % AHEAD_HOURS.length]! * 3_600_000;
};

globalThis.Date = new Proxy(RealDate, {
  construct: (_target, args: []) => (args.length === 0 ? new RealDate(now()) : new RealDate(...args)),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

export {};
