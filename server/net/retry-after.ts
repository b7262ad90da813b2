/** The delay that a `Retry-After` header asks for, in ms: of seconds or until a date. Undefined if it tells neither. */
export function retryAfterMs(header: string | null | undefined, now: number): number | undefined {
  const written = header?.trim() ?? '';
  const ms = /^\d+(\.\d+)?$/.test(written) ? Number(written) * 1000 : Date.parse(written) - now;
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}
