import { decodeHTML } from 'entities';
import { jsonrepair } from 'jsonrepair';
import { facet } from '../page/facet.ts';
import type { Page } from '../page/page.ts';
import { attribute } from '../page/tree.ts';
import { jsonErrorAt } from './json-source.ts';

/** A parsed JSON value. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** One `application/ld+json` script of a page. */
export interface LdBlock {
  /** Its 0-based index among the page's blocks. */
  number: number;
  /** The source text. */
  raw: string;
  /** The start of `raw` in the source. */
  offset: number;
  /** The parsed content; undefined when it cannot be parsed. */
  json: Json | undefined;
  /** The repair step that made it parse; null if none was needed or none helped. */
  repair: keyof typeof REPAIRS | null;
  /** The first syntax error of the unrepaired block, as an offset into the source. */
  error: { message: string; offset: number } | null;
}

const MAX_BLOCKS = 100;
const MAX_BLOCK_CHARS = 1_000_000;
/** For all blocks of a page together: `jsonrepair` is quadratic in the length. */
const MAX_REPAIR_CHARS = 20_000;

/** Reads the page's JSON-LD blocks; repairs invalid ones step by step and reports which step worked. */
export const readLdBlocks = facet((page: Page): readonly LdBlock[] => {
  const budget = { left: MAX_REPAIR_CHARS };
  return page.index.scripts
    .filter((script) => /^\s*application\/ld\+json\s*(?:;|$)/i.test(attribute(script, 'type') ?? ''))
    .slice(0, MAX_BLOCKS)
    .map((script, number): LdBlock => {
      const offset = script.place?.contentStart ?? 0;
      const raw = page.html.slice(offset, script.place?.contentEnd ?? offset);
      return { number, raw, offset, ...parseLd(raw, offset, budget) };
    });
});

/** Characters left for `jsonrepair`. */
type RepairBudget = { left: number };

/** Parses one block; `offset` is its start in the source. */
function parseLd(raw: string, offset: number, budget: RepairBudget): Pick<LdBlock, 'json' | 'repair' | 'error'> {
  const refusal = raw.trim() === '' ? 'empty block' : raw.length > MAX_BLOCK_CHARS ? 'block too long to read' : null;
  if (refusal !== null) return { json: undefined, repair: null, error: { message: refusal, offset } };
  let error: LdBlock['error'] = null;
  const parsed = (text: string): Json | undefined => {
    try {
      return JSON.parse(text) as Json;
    } catch (thrown) {
      const reason = thrown as SyntaxError;
      error ??= { message: reason.message, offset: offset + jsonErrorAt(text, reason) };
      return undefined;
    }
  };
  const plain = parsed(raw);
  if (plain !== undefined) return { json: plain, repair: null, error };
  let text = raw;
  for (const repair of REPAIR_ORDER) {
    const repaired = REPAIRS[repair](text, budget);
    if (repaired === text) continue;
    text = repaired;
    const json = parsed(text);
    if (typeof json === 'object') return { json, repair, error };
  }
  return { json: undefined, repair: null, error };
}

// Cheap and safe steps first; each works on the result of those before it.
const REPAIRS = {
  envelope: stripEnvelope,
  'control-characters': escapeControls,
  trailing: dropTrailing,
  entities: (text: string) => (/&(?:quot|#34|#x22|amp|lt);/i.test(text) ? decodeHTML(text) : text),
  general: generalRepair,
};
const REPAIR_ORDER = Object.keys(REPAIRS) as (keyof typeof REPAIRS)[];

function stripEnvelope(text: string): string {
  const unwrapped = text.trim()
    .replace(/^(?:\/\/|\/\*)?\s*<!\[CDATA\[\s*(?:\*\/)?/, '')
    .replace(/^<!--/, '')
    .replace(/^\s*\/\*(?:[^*]|\*(?!\/))*\*\//, '');
  return [
    /(?:\/\/|\/\*)?\s*\]\]>\s*(?:\*\/)?$/, /(?:\/\/\s*)?-->$/, /\/\*(?:[^*]|\*(?!\/))*\*\/\s*$/,
  ].reduce(dropAtEnd, unwrapped).trim();
}

const END_CHARS = 2_000;

// A pattern anchored at the end is tried at every position, which takes minutes on half a million spaces.
function dropAtEnd(text: string, pattern: RegExp): string {
  const cut = Math.max(0, text.length - END_CHARS);
  return text.slice(0, cut) + text.slice(cut).replace(pattern, '');
}

// Only inside strings: between tokens, a line break is ordinary white space.
function escapeControls(text: string): string {
  return mapParts(text, (part, isString) => (isString
    ? part.replace(/[\u0000-\u001F]/g, (unit) => (unit === '\r' ? '' : JSON.stringify(unit).slice(1, -1)))
    : part));
}

function dropTrailing(text: string): string {
  const end = dropAtEnd(text.trim(), /[;,\s]+$/);
  return mapParts(end, (part, isString) => (isString ? part : part.replace(/,(?=\s*[}\]])/g, '')));
}

// Maps the strings and the text between them in one pass; an unclosed string extends to the end.
function mapParts(text: string, change: (part: string, isString: boolean) => string): string {
  const parts: string[] = [];
  for (let at = 0; at < text.length;) {
    const open = text.indexOf('"', at);
    if (open === -1) return [...parts, change(text.slice(at), false)].join('');
    let close = open + 1;
    while (close < text.length && text[close] !== '"') close += text[close] === '\\' ? 2 : 1;
    parts.push(change(text.slice(at, open), false), change(text.slice(open, close + 1), true));
    at = close + 1;
  }
  return parts.join('');
}

function generalRepair(text: string, budget: RepairBudget): string {
  if (text.length > budget.left) return text;
  budget.left -= text.length;
  try {
    return jsonrepair(text);
  } catch {
    return text;
  }
}
