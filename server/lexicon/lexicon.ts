import { da } from './da.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import { nb } from './nb.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';
import { sv } from './sv.ts';

/**
 * The words of one language, by what they are said for. An entry is matched as whole words, whatever the case and the
 * marks between them; a `*` at its end lets the last word go on.
 */
export interface Lexicon {
  access: AccessWords;
}

/** What pages say that stand in front of a store. Few words, as they count only in sentences that hold two kinds. */
export interface AccessWords {
  /** Verbs of testing. */
  check: readonly string[];
  /** What a visitor is tested for. */
  person: readonly string[];
  /** What of a visitor is tested. */
  browser: readonly string[];
  turnedAway: readonly string[];
  /** Why visitors are turned away for what they are. */
  cause: readonly string[];
  /** What by itself says that a visitor was taken for a robot. */
  finding: readonly string[];
  /** What a test is called in a headline. */
  checkName: readonly string[];
  /** Says nothing but that one must wait. */
  wait: readonly string[];
  /** What a form of the store's own is for. */
  otherPurpose: readonly string[];
  inLine: readonly string[];
  comingSoon: readonly string[];
  maintenance: readonly string[];
}

/** Every language there is a file for. */
export const LEXICON: readonly Lexicon[] = [nb, sv, da, fi, en, de, nl, fr, es, it, pl, ru];

/** A text as its words, in lower case, a space around each. */
export function wordsOf(text: string): string {
  return ` ${text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}

/** Entries in the form in which they stand in `wordsOf` a text. */
export function phrasesOf(entries: readonly string[]): readonly string[] {
  return entries.map((entry) => entry.endsWith('*') ? wordsOf(entry).trimEnd() : wordsOf(entry));
}
