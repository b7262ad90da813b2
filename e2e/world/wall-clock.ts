const RealDate = Date;

/** Makes `Date` return another time; the monotonic clock is unchanged. */
export function replaceWallClock(now: () => number): void {
  globalThis.Date = new Proxy(RealDate, {
    construct: (_target, args: []) => (args.length === 0 ? new RealDate(now()) : new RealDate(...args)),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
