import type { MatchBasis } from '../../../contract/vocabulary.ts';
import { DA } from './lexicon/da.ts';
import { EN } from './lexicon/en.ts';
import { NO } from './lexicon/no.ts';
import { SV } from './lexicon/sv.ts';
import type { ShopWords } from './lexicon/words.ts';
import type { NameMatcher } from './name-matcher.ts';
import { lineAround } from './prose-context.ts';
import type { Surface } from './surface.ts';

/**
 * What a place says for a name. `marked`: the name, whatever the word means. `capital`: the name by its capital.
 * `opening`: a capital that the start of a sentence explains as well. `continued`: so too, and what follows goes on as a
 * phrase or a longer name does. `unclear`: nobody can tell. `phrase`: something else is meant. `lower`: in lower case.
 */
export type NameEvidence = 'marked' | 'capital' | 'opening' | 'continued' | 'unclear' | 'phrase' | 'lower';

/** A place where the letters of a name stand. */
export interface NamePlace {
  start: number;
  end: number;
  basis: MatchBasis;
}

interface Context {
  written: string;
  before: string;
  follows: string;
  /** The same without a longer name's other words. */
  after: string;
  /** The words after it in its clause. */
  clause: readonly string[];
  isMarked: boolean;
  isAtShop: boolean;
  /** Words with capitals follow. */
  isLonger: boolean;
  opens: boolean;
}

const LANGUAGES: readonly ShopWords[] = [NO, SV, DA, EN];
const setOf = (kind: keyof ShopWords): ReadonlySet<string> =>
  new Set(LANGUAGES.flatMap((words) => words[kind].split(' ')).filter(Boolean));
const AT = setOf('at');
const IN = setOf('in');
const DEEDS = setOf('deeds');
const AUXILIARIES = setOf('auxiliaries');
const PARTICLES = setOf('particles');
const AND = setOf('and');
const OWN = setOf('own');
const CAPITALISED = setOf('capitalised');
const GRAMMAR = [AT, IN, DEEDS, AUXILIARIES, PARTICLES, AND, OWN];
const SHOP = new RegExp(`(?:${[...setOf('shops')].join('|')})\\p{L}{0,4}(?!\\p{L})`, 'iu');

