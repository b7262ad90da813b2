const HAS_SCHEME = /^[a-z][a-z0-9+.-]*:\/\//i;

/** Whether a URL is on the domain itself, as opposed to a redirect to it. */
export function isAt(url: string, domain: string): boolean {
  const host = hostOf(url);
  return host === domain || host.endsWith(`.${domain}`);
}

/** The host of a URL for display, without `www.` and with non-ASCII letters as typed; falls back to the text. */
export function hostOf(typed: string): string {
  const text = typed.trim();
  try {
    const { hostname } = new URL(HAS_SCHEME.test(text) ? text : `https://${text}`);
    // `URL` converts non-ASCII letters to punycode, and Chromium's encodes spaces.
    const host = /xn--|%/.test(hostname) ? text.replace(HAS_SCHEME, '').split(/[/?#:]/)[0]!.toLowerCase() : hostname;
    return host.replace(/^www\./, '') || text;
  } catch {
    return text;
  }
}
