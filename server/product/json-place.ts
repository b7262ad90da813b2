import type { JsonPath } from './item.ts';
import type { Span } from '../page/span.ts';

/** The span of the value at `path` in a valid JSON text, quotes included; null when absent. */
export function placeOf(json: string, path: JsonPath): Span | null {
  let at = skipSpace(json, 0);
  for (const step of path) {
    const next = typeof step === 'number' ? elementAt(json, at, step) : memberAt(json, at, step);
    if (next === null) return null;
    at = next;
  }
  return { start: at, end: skipValue(json, at) };
}

function memberAt(json: string, open: number, key: string): number | null {
  if (json[open] !== '{') return null;
  let found: number | null = null;
  for (let at = skipSpace(json, open + 1); at < json.length && json[at] !== '}';) {
    const keyEnd = skipValue(json, at);
    const value = skipSpace(json, skipSpace(json, keyEnd) + 1);
    // The last of duplicate keys counts, as in JSON.parse.
    if (JSON.parse(json.slice(at, keyEnd)) === key) found = value;
    at = skipSpace(json, skipValue(json, value));
    if (json[at] === ',') at = skipSpace(json, at + 1);
  }
  return found;
}

function elementAt(json: string, open: number, index: number): number | null {
  if (json[open] !== '[') return null;
  let at = skipSpace(json, open + 1);
  for (let passed = 0; at < json.length && json[at] !== ']'; passed += 1) {
    if (passed === index) return at;
    at = skipSpace(json, skipValue(json, at));
    if (json[at] === ',') at = skipSpace(json, at + 1);
  }
  return null;
}

function skipSpace(json: string, from: number): number {
  let at = from;
  while (at < json.length && ' \t\n\r'.includes(json[at]!)) at += 1;
  return at;
}

function skipValue(json: string, from: number): number {
  let depth = 0;
  for (let at = from; at < json.length;) {
    const unit = json[at]!;
    if (unit === '"') at = skipString(json, at);
    else if (unit === '{' || unit === '[') {
      depth += 1;
      at += 1;
    } else if (unit === '}' || unit === ']') {
      depth -= 1;
      at += 1;
    } else if (depth > 0) {
      at += 1;
      continue;
    } else {
      while (at < json.length && !',]} \t\n\r'.includes(json[at]!)) at += 1;
    }
    if (depth <= 0) return at;
  }
  return json.length;
}

function skipString(json: string, open: number): number {
  for (let at = open + 1; at < json.length; at += 1) {
    if (json[at] === '\\') at += 1;
    else if (json[at] === '"') return at + 1;
  }
  return json.length;
}
