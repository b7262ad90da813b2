/** Google's limits on a file and on a line, in octets. */
export const MAX_FILE_OCTETS = 500 * 1024;
export const MAX_LINE_OCTETS = 2083 * 8 - 1;

// Google matches a field by the start of its name, so that `Disallowed:` is read too, and accepts these misspellings.
const STARTS = {
  'user-agent': ['user-agent', 'useragent', 'user agent'],
  allow: ['allow'],
  disallow: ['disallow', 'dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'],
  sitemap: ['sitemap', 'site-map'],
  'crawl-delay': [],
  'content-signal': [],
};
const FIELDS = Object.keys(STARTS) as (keyof typeof STARTS)[];
const DIRECTIVE_NAME = /^[A-Za-z][A-Za-z0-9 _-]{0,63}$/;
const WHITE_SPACE = ' \t\v\f';

/** Splits a file into lines at LF, CR and CRLF, without its byte order mark and up to the file limit. */
export function splitLines(text: string): string[] {
  const kept = withinOctets(text, MAX_FILE_OCTETS);
  const lines = (kept.startsWith('\ufeff') ? kept.slice(1) : kept).split(/\r\n|\r|\n/);
  // The last line is dropped if it was truncated: it could then mean the opposite.
  if (kept.length < text.length && !'\r\n'.includes(text.charAt(kept.length))) lines.pop();
  return lines;
}

function withinOctets(text: string, octets: number): string {
  if (text.length * 3 <= octets) return text;
  return text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(octets)).read);
}

/**
 * Parses one line as Google does: without its comment, with a colon or a single gap between name and value. `directive`
 * is a known field, else the name of a line of the form `name: value`, else null; `isMisspelled` if a known
 * field is not written as its standard has it. Null for a blank line.
 */
export function readLine(raw: string) {
  const line = trimAscii(withoutComment(withinOctets(raw, MAX_LINE_OCTETS)));
  if (line === '') return null;

  const hasColon = line.includes(':');
  const end = hasColon ? line.indexOf(':') : onlyGap(line);
  const name = trimAscii(line.slice(0, end)).toLowerCase();
  const value = trimAscii(line.slice(end + 1));
  const directive = FIELDS.find((one) => name === one || STARTS[one].some((start) => name.startsWith(start)))
    ?? (hasColon && DIRECTIVE_NAME.test(name) ? name : null);
  const isWritten = hasColon && name === directive;
  const isMisspelled = !isWritten && FIELDS.some((field) => field === directive);
  return { directive, value: directive === null ? line : value, isMisspelled };
}

/** The index of the gap between two words; 0 if there are not exactly two. */
function onlyGap(line: string): number {
  const [name, ...more] = line.split(/[ \t]+/, 3);
  return more.length === 1 ? name!.length : 0;
}

/** Cuts a line at its comment, or at a NUL, as Google does. */
function withoutComment(line: string): string {
  const end = line.search(/[#\0]/);
  return end === -1 ? line : line.slice(0, end);
}

/** Trims ASCII white space only: `String.trim` also removes characters that are part of a rule's value. */
export function trimAscii(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && WHITE_SPACE.includes(text.charAt(start))) start++;
  while (end > start && WHITE_SPACE.includes(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
