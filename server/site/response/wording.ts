import { ACCESS_WORDS, phrasesOf, wordsOf } from '../../lexicon/lexicon.ts';
import type { Signals } from './signals.ts';
import type { AccessWords } from '../../lexicon/words.ts';

const LANGUAGES = ACCESS_WORDS.map((access) => Object.fromEntries(
  Object.entries(access).map(([kind, entries]) => [kind, phrasesOf(entries)]),
) as unknown as Required<AccessWords>);

const MAX_TEXT = 1_500;
/** Quoted words are not the page's own statements. */
const QUOTED = /[“«„"][^“”«»„"\n]{1,200}[”»“"]/g;
const SENTENCE_ENDS = /(?<=[.!?…:])\s+|\n|\s[|–—·-]\s/;

/** Reads what a page says about itself: for each statement, the sentence that makes it, or null. */
export function readWording({ titles, headings, visible }: Signals, { hostname }: URL) {
  const headlines = sentencesOf([...titles, ...headings].join('\n'));
  const said = [...headlines, ...sentencesOf(visible.slice(0, MAX_TEXT))];
  const host = hostname.replaceAll(/[^\p{L}\p{N}]/gu, '');
  const isName = (one: string) => host.includes(wordsOf(one).replaceAll(' ', ''));
  return {
    /** It challenges the visitor. */
    tests: said.find(isTest) ?? null,
    /** It blocks the visitor. */
    stops: said.find(isStop) ?? null,
    /** The visitor is in a queue. */
    inLine: headlines.find((one) => says('inQueue', one)) ?? said.find((one) => begins('inQueue', one)) ?? null,
    /** A headline that names a challenge, or asks who the visitor is. */
    testName: headlines.find((one) => says('checkName', one)) ?? null,
    /** Every headline is such a test, names it, asks to wait, or is the site's name. */
    saysOnlyThat: headlines.every((one) => (
      isName(one) || begins('wait', one) || says('checkName', one) || isTest(one)
    )),
  };
}

/** Whether one language has a phrase of each kind in the sentence, and none of another purpose. */
function says(kinds: keyof AccessWords | readonly (keyof AccessWords)[], sentence: string): boolean {
  const words = wordsOf(sentence);
  const has = (phrases: readonly string[]) => phrases.some((phrase) => words.includes(phrase));
  return LANGUAGES.some((language) =>
    [kinds].flat().every((kind) => has(language[kind])) && !has(language.otherPurpose));
}

function begins(kind: keyof AccessWords, sentence: string): boolean {
  const words = wordsOf(sentence);
  return LANGUAGES.some((language) => language[kind].some((phrase) => words.startsWith(phrase)));
}

function isTest(sentence: string): boolean {
  return says(['check', 'person'], sentence) || says(['check', 'browser'], sentence);
}

function isStop(sentence: string): boolean {
  return says('takenForRobot', sentence) || says(['refused', 'refusalCause'], sentence);
}

function sentencesOf(text: string): string[] {
  return text.replaceAll(QUOTED, '').split(SENTENCE_ENDS).filter((one) => /[\p{L}\p{N}]/u.test(one));
}
