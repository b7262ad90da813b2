/** The freshness lifetime in seconds that the cache headers give a file; 0 if they give none. */
export function freshSeconds(headers: Readonly<Record<string, string>>): number {
  const control = headers['cache-control'] ?? '';
  if (/(?:^|[\s,])no-(?:store|cache)\b/i.test(control)) return 0;
  const maxAge = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/i.exec(control)?.[1];
  if (maxAge !== undefined) return Number(maxAge);
  const expires = Date.parse(headers['expires'] ?? '');
  const date = Date.parse(headers['date'] ?? '');
  return Number.isNaN(expires) || Number.isNaN(date) ? 0 : Math.max(0, (expires - date) / 1000);
}
