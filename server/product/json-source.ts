import type { Span } from '../page/span.ts';

/** The path from a block's root to a value: keys and indices. */
export type JsonPath = readonly (string | number)[];

const SPACE = /[ \t\n\r]*/y;
const STRING_BODY = /"(?:[^"\\\u0000-\u001F]+|\\(?:["\\/bfnrt]|u[\dA-Fa-f]{4}))*/y;
const NUMBER_OR_WORD = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

/** An object or array that is not yet closed, and the key or index of its current value. */
interface Container {
  start: number;
  close: '}' | ']';
  step: string | number;
}

/** The offset of the first JSON syntax error; null for valid JSON. */
export const jsonErrorAt = (text: string): number | null => scan(text, null).error;

/** The span of the value at `path` in valid JSON, quotes included; null when absent. An index may be given as text. */
export const placeOf = (text: string, path: JsonPath): Span | null => scan(text, path).place;

// Without recursion, as a page may nest its JSON arbitrarily deep.
function scan(text: string, path: JsonPath | null): { error: number | null; place: Span | null } {
  const open: Container[] = [];
  let place: Span | null = null;
  let expected = 'value' as 'value' | 'key' | 'colon' | 'next';
  let at = 0;
  const endOf = (pattern: RegExp): number => {
    pattern.lastIndex = at;
    return pattern.test(text) ? pattern.lastIndex : at;
  };
  // Of duplicate keys the last one counts, as in JSON.parse.
  const endValue = (start: number) => {
    if (path?.length === open.length && open.every(({ step }, depth) => String(step) === String(path[depth])))
      place = { start, end: at };
    expected = 'next';
  };
  for (;;) {
    at = endOf(SPACE);
    const start = at;
    const unit = text[at];
    const around = open.at(-1);
    if (unit === undefined || (expected === 'next' && !around)) {
      return { error: unit === undefined && expected === 'next' && !around ? null : at, place };
    }
    if (expected === 'next' && unit === around?.close) {
      at += 1;
      open.pop();
      endValue(around.start);
    } else if (expected === 'next' && unit === ',') {
      at += 1;
      if (typeof around!.step === 'number') around!.step += 1;
      expected = around!.close === '}' ? 'key' : 'value';
    } else if (expected === 'colon' && unit === ':') {
      at += 1;
      expected = 'value';
    } else if (unit === '"' && (expected === 'key' || expected === 'value')) {
      at = endOf(STRING_BODY);
      if (text[at] !== '"') return { error: at, place };
      at += 1;
      if (expected === 'value') endValue(start);
      else {
        if (path) around!.step = JSON.parse(text.slice(start, at)) as string;
        expected = 'colon';
      }
    } else if (expected === 'value' && (unit === '{' || unit === '[')) {
      at += 1;
      at = endOf(SPACE);
      const [close, step] = unit === '{' ? ['}', ''] as const : [']', 0] as const;
      if (text[at] === close) {
        at += 1;
        endValue(start);
      } else {
        open.push({ start, close, step });
        expected = unit === '{' ? 'key' : 'value';
      }
    } else {
      at = expected === 'value' ? endOf(NUMBER_OR_WORD) : at;
      if (at === start) return { error: at, place };
      endValue(start);
    }
  }
}
