import type { MatchBasis } from '../../../contract/vocabulary.ts';
import { DA } from './lexicon/da.ts';
import { EN } from './lexicon/en.ts';
import { NO } from './lexicon/no.ts';
import { SV } from './lexicon/sv.ts';
import type { NameWords } from './lexicon/words.ts';
import type { NameMatcher } from './name-matcher.ts';
import { LIST_MARK, lineAround, sentenceAround } from './prose-context.ts';

/**
 * What one occurrence shows. `marked`: the name, even if it is an ordinary word. `capital`: capitalised, among shops;
 * `bare`: only capitalised; `opening`: capitalised, perhaps as a sentence's start. `unclear`: nobody can tell.
 * `phrase`: of a longer name, or no name. `lower`: in lower case.
 */
export type NameEvidence = 'marked' | 'capital' | 'bare' | 'opening' | 'unclear' | 'phrase' | 'lower';

/** A span whose letters match a name. */
interface NamePlace {
  start: number;
  end: number;
  basis: MatchBasis;
}

const LANGUAGES: readonly NameWords[] = [NO, SV, DA, EN];
const wordsOf = (...kinds: (keyof NameWords)[]): ReadonlySet<string> =>
  new Set(LANGUAGES.flatMap((words) => kinds.flatMap((kind) => words[kind].split(' '))).filter(Boolean));
const anyOf = (...kinds: (keyof NameWords)[]): string => `(?:${[...wordsOf(...kinds)].join('|')})`;
const AT = wordsOf('at');
const TRY = wordsOf('try');
const IN = wordsOf('in', 'try');
const VERBS = wordsOf('verbs');
const PARTICLES = wordsOf('particles');
const SUBJECTS = wordsOf('subjects');
const AND = wordsOf('and');
const OWN = wordsOf('own');
const CAPITALISED = wordsOf('capitalised');
const AUXILIARIES = wordsOf('auxiliaries');
const GRAMMAR = wordsOf('at', 'in', 'try', 'verbs', 'auxiliaries', 'particles', 'and');
const TRADE = new RegExp(anyOf('trade'), 'iu');

