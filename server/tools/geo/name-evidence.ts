import type { MatchBasis } from '../../../contract/vocabulary.ts';
import { DA } from './lexicon/da.ts';
import { EN } from './lexicon/en.ts';
import { NO } from './lexicon/no.ts';
import { SV } from './lexicon/sv.ts';
import type { NameWords } from './lexicon/words.ts';
import type { NameMatcher } from './name-matcher.ts';
import { lineAround, sentenceAround } from './prose-context.ts';

/**
 * What one occurrence shows. `marked`: the name, even if it is an ordinary word. `capital`: capitalised, among shops;
 * `bare`: only capitalised; `opening`: capitalised, perhaps as a sentence's start. `unclear`: nobody can tell.
 * `phrase`: of a longer name, or no name. `lower`: in lower case; `careless`: so too, where a shop's name is expected.
 */
export type NameEvidence = 'marked' | 'careless' | 'capital' | 'bare' | 'opening' | 'unclear' | 'phrase' | 'lower';

/** A span whose letters match a name. */
export interface NamePlace {
  start: number;
  end: number;
  basis: MatchBasis;
}

const LANGUAGES: readonly NameWords[] = [NO, SV, DA, EN];
const wordsOf = (kind: keyof NameWords): ReadonlySet<string> =>
  new Set(LANGUAGES.flatMap((words) => words[kind].split(' ')).filter(Boolean));
const AT = wordsOf('at');
const TRY = wordsOf('try');
const IN = new Set([...wordsOf('in'), ...TRY]);
const VERBS = wordsOf('verbs');
const PARTICLES = wordsOf('particles');
const SUBJECTS = wordsOf('subjects');
const AND = wordsOf('and');
const OWN = wordsOf('own');
const CAPITALISED = wordsOf('capitalised');
const AUXILIARIES = wordsOf('auxiliaries');
const GRAMMAR = [AT, IN, VERBS, AUXILIARIES, PARTICLES, AND];

const TRADE = new RegExp(`(?:${[...wordsOf('trade')].join('|')})`, 'iu');

