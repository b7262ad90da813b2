const HOP_BY_HOP = new Set([
  'connection', 'keep-alive', 'proxy-authenticate', 'proxy-authentication-info', 'proxy-authorization',
  'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'expect',
]);

/** Node's flat `rawHeaders` without hop-by-hop fields, the fields `Connection` names, and `dropped`. */
export function endToEndHeaders(raw: readonly string[], dropped: readonly string[] = []): string[] {
  const fields = Array.from({ length: raw.length / 2 }, (_, at) => [raw[2 * at] ?? '', raw[2 * at + 1] ?? ''] as const);
  const named = new Set(fields
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.toLowerCase().split(',').map((token) => token.trim())));
  const isKept = (name: string) => !HOP_BY_HOP.has(name) && !named.has(name) && !dropped.includes(name);
  return fields.filter(([name]) => isKept(name.toLowerCase())).flat();
}

/** The name and password of a `Proxy-Authorization: Basic` field; `null` for anything else. */
export function basicCredential(field: string | undefined): { username: string; password: string } | null {
  const encoded = /^basic +([a-z\d+/]{1,400}={0,2})$/i.exec(field ?? '')?.[1];
  if (!encoded) return null;
  const decoded = Buffer.from(encoded, 'base64').toString('utf8');
  const colon = decoded.indexOf(':');
  return colon < 0 ? null : { username: decoded.slice(0, colon), password: decoded.slice(colon + 1) };
}

/** A CONNECT target as a URL for the guard; `null` unless it is exactly `host:port`. */
export function tunnelUrl(authority: string | undefined): URL | null {
  if (!/^(?:\[[\da-f:.]{2,45}\]|[^\s:@/?#\\[\]]{1,255}):\d{1,5}$/i.test(authority ?? '')) return null;
  return URL.parse(`https://${authority}/`);
}

/** The URL of an absolute-form request; `null` unless it is plain http, as browsers tunnel TLS. */
export function forwardUrl(target: string | undefined): URL | null {
  return /^http:\/\//i.test(target ?? '') ? URL.parse(target ?? '') : null;
}
