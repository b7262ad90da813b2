const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/** Whether an address is one of the domain's own, and not a redirect to it. */
export function isAt(url: string, domain: string): boolean {
  const host = hostOf(url);
  return host === domain || host.endsWith(`.${domain}`);
}

/** How an address is named to the reader: its host as they write it, or the text as typed where it has none. */
export function hostOf(typed: string): string {
  const text = typed.trim();
  try {
    const { hostname } = new URL(HAS_SCHEME.test(text) ? text : `https://${text}`);
    // `URL` gives letters beyond ASCII as punycode.
    const written = hostname.includes('xn--') ? text.replace(HAS_SCHEME, '').split(/[/?#:]/)[0]!.toLowerCase() : hostname;
    return written.replace(/^www\./, '') || text;
  } catch {
    return text;
  }
}
