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
  /** What made it parse; `safe` if it only lost what is around it, references or commas. Null if nothing did. */
  repair: 'safe' | 'general' | null;
  /** The first syntax error of the unrepaired block, as an offset into the source. */
  error: { message: string; offset: number } | null;
}

const MAX_BLOCKS = 100;
const MAX_BLOCK_CHARS = 1_000_000;
/** For all blocks of a page together: `jsonrepair` is quadratic in the length. */
const MAX_REPAIR_CHARS = 20_000;

/** Reads the page's JSON-LD blocks; repairs invalid ones step by step. */
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
      error ??= { message: (thrown as SyntaxError).message, offset: offset + (jsonErrorAt(text) ?? text.length) };
      return undefined;
    }
  };
  const plain = parsed(raw);
  if (plain !== undefined) return { json: plain, repair: null, error };
  let text = raw;
  for (const repair of [stripEnvelope, decodeReferences, repairInGeneral, spaceControls]) {
    const before = text;
    text = repair(before, budget);
    const json = parsed(text);
    const isSafe = repair !== repairInGeneral || withoutCommas(text) === withoutCommas(before);
    if (typeof json === 'object') return { json, repair: isSafe ? 'safe' : 'general', error };
  }
  return { json: undefined, repair: null, error };
}

const withoutCommas = (text: string): string => text.replaceAll(/[\s,]/g, '');

function stripEnvelope(text: string): string {
  const unwrapped = text.trim()
    .replace(/^(?:\/\/|\/\*)?\s*<!\[CDATA\[\s*(?:\*\/)?/, '')
    .replace(/^<!--/, '')
    .replace(/^\s*\/\*(?:[^*]|\*(?!\/))*\*\//, '');
  return [
    /(?:\/\/|\/\*)?\s*\]\]>\s*(?:\*\/)?$/, /(?:\/\/\s*)?-->$/, /\/\*(?:[^*]|\*(?!\/))*\*\/\s*$/, /[;,\s]+$/,
  ].reduce(dropAtEnd, unwrapped).trim();
}

const END_CHARS = 2_000;

// A pattern anchored at the end is tried at every position, which takes minutes on half a million spaces.
function dropAtEnd(text: string, pattern: RegExp): string {
  const cut = Math.max(0, text.length - END_CHARS);
  return text.slice(0, cut) + text.slice(cut).replace(pattern, '');
}

const decodeReferences = (text: string): string =>
  (/&(?:quot|#34|#x22|amp|lt);/i.test(text) ? decodeHTML(text) : text);

// Also in a block that is too long for the general repair: line breaks in strings are the most common mistake.
const spaceControls = (text: string): string => text.replaceAll(/[\u0000-\u001F]/g, ' ');

function repairInGeneral(text: string, budget: RepairBudget): string {
  if (text.length > budget.left) return text;
  budget.left -= text.length;
  try {
    return jsonrepair(text);
  } catch {
    return text;
  }
}
