const SECONDS = /^\d+(?:\.\d+)?$/;
/** The formats of HTTP dates, old ones included; `Date.parse` also reads `-1` and `soon 5` as dates. */
const DATE = /^[A-Z][a-z]{2,8},? .*\d{2}:\d{2}:\d{2}/;

/** The delay that a `Retry-After` header asks for, in ms: of seconds or until a date. Undefined if it tells neither. */
export function retryAfterMs(header: string | null | undefined, now: number): number | undefined {
  const written = header?.trim() ?? '';
  if (SECONDS.test(written)) return Number(written) * 1000;
  const ms = DATE.test(written) ? Date.parse(written) - now : NaN;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