const PICTURE = '\\p{Extended_Pictographic}\\uFE0F';
const LIST_MARK = new RegExp(
  `^\\s*(?:\\*\\*|__)?(?:#{1,6}\\s|[-*•–]\\s|\\d{1,2}[.)]\\s|\\|)[\\s\\d.)*_"«“${PICTURE}]*$`, 'u',
);
const HEAD_END = /^(?:\*\*|__|["»”])*\s*(?:$|[:(|,]|[–—-]\s)/;
const BOLD_END = /^\s?(?:[:,–(-][^*_\n]{0,80})?(?:\*\*|__)/;
// "Power: 1200 W"
const QUANTITY = /^[*_\s]*:[*_\s]*(?:\p{L}{1,4}\.?\s)?\d[\d.,–-]*\s?\p{L}/u;
const SIGNS = /[\s"'«»“”„‘’()[\]*_#>~\p{Extended_Pictographic}\uFE0F]*$/u;
const SOURCES = '(?:\\s?\\[[a-z_:^]{0,5}\\d{1,3}\\]|[⁰¹²³⁴-⁹])+';
const SOURCES_BEFORE = new RegExp(`${SOURCES}(?=\\s*$)`, 'i');
const DETERMINERS = /(?<!\p{L})(?:in|into|an?|the|most|some|many|en|ett?|ei|din|ditt|your|my)\s$/iu;
// "f.eks.", "nr.", "1.": stops that end no sentence.
const NO_SENTENCE_END = /(?:\p{L}\.\s?\p{L}{1,3}|(?:^|[\s(])\p{L}{1,2}|(?:^|\D)\d{1,2})[.)]\s*$/u;
// The tail of another word, or a number's unit: "Half-Life", "18 Volt".
const BELONGS_BEFORE = /\p{Ll}$|[\p{L}\p{N}][-‐‑–]$|[^\s|.)\]]\s\d{1,3}\s$/u;
const VERB_LIKE = /(?:[aeiouyæøåäö]r|[td]e|ed)$/u;
const IS_SIZE = /^\d?X*[SLM]$/;
const BESIDE_SIZE = /(?:[SLM](?:\s*[,/–-]|\s+\p{Ll}{2,4})|(?<!\p{L})(?:(?:str|size)[\p{L}.:]*|in?|ett?|en|an?))\s*$/u;

/** How much one place says for the name being meant. */
export function evidenceAt({ prose, labels }: Surface, place: NamePlace, matcher: NameMatcher): NameEvidence {
  const written = prose.slice(place.start, place.end);
  const { before, after: follows } = lineAround(prose, place.start, place.end);
  const after = follows.replace(/^(?: ?\p{Lu}[\p{L}\p{N}]*)+/u, '');
  const isMarked = isHead(before, follows)
    || labels.some(({ start, end }) => start === place.start && end === place.end);
  const isAtShop = AT.has(lastWord(before));
  if (matcher.form === 'distinctive') {
    if (isAsWritten(written, matcher)) return 'marked';
    return DETERMINERS.test(before) ? 'phrase' : 'unclear';
  }
  if (matcher.form === 'number') return isMarked ? 'marked' : 'phrase';
  const clause = /^["»”*_)]*\s+([^.,:;!?(–—]*)/.exec(after)?.[1]?.match(/[\p{L}\p{N}-]+/gu) ?? [];
  const isLonger = after !== follows || /^ \p{N}+(?![.)]|\p{N})/u.test(after);
  const context = { written, before, follows, after, clause, isMarked, isAtShop, isLonger, opens: opensSentence(before) };
  return /^\p{Lu}/u.test(written) ? evidenceOfCapital(context, place, matcher) : evidenceOfLower(context, matcher);
}

function evidenceOfLower({ before, after, clause, isMarked, isAtShop }: Context, { name }: NameMatcher): NameEvidence {
  if (isAtShop) return 'capital';
  const isPlace = IN.has(lastWord(before)) && !isOpenClass(clause[0] ?? '');
  const isCompound = SHOP.test(/^-\p{L}+/u.exec(after)?.[0] ?? '');
  return isMarked || isPlace || isCompound || !/\p{Lu}/u.test(name) ? 'unclear' : 'lower';
}

function evidenceOfCapital(context: Context, { basis }: NamePlace, { isAllCaps }: NameMatcher): NameEvidence {
  const { written, before, follows, after, clause, isMarked, isAtShop, isLonger, opens } = context;
  const [next = ''] = clause;
  if (BELONGS_BEFORE.test(before)) return 'phrase';
  if (isMarked) return QUANTITY.test(after) ? 'unclear' : 'marked';
  if (basis === 'genitive') return isLonger || owns(context) ? 'marked' : opens ? 'phrase' : 'opening';
  if (CAPITALISED.has(written) && (isOpenClass(next) || /^-/.test(after) || DETERMINERS.test(before))) return 'unclear';
  if (isAtShop || isRow(after, next)) return 'capital';
  const continued = continuesName(before);
  if (continued) return continued;
  if (DEEDS.has(next) || OWN.has(next) || isShop(after, next)) return 'capital';
  if (IS_SIZE.test(written) && BESIDE_SIZE.test(before)) return 'phrase';
  // "POWER" is not as "Power" is written.
  const isLoud = !isAllCaps && /^\p{Lu}{2,}$/u.test(written);
  if (isLoud && /^[\s-]\p{Lu}{2}/u.test(follows)) return 'phrase';
  const evidence = isLonger || isLoud || (opens && !isAllCaps) ? evidenceOfOpening(context) : 'capital';
  return isLonger && evidence !== 'capital' && !isHead(before, after) ? 'continued' : evidence;
}

/** What follows a word that opens a sentence: does it go on as a phrase would, or as after a name? */
function evidenceOfOpening({ clause }: Context): NameEvidence {
  const [next = ''] = clause;
  const finite = clause.find(isFinite) ?? '';
  if (PARTICLES.has(next)) return DEEDS.has(finite) ? 'capital' : 'continued';
  return isOpenClass(next) && (finite || !VERB_LIKE.test(next)) ? 'phrase' : 'opening';
}

/** "Powers kundesenter", and not "Kids elsker": a thing is named, and what it does comes later. */
function owns({ clause: [next = '', ...rest], opens }: Context): boolean {
  return isOpenClass(next) && (!opens || !VERB_LIKE.test(next) || rest.some(isFinite));
}

function isFinite(word: string): boolean {
  return DEEDS.has(word) || AUXILIARIES.has(word);
}

/** A list item, a heading, a table cell, bold or a line that has the name for its subject. */
function isHead(before: string, after: string): boolean {
  return (HEAD_END.test(after) && LIST_MARK.test(before))
    || (/(?:\*\*|__)$/.test(before) && BOLD_END.test(after))
    || (SIGNS.exec(before)?.index === 0 && /^[*_"»”\s]*$/.test(after));
}

/** Names in a row: "Power, Elkjøp og", "Power og Elkjøp", "Power er billigere enn Elkjøp". */
function isRow(after: string, next: string): boolean {
  return /^(?:\s*\([^()]{0,80}\))?\s*[,/&+]\s*\p{Lu}/u.test(after)
    || (AND.has(next) && /^\s+\p{L}+\.?\s+\p{Lu}/u.test(after))
    || (AUXILIARIES.has(next) && /^[^.!?]{1,60}\s(?:enn?d?|än|than)\s\p{Lu}/u.test(after));
}

/** "Power er en elektronikkjede": what it is, is a shop. */
function isShop(after: string, next: string): boolean {
  return AUXILIARIES.has(next) && SHOP.test(after.split(/[.!?;]/)[0]!);
}

/** "Karate Kid": the capital before it may be another name's, or only its sentence's. */
function continuesName(before: string): NameEvidence | undefined {
  const previous = /(?<!\p{L})(\p{Lu}\p{L}*)\s$/u.exec(before)?.[1] ?? '';
  if (!isOpenClass(previous)) return undefined;
  return opensSentence(before.slice(0, -previous.length - 1)) ? 'opening' : 'phrase';
}

/** A word that is no grammar: a noun, an adjective, a verb. */
function isOpenClass(word: string): boolean {
  return word !== '' && !GRAMMAR.some((words) => words.has(word.toLowerCase()));
}

function isAsWritten(written: string, { name }: NameMatcher): boolean {
  if (/[\p{N}&+]/u.test(name) || !/\s/.test(written)) return true;
  const capitals = (words: string): number => (words.match(/(?<!\p{L})\p{Lu}/gu) ?? []).length;
  // Two are enough: "the North Face".
  return capitals(written) >= Math.min(capitals(name), 2);
}

function lastWord(before: string): string {
  return (/(\p{L}+)\s+$/u.exec(before.slice(-40))?.[1] ?? '').toLowerCase();
}

/** Whether a capital here is owed to the sentence. */
function opensSentence(before: string): boolean {
  const near = before.slice(-40).replace(SOURCES_BEFORE, '').replace(SIGNS, '');
  if (near === '') return before.length <= 40;
  if (NO_SENTENCE_END.test(near)) return false;
  return /[.!?…:]$/.test(near) || /^\s*[-•–|]$/.test(near);
}
