import { parse, parseTree } from 'jsonc-parser';
import type { ParseError } from 'jsonc-parser';
import { facet } from '../page/facet.ts';
import type { Span } from '../page/span.ts';

/** The path from a block's root to a value: keys and indices. */
export type JsonPath = readonly (string | number)[];

interface JsonText {
  raw: string;
}

/** The offset of the syntax error for which JSON.parse refused a text; its end at the latest. */
export function jsonErrorAt(text: string, { message }: SyntaxError): number {
  const stated = /at position (\d+) \(line \d+ column \d+\)$/.exec(message)?.[1];
  if (stated !== undefined) return Number(stated);
  const errors: ParseError[] = [];
  orNull(() => parse(text, errors, { disallowComments: true }));
  return errors[0]?.offset ?? text.length;
}

/** The span of the value at `path` in a block of valid JSON, quotes included; null when absent or nested too deep. */
export function placeOf(block: JsonText, path: JsonPath): Span | null {
  let at = treeOf(block);
  for (const step of path) {
    // Of duplicate keys the last one counts, as in JSON.parse.
    at = at?.type === 'array' ? at.children?.[Number(step)]
      : at?.children?.findLast(({ children }) => children?.[0]?.value === String(step))?.children?.[1];
  }
  return at ? { start: at.offset, end: at.offset + at.length } : null;
}

const treeOf = facet(({ raw }: JsonText) => orNull(() => parseTree(raw)));

// The parser is recursive: a page may nest its JSON deeper than the stack.
function orNull<Result>(compute: () => Result): Result | null {
  try {
    return compute();
  } catch {
    return null;
  }
}