const PICTURE = '\\p{Extended_Pictographic}\\uFE0F';
const LIST_MARK = new RegExp(
  `^\\s*(?:\\*\\*|__)?(?:#{1,6}\\s|[-*•–]\\s|\\d{1,2}[.)]\\s|\\|)[\\s\\d.)*_"«“${PICTURE}]*$`, 'u',
);
// A table's header row: a column's title may be a shop, or a property of the shops in the rows.
const HEADER_ROW = /^.{0,400}\n {0,4}\|[ :]{0,4}--/;
const HEADING = /^\s*(?:#|(?:[-*•]\s+|\d+[.)]\s+)?(?:\*\*|__)[^*_]*$)/;
const HEAD_END = /^(?:\*\*|__|["»”])*\s*(?:\([^()]{0,80}\)\s*)?(?:$|[:|,]|[–—-]\s)/;
const BOLD_END = /^\s?(?:[:,–(-][^*_\n]{0,80})?(?:\*\*|__)/;
const SIGNS = /[\s"'«»“”„‘’()[\]*_#>~\p{Extended_Pictographic}\uFE0F]*$/u;
const SOURCES_BEFORE = /(?:\s?\[[a-z_:^]{0,5}\d{1,3}\]|[⁰¹²³⁴-⁹])+(?=\s*$)/i;
const SENTENCE_START = /(?:[.!?…:]|(?:^|\s)[-•–—|])$/;
// Full stops that end no sentence: "f.eks.", "nr.", "1."
const NO_SENTENCE_END = /(?:\p{L}\.\s?\p{L}{1,3}|(?:^|[\s(])\p{L}{1,2}|(?:^|\D)\d{1,2})[.)]\s*$/u;
// The last part of a longer name or compound, or a number's unit: "Half-Life", "18 Volt".
const BELONGS_BEFORE = /\p{Lu}\p{Ll}+['’]s $|\p{Lu}\p{Ll}+ of $|[\p{L}\p{N}][-‐‑–]$|[^\s|.)\]]\s\d{1,4}\s$|\d[.,]\d+\s$/u;
// The first part of a longer name, or another seller's product: "Mio från Ellos".
const BELONGS_AFTER = /^(?:[-‐‑]\p{Lu}|\.\p{Ll}| (?:fra|från|from|by|of) \p{Lu}| for \p{Lu}\p{Ll})/u;
// Within a title or a slogan, not quoted by itself: «Time for a Change», "Mio, min Mio".
const IN_QUOTES = /[«“„»”"][^«»“”„"]*$/u;
const QUOTE_GOES_ON = /^[^«»“”„"]*[»“”"«]/u;
const OPEN_QUOTE = /[«“„»”"]$/u;
const CLOSE_QUOTE = /^[»“”"«]/u;
// A person's age: "Oda (34)", "Nelly, 24, says".
const AGE = /^(?: \(\d{2}\)|, \d{2}(?:,|\s(?:år|years)))/u;
// A compound with a definite or plural noun: "Power-butikken", not "Kid-friendly".
const COMPOUND = /^-\p{Ll}+(?:e[nrt]|ne)(?!\p{L})/u;
const SHOP_COMPOUND = /^[-‐‑](?:but[ie]k|shop|store|kjede|kæde|kedja|varehus|varuhus)/iu;
const DETERMINERS = /(?<!\p{L})(?:an?|the|most|some|many|en|ett?|ei|din|ditt|your|my)\s$/iu;
// A quantity, so the word is a property: "Power: 1200 W".
const QUANTITY = /^[*_\s]*:[*_\s]*(?:\p{L}{1,4}\.?\s)?\d[\d.,–-]*\s?\p{L}/u;
// The ending of verbs in the present tense, and of plurals: "Kids elsker".
const VERB_LIKE = /[aeiuyæøåäö]r$/u;
// Not a sentence, so a word like a verb is none: "**Spar penger:**".
const CAPTION = /^[^*.:!?]{0,80}(?::|\*\*)/;
const IS_SIZE = /^\d?X*[SLM]$/;
const BESIDE_SIZE = /(?:[SLM](?:\s*[,/–-]|\s+\p{Ll}{2,4})|(?<!\p{L})(?:(?:str|size)[\p{L}.:]*|in?|ett?|en|an?))\s*$/u;
// Another name follows in a list: "Power, Elkjøp", "Power (tidligere Expert), Elkjøp".
const ROW = /^(?:\s*\([^()]{0,80}\))?\s*[,/&+]\s*\p{Lu}/u;
const oneOf = (words: Iterable<string>): string => `(?<!\\p{L})(?:${[...words].join('|')}) `;
const SELLER = `${oneOf([...AT, ...wordsOf('via')])}[*_"«“]*`;
// A seller, unless a conjunction comes first: "hos Elkjøp", not "på Power eller hos Elkjøp".
const SOLD_AT = new RegExp(`(?<!${oneOf(AND)})${SELLER}\\p{Lu}`, 'u');
// A list of sellers that goes on: "hos Elkjøp, Power og ".
const amongSellers = (seller: string): RegExp => new RegExp(
  `(?i:${seller})(?:\\p{Lu}\\S* (?:${oneOf([...AND, '&'])}(?:${oneOf(IN)})?)?)*[*_"«“]*$`, 'u',
);
const AMONG_SELLERS = amongSellers(SELLER);
// A capital inside the sentence, so that lower case is no slip: "på plantagen i Etiopien".
const MID_CAPITAL = /\p{Ll} \p{Lu}\p{Ll}/u;
const LONGER = /^(?:(?: \p{Lu}[\p{L}\p{N}]*)+| \p{N}+(?![.)]|\p{N})|[–-]\p{N})/u;

/** What one occurrence shows about the name being meant; `isLabel` if it is a link's whole label. */
export function evidenceAt(
  prose: string, { start, end, basis }: NamePlace, matcher: NameMatcher, isLabel: boolean,
): NameEvidence {
  const written = prose.slice(start, end);
  const { before, after } = lineAround(prose, start, end);
  if (matcher.form === 'distinctive' && isAsWritten(written, matcher)) return 'marked';
  const clause = /^["»”*_)]*\s+([^.,:;!?(–—]*)/.exec(after)?.[1]?.match(/[\p{L}\p{N}-]+/gu) ?? [];
  const [next = ''] = clause;
  const isNoun = isOpenClass(next);
  // In a list: "Power, Elkjøp og", "Power og Elkjøp". Not in a heading, where any word may be capitalised.
  const inRow = !/^\s*#/.test(before)
    && (ROW.test(after) || (AND.has(next) && /^\s+\p{L}+\.?\s+\p{Lu}/u.test(after)));
  const [, preposition = ''] = /(\p{L}{1,12})\s+$/u.exec(before.toLowerCase()) ?? [];
  if (AT.has(preposition)) return 'capital';
  const isPlain = !/\p{Lu}/u.test(written) && !AND.has(preposition)
    && (matcher.form === 'distinctive' || MID_CAPITAL.test(sentenceAround(prose, start, end)));
  // A capitalised word before it may be part of a longer name, or only start the sentence: "Karate Kid".
  const previous = /(?<!\p{L})(\p{Lu}[\p{L}\p{N}]*)\s$/u.exec(before)?.[1] ?? '';
  const isTail = isOpenClass(previous);
  const isInside = isTail && !opensSentence(before.slice(0, -previous.length - 1));
  if (matcher.form === 'distinctive') {
    const isPhrase = LONGER.test(after) || isInside || (isNoun && basis !== 'genitive') || DETERMINERS.test(before) || (isPlain && !IN.has(preposition));
    if (isPhrase) return 'phrase';
    return inRow ? 'capital' : 'unclear';
  }
  if (SHOP_COMPOUND.test(after)) return 'marked';
  const isMarked = isLabel || isHead(before, after);
  if (matcher.form === 'number') {
    const isSubject = opensSentence(before) && (VERBS.has(next) || AUXILIARIES.has(next));
    return isMarked || isSubject ? 'marked' : 'phrase';
  }
  if (!/^\p{Lu}/u.test(written)) {
    if (isMarked || !/\p{Lu}/u.test(matcher.name)) return 'unclear';
    return !isNoun && (TRY.has(preposition) ? !isPlain || inRow : IN.has(preposition) && inRow) ? 'careless' : 'lower';
  }
  if (BELONGS_BEFORE.test(before) || BELONGS_AFTER.test(after) || AGE.test(after)) return 'phrase';
  if (isInTitle(before, after)) return 'phrase';
  if (HEADER_ROW.test(prose.slice(end, end + 420))) return 'unclear';
  // All capitals, unlike the name: "OBS:" for "Obs".
  const isLoud = !matcher.isAllCaps && /^\p{Lu}{2,}$/u.test(written);
  const isOfTrade = TRADE.test(sentenceAround(prose, start, end).replace(written, ''));
  if (isMarked) {
    if ((isLoud && !before.includes('|') && /^[*_]*(?:[:!]|$)/.test(after)) || QUANTITY.test(after)) return 'unclear';
    // A topic as well as a shop, unless it goes on about trade: "**Normal:** bruk en mild krem".
    return /^[*_]*:/.test(after) && !isOfTrade ? 'opening' : 'marked';
  }

  // Whether the capital may be due to a heading, the word itself or the start of a sentence.
  const opens = HEADING.test(before) || CAPITALISED.has(written) || (!matcher.isAllCaps && opensSentence(before));
  // An interjection: "Obs! Prisene", "OBS: Prisene", and inside a line "Spar 20 %. Obs: Prisene".
  if (opens && (after.startsWith('!') || (after.startsWith(':') && (isLoud || /[.!?]\s$/.test(before))))) return 'phrase';
  const isLonger = LONGER.test(after);
  if (basis === 'genitive') {
    // A shop's product or a longer name: "Fjällrävens Kånken", "Illums Bolighus".
    if (isLonger && !/\P{L}/u.test(written) && !isLoud) return 'unclear';
    // A genitive before a noun, not a plural before a verb: "Powers kundesenter", not "Kids elsker".
    if (isLonger || (isNoun && !(opens && VERB_LIKE.test(next)))) return 'marked';
    return opens && !isNoun ? 'phrase' : 'opening';
  }
  if (isLonger && OWN.has(next.toLowerCase())) return 'capital';
  if (isLonger || (IS_SIZE.test(written) && BESIDE_SIZE.test(before))) return 'phrase';
  if (isInside && !inRow) return 'phrase';
  const isActing = [preposition, ...clause].some((word) => VERBS.has(word));
  const isGoods = isSoldElsewhere(before, after, inRow ? 1 : 2);
  if ((inRow || !opens) && isGoods && !isActing) return 'unclear';
  if (!opens && !isActing && isCountry(matcher.name, inRow ? after : '')) return 'unclear';
  // Whether the context is about shops; it is not in "Mycenae, Argos and Nafplio".
  const isTrade = isActing || isOfTrade || (IN.has(preposition) && !isLoud && !(isNoun && !VERB_LIKE.test(next)));
  const bare = opens || isTrade ? 'capital' : 'bare';
  if (inRow && !isInside) return bare;
  if (isTail) return VERBS.has(next) ? 'capital' : opens ? 'opening' : 'bare';
  if (!opens) {
    // A compound: "i Bauhaus-stil".
    return after.startsWith('-') && IN.has(preposition) ? 'unclear' : bare;
  }
  if (COMPOUND.test(after) || (VERBS.has(next) && !SUBJECTS.has(clause[1] ?? ''))) return 'capital';
  if (PARTICLES.has(next) && isActing) return 'opening';
  // An ordinary word, as ordinary words continue it: "Tiger, løve eller elefant?", "Next, compare".
  const listed = AND.has(next) ? clause[1] : /^, (\p{L}+)/u.exec(after)?.[1];
  const goesOn = PARTICLES.has(next) || isOpenClass(listed ?? '')
    || (isNoun && (CAPTION.test(after) || !VERB_LIKE.test(next)));
  return goesOn && !CAPITALISED.has(written) ? 'phrase' : 'opening';
}

/** Whether the name heads a list item, heading, table cell, bold text or line. */
function isHead(before: string, after: string): boolean {
  return (HEAD_END.test(after) && LIST_MARK.test(before))
    || (/(?:\*\*|__)$/.test(before) && BOLD_END.test(after))
    || /^[\s*_"«»“”]*$/.test(before + after);
}

/** Whether it is one of several words in quotation marks. */
function isInTitle(before: string, after: string): boolean {
  return IN_QUOTES.test(before) && QUOTE_GOES_ON.test(after) && !(OPEN_QUOTE.test(before) && CLOSE_QUOTE.test(after));
}

/** Whether another seller is given for what is named here: a brand, a colour, a title. */
function isSoldElsewhere(before: string, after: string, sentences: number): boolean {
  if (AMONG_SELLERS.test(before)) return false;
  return SOLD_AT.test(before.split(/[.!?,;:–—]\s/).at(-1)!)
    || SOLD_AT.test(after.split(/(?<=[.!?])\s/, sentences).join(' '));
}

/** Whether the name is also a country; if it begins a list, the next name must be one too: "Iceland or Norway". */
function isCountry(name: string, row: string): boolean {
  const [, next = name] = /(\p{Lu}\p{L}+)/u.exec(row) ?? [];
  return countries().has(name) && countries().has(next);
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
let known: ReadonlySet<string> | undefined;

/** Country names in the four languages, from the platform; computed on first use, as it is slow. */
function countries(): ReadonlySet<string> {
  return known ??= new Set(['nb', 'sv', 'da', 'en'].flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return LETTERS.flatMap((first) => LETTERS.map((second) => names.of(first + second) ?? ''));
  }));
}

/** Whether it is none of the lexicons' grammar words: a noun, an adjective, any other verb. */
function isOpenClass(word: string): boolean {
  return word !== '' && !GRAMMAR.some((words) => words.has(word.toLowerCase()));
}

function isAsWritten(written: string, { name }: NameMatcher): boolean {
  if (/[&+]/.test(written) || !/\s/.test(written)) return true;
  const capitals = (words: string): number => (words.match(/(?<!\p{L})\p{Lu}/gu) ?? []).length;
  // Two capitals are enough: "the North Face".
  return capitals(written) >= Math.min(capitals(name), 2);
}

/** Whether a sentence or list item starts here, so that a capital shows nothing. */
function opensSentence(before: string): boolean {
  if (LIST_MARK.test(before)) return true;
  const near = before.slice(-40).replace(SOURCES_BEFORE, '').replace(SIGNS, '');
  if (near === '') return before.length <= 40;
  return !NO_SENTENCE_END.test(near) && SENTENCE_START.test(near);
}