// A table's header row: a column's title may be a shop, or a property of the shops in the rows.
const HEADER_ROW = /^.{0,400}\n {0,4}\|[ :]{0,4}--/;
const HEADING = /^\s*(?:#|(?:[-*•]\s+|\d+[.)]\s+)?(?:\*\*|__)[^*_]*$)/;
const HEAD_END = /^(?:\*\*|__|["»”])*\s*(?:\([^()]{0,80}\)\s*)?(?:$|[:|,]|[–—-]\s)/;
// The same: the beginning of bold text, or alone on its line.
const BOLD = /(?:\*\*|__)\n\s?(?:[:,–(-][^*_\n]{0,80})?(?:\*\*|__)|^[\s*_"«»“”]*\n[ *_"«»“”]*$/;
const SIGNS = /[\s"'«»“”„‘’()[\]*_#>~\p{Extended_Pictographic}\uFE0F]*$/u;
const SOURCES_BEFORE = /(?:\s?\[[a-z_:^]{0,5}\d{1,3}\]|[⁰¹²³⁴-⁹])+(?=\s*$)/i;
const SENTENCE_START = /(?:[.!?…:]|(?:^|\s)[-•–—|])$/;
// Full stops that end no sentence: "f.eks.", "nr.", "1."
const NO_SENTENCE_END = /(?:\p{L}\.\s?\p{L}{1,3}|(?:^|[\s(])\p{L}{1,2}|(?:^|\D)\d{1,2})[.)]\s*$/u;
// The last part of a longer name or compound, or a number's unit: "Half-Life", "18 Volt".
const BELONGS_BEFORE = /\p{Lu}\p{Ll}+['’]s $|\p{Lu}\p{Ll}+ of $|[\p{L}\p{N}][-‐‑–]$|[^\s|.)\]]\s\d{1,4}\s$|\d[.,]\d+\s$/u;
// The first part of a longer name, another seller's product, or a person with an age: "Mio från Ellos", "Oda (34)".
const BELONGS_AFTER = new RegExp(
  `^(?:[-‐‑]\\p{Lu}|\\.\\p{Ll}| ${anyOf('from')} \\p{Lu}| \\(\\d{2}\\)|, \\d{2},)`, 'u',
);
// One of several words in quotation marks, a line break in the name's place: «Time for a Change», "Mio, min Mio".
const IN_TITLE = /[«“„»”"](?!\n[»”“"«])[^«»“”„"\n]*\n[^«»“”„"\n]*[»”“"«]/u;
const SHOP_COMPOUND = new RegExp(`^[-‐‑]${anyOf('shop')}`, 'iu');
// A quantity, so the word is a property: "Power: 1200 W".
const QUANTITY = /^[*_\s]*:[*_\s]*(?:\p{L}{1,4}\.?\s)?\d[\d.,–-]*\s?\p{L}/u;
const VERB_LIKE = new RegExp(`${anyOf('verbEndings')}$`, 'u');
// Not a sentence, so a word like a verb is none: "**Spar penger:**".
const CAPTION = /^[^*.:!?]{0,80}(?::|\*\*)/;
const IS_SIZE = /^\d?X*[SLM]$/;
const BESIDE_SIZE = new RegExp(
  `(?:[SLM](?:\\s*[,/–-]|\\s+\\p{Ll}{2,4})|(?<!\\p{L})${anyOf('size')}[.:]*)\\s*$`, 'u',
);
// Another name follows in a list: "Power, Elkjøp", "Power og Elkjøp", "Power (tidligere Expert), Elkjøp".
const ROW = new RegExp(
  `^(?:\\s*\\([^()]{0,80}\\))?\\s*(?:[,/&+]|(?<=\\s)${anyOf('and')}\\.?\\s)\\s*\\p{Lu}`, 'u',
);
const SELLER = `(?<!\\p{L})${anyOf('at', 'via')} [*_"«“]*`;
// A seller, unless a conjunction comes first: "hos Elkjøp", not "på Power eller hos Elkjøp".
const SOLD_AT = new RegExp(`(?<!(?<!\\p{L})${anyOf('and')} )${SELLER}\\p{Lu}`, 'u');
// A list of sellers that goes on: "hos Elkjøp, Power og ".
const AMONG_SELLERS = new RegExp(
  `(?i:${SELLER})(?:\\p{Lu}\\S* (?:${anyOf('and')} (?:${anyOf('in', 'try')} )?)?)*[*_"«“]*$`, 'u',
);
const LONGER = /^(?:(?: \p{Lu}[\p{L}\p{N}]*)+| \p{N}+(?![.)]|\p{N})|[–-]\p{N})/u;

/** What one occurrence shows about the name being meant; `isLabel` if it is a link's whole label. */
export function evidenceAt(prose: string, place: NamePlace, matcher: NameMatcher, isLabel: boolean): NameEvidence {
  const context = contextOf(prose, place, matcher);
  const evidence = evidenceIn(context, { prose, place, matcher, isLabel });
  if (matcher.form !== 'word' || matcher.key.plain.length > 1 || evidence === 'phrase' || evidence === 'lower') return evidence;
  // One letter is also a vitamin, a grade, an item of a list: only what is said of shops alone names a store by it.
  if (!/[+#]/.test(matcher.name) && /^[+#]/.test(context.after)) return 'phrase';
  return AT.has(context.preposition) || SHOP_COMPOUND.test(context.after) ? evidence : 'unclear';
}

interface Spot {
  prose: string;
  place: NamePlace;
  matcher: NameMatcher;
  isLabel: boolean;
}

function evidenceIn(context: NameContext, { prose, place, matcher, isLabel }: Spot): NameEvidence {
  const { written, before, after, line, next, isNoun, inRow, preposition } = context;
  const isDistinctive = matcher.form === 'distinctive';
  if (isDistinctive && isAsWritten(written, matcher)) return 'marked';
  if (AT.has(preposition)) return 'capital';
  if (isDistinctive) {
    const isPlain = !/\p{Lu}/u.test(written) && !AND.has(preposition) && !IN.has(preposition);
    const isPart = context.isLonger || context.isInside || (isNoun && place.basis !== 'genitive');
    if (isPart || isPlain) return 'phrase';
    return inRow ? 'capital' : 'unclear';
  }
  if (SHOP_COMPOUND.test(after)) return 'marked';
  // A link's label, or the head of a list item, heading, table cell, bold text or line.
  const isMarked = isLabel || (HEAD_END.test(after) && LIST_MARK.test(before)) || BOLD.test(line);
  if (matcher.form === 'number') {
    const isSubject = opensSentence(before) && (VERBS.has(next) || AUXILIARIES.has(next));
    return isMarked || isSubject ? 'marked' : 'phrase';
  }
  if (!/^\p{Lu}/u.test(written)) {
    if (isMarked || !/\p{Lu}/u.test(matcher.name)) return 'unclear';
    return !isNoun && (TRY.has(preposition) || (IN.has(preposition) && inRow)) ? 'unclear' : 'lower';
  }
  if (BELONGS_BEFORE.test(before) || BELONGS_AFTER.test(after) || IN_TITLE.test(line)) return 'phrase';
  if (HEADER_ROW.test(prose.slice(place.end, place.end + 420))) return 'unclear';
  if (isMarked) return headEvidence(context);
  // Whether the capital may be due to a heading, the word itself or the start of a sentence.
  const opens = HEADING.test(before) || CAPITALISED.has(written) || (!matcher.isAllCaps && opensSentence(before));
  // An interjection: "Obs! Prisene", "OBS: Prisene", and inside a line "Spar 20 %. Obs: Prisene".
  const isCall = after.startsWith('!') || (after.startsWith(':') && (context.isLoud || /[.!?]\s$/.test(before)));
  if (opens && isCall) return 'phrase';
  return place.basis === 'genitive' ? genitiveEvidence(context, opens) : capitalEvidence(context, opens, matcher);
}

type NameContext = ReturnType<typeof contextOf>;

/** The words around an occurrence, and what they are. */
function contextOf(prose: string, { start, end }: NamePlace, matcher: NameMatcher) {
  const written = prose.slice(start, end);
  const { before, after } = lineAround(prose, start, end);
  const clause = /^["»”*_)]*\s+([^.,:;!?(–—]*)/.exec(after)?.[1]?.match(/[\p{L}\p{N}-]+/gu) ?? [];
  const [next = ''] = clause;
  const [, preposition = ''] = /(\p{L}{1,12})\s+$/u.exec(before.slice(-64).toLowerCase()) ?? [];
  // A capitalised word before it may be part of a longer name, or only start the sentence: "Karate Kid".
  const previous = /(?<!\p{L})(\p{Lu}[\p{L}\p{N}]*)\s$/u.exec(before)?.[1] ?? '';
  const isTail = isOpenClass(previous);
  return {
    written, before, after, clause, next, preposition, isTail,
    line: `${before}\n${after}`,
    isNoun: isOpenClass(next),
    isInside: isTail && !opensSentence(before.slice(0, -previous.length - 1)),
    isLonger: LONGER.test(after),
    // Not in a heading, where any word may be capitalised.
    inRow: ROW.test(after) && !/^\s*#/.test(before),
    // All capitals, unlike the name: "OBS:" for "Obs".
    isLoud: !matcher.isAllCaps && /^\p{Lu}{2,}$/u.test(written),
    isOfTrade: TRADE.test(sentenceAround(prose, start, end).replace(written, '')),
  };
}

/** Of a capitalised word that is a link's label or the head of an item, a line or bold text. */
function headEvidence({ before, after, isLoud, isOfTrade }: NameContext): NameEvidence {
  if ((isLoud && !before.includes('|') && /^[*_]*(?:[:!]|$)/.test(after)) || QUANTITY.test(after)) return 'unclear';
  // A topic as well as a shop, unless it goes on about trade: "**Normal:** bruk en mild krem".
  return /^[*_]*:/.test(after) && !isOfTrade ? 'opening' : 'marked';
}

/** Of a capitalised word with an s; `opens` if the capital may be due to its place. */
function genitiveEvidence({ written, next, isNoun, isLonger }: NameContext, opens: boolean): NameEvidence {
  // A shop's product or a longer name: "Fjällrävens Kånken", "Illums Bolighus".
  if (isLonger && !/\P{L}/u.test(written)) return 'unclear';
  // A genitive before a noun, not a plural before a verb: "Powers kundesenter", not "Kids elsker".
  if (isLonger || (isNoun && !(opens && VERB_LIKE.test(next)))) return 'marked';
  return opens && !isNoun ? 'phrase' : 'opening';
}

/** Of a capitalised word in running text; `opens` if the capital may be due to its place. */
function capitalEvidence(context: NameContext, opens: boolean, { name }: NameMatcher): NameEvidence {
  const { written, before, after, clause, next, preposition, isTail, isNoun, isInside, isLonger, inRow } = context;
  if (isLonger && OWN.has(next.toLowerCase())) return 'capital';
  if (isLonger || (IS_SIZE.test(written) && BESIDE_SIZE.test(before)) || (isInside && !inRow)) return 'phrase';
  const isActing = [preposition, ...clause].some((word) => VERBS.has(word));
  const isGoods = isSoldElsewhere(before, after, inRow ? 1 : 2);
  if (!opens && !isActing && (isGoods || countries().has(name))) return 'unclear';
  // Whether the context is about shops; it is not in "Mycenae, Argos and Nafplio".
  const isTrade = isActing || context.isOfTrade
    || (IN.has(preposition) && !context.isLoud && !(isNoun && !VERB_LIKE.test(next)));
  const bare = opens || isTrade ? 'capital' : 'bare';
  if (inRow && !isInside) return bare;
  if (isTail) return VERBS.has(next) ? 'capital' : 'opening';
  if (!opens) {
    // A compound: "i Bauhaus-stil".
    return after.startsWith('-') && IN.has(preposition) ? 'unclear' : bare;
  }
  if (VERBS.has(next) && !SUBJECTS.has(clause[1] ?? '')) return 'capital';
  if (PARTICLES.has(next) && isActing) return 'opening';
  // An ordinary word, as ordinary words continue it: "Tiger, løve eller elefant?", "Next, compare".
  const listed = AND.has(next) ? clause[1] : /^, (\p{L}+)/u.exec(after)?.[1];
  const goesOn = PARTICLES.has(next) || isOpenClass(listed ?? '')
    || (isNoun && (CAPTION.test(after) || !VERB_LIKE.test(next)));
  return goesOn && !CAPITALISED.has(written) ? 'phrase' : 'opening';
}

/** Whether another seller is given for what is named here: a brand, a colour, a title. */
function isSoldElsewhere(before: string, after: string, sentences: number): boolean {
  if (AMONG_SELLERS.test(before)) return false;
  return SOLD_AT.test(before.split(/[.!?,;:–—]\s/).at(-1)!)
    || SOLD_AT.test(after.split(/(?<=[.!?])\s/, sentences).join(' '));
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
  return word !== '' && !GRAMMAR.has(word.toLowerCase());
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
