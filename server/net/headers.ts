import { isUtf8 } from 'node:buffer';
import type { ResponseHeaders } from './fetch-types.ts';

/** Header fields from the parser's flat list of names and values, each byte a character. */
export function readHeaders(raw: readonly string[]): ResponseHeaders {
  const entries: (readonly [string, string])[] = [];
  for (let at = 0; at + 1 < raw.length; at += 2) {
    entries.push([textOf(raw[at]!).toLowerCase(), textOf(raw[at + 1]!).trim()]);
  }
  return headersOf(entries);
}

/** Header fields from decoded entries. */
export function headersOf(entries: ResponseHeaders['entries']): ResponseHeaders {
  const all = (name: string): string[] => {
    const wanted = name.toLowerCase();
    return entries.filter(([key]) => key === wanted).map(([, value]) => value);
  };
  return {
    entries,
    all,
    get(name) {
      const values = all(name);
      return values.length > 0 ? values.join(', ') : null;
    },
  };
}

function textOf(part: string): string {
  const bytes = Buffer.from(part, 'latin1');
  return bytes.toString(isUtf8(bytes) ? 'utf8' : 'latin1');
}
