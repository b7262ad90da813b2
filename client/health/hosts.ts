/** How an address is named to the reader: its host, or the text as typed where it has none. */
export function hostOf(typed: string): string {
  const text = typed.trim();
  try {
    const { hostname } = new URL(/^[a-z][a-z0-9+.-]*:\/\//i.test(text) ? text : `https://${text}`);
    return hostname.replace(/^www\./, '') || text;
  } catch {
    return text;
  }
}
