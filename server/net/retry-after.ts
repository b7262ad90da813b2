const SECONDS = /^\d+(?:\.\d+)?$/;
/** `Date.parse` also reads `-1` and `soon 5` as dates. */
const TIME = /\d{2}:\d{2}:\d{2}/;

/** The delay that a `Retry-After` header asks for, in ms: of seconds or until a date. Undefined if it tells neither. */
export function retryAfterMs(header: string | null | undefined, now: number): number | undefined {
  const written = header?.trim() ?? '';
  const ms = SECONDS.test(written) ? Number(written) * 1000 : TIME.test(written) ? Date.parse(written) - now : NaN;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
