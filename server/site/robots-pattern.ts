const UNRESERVED = /[A-Za-z0-9._~-]/;
const ESCAPE = /%[0-9A-Fa-f]{2}|[^\0-\x7f]+/g;

/** Percent-encodes non-ASCII characters and normalises escapes for comparison (RFC 9309, 2.2.2). */
function normalizeEscapes(text: string): string {
  return text.replace(ESCAPE, (found) => {
    if (!found.startsWith('%')) return Array.from(new TextEncoder().encode(found), escapeOctet).join('');
    const character = String.fromCharCode(Number.parseInt(found.slice(1), 16));
    return UNRESERVED.test(character) ? character : found.toUpperCase();
  });
}

function escapeOctet(octet: number): string {
  return `%${octet.toString(16).toUpperCase().padStart(2, '0')}`;
}

/** A literal `*` or `$` is escaped in a rule, and may be in a path. Both are compared unescaped. */
function unescapeSigns(normalized: string): string {
  return normalized.replaceAll('%2A', '*').replaceAll('%24', '$');
}

/** Normalises a URL's path and query for matching: with a leading slash, no fragment and normalised escapes. */
export function robotsPath(path: string): string {
  const hash = path.indexOf('#');
  const bare = hash === -1 ? path : path.slice(0, hash);
  const rooted = bare.startsWith('/') ? bare : `/${bare}`;
  return unescapeSigns(normalizeEscapes(rooted));
}

/** The built-in search may compare longer parts anew at every place of a path that resembles them. */
const MAX_BUILT_IN = 250;

/** Searches for the first occurrence of `part`, in time linear in the path (Knuth, Morris and Pratt). */
function searchFor(part: string): (path: string, from: number) => number {
  if (part.length <= MAX_BUILT_IN) return (path, from) => path.indexOf(part, from);
  // For each number of matched units: how many of them remain matched if the part starts at a later unit.
  const fallback = new Uint32Array(part.length + 1);
  const matchedWith = (unit: number, before: number): number => {
    let matched = before;
    while (matched > 0 && part.charCodeAt(matched) !== unit) matched = fallback[matched]!;
    return part.charCodeAt(matched) === unit ? matched + 1 : 0;
  };
  for (let at = 1; at < part.length; at += 1) fallback[at + 1] = matchedWith(part.charCodeAt(at), fallback[at]!);
  return (path, from) => {
    let matched = 0;
    for (let at = from; at < path.length; at += 1) {
      matched = matchedWith(path.charCodeAt(at), matched);
      if (matched === part.length) return at + 1 - matched;
    }
    return -1;
  };
}

/**
 * Compiles the value of an `Allow` or `Disallow` line: `*` matches anything, a trailing `$` the end of the path.
 * Matching walks the path once, whatever the number of `*`: each part is matched at its first occurrence.
 */
export function compilePattern(value: string) {
  const pattern = normalizeEscapes(value);
  const anchored = pattern.endsWith('$');
  const parts = (anchored ? pattern.slice(0, -1) : pattern).split('*').map(unescapeSigns);
  const head = parts[0] ?? '';
  const tail = parts.length > 1 && anchored ? (parts.pop() ?? '') : null;
  const middle = parts.slice(1).filter((part) => part !== '')
    .map((part) => ({ search: searchFor(part), length: part.length }));

  /** Matches paths returned by `robotsPath`. */
  const matches = (path: string): boolean => {
    if (!path.startsWith(head)) return false;
    let at = head.length;
    for (const part of middle) {
      const found = part.search(path, at);
      if (found === -1) return false;
      at = found + part.length;
    }
    if (tail !== null) return path.length - tail.length >= at && path.endsWith(tail);
    return !anchored || path.length === at;
  };
  return {
    /** How specific the rule is: the octets of its percent-encoded value. A rule of zero octets has no effect. */
    octets: pattern.length,
    matches,
  };
}
