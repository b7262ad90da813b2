/** How long a browser keeps a file by its headers, in seconds, before it asks again; 0 where they do not say. */
export function keptSeconds(headers: Readonly<Record<string, string>>): number {
  const control = headers['cache-control'] ?? '';
  if (/(?:^|[\s,])no-(?:store|cache)\b/i.test(control)) return 0;
  const told = /(?:^|[\s,])max-age\s*=\s*"?(\d+)/i.exec(control)?.[1];
  if (told !== undefined) return Number(told);
  const until = Date.parse(headers['expires'] ?? '');
  const from = Date.parse(headers['date'] ?? '');
  return Number.isNaN(until) || Number.isNaN(from) ? 0 : Math.max(0, (until - from) / 1000);
}
