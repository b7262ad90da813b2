import type { MatchBasis } from '../../../contract/vocabulary.ts';
import { once } from '../../async/once.ts';
import { DA } from './lexicon/da.ts';
import { EN } from './lexicon/en.ts';
import { NO } from './lexicon/no.ts';
import { SV } from './lexicon/sv.ts';
import type { NameWords } from './lexicon/words.ts';
import type { NameMatcher } from './name-matcher.ts';
import { LIST_MARK, lineAround, sentenceAround } from './prose-context.ts';

/**
 * What one occurrence shows.
 * - `marked`: it is the name, even if that is also an ordinary word.
 * - `capital`: it is capitalised, in words about shops.
 * - `bare`: it is capitalised, and nothing more.
 * - `opening`: it is capitalised, perhaps only because it starts a sentence.
 * - `unclear`: nobody can tell.
 * - `part`: it is capitalised, and the first word of a longer name: "Elkjøp Lagunen", "Power Bank".
 * - `phrase`: it is another part of a longer name, or no name.
 * - `lower`: it is in lower case.
 */
export type NameEvidence = 'marked' | 'capital' | 'bare' | 'opening' | 'unclear' | 'part' | 'phrase' | 'lower';

/** Evidence that is no mention; of a `part`, unless the answer cites the store. */
export const NO_MENTION: ReadonlySet<NameEvidence> = new Set(['part', 'phrase', 'lower']);

/** A span of the prose that matches a name. */
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
const BRANCHES = wordsOf('branches');
const NOTICES = wordsOf('notices');
const CAPITALISED = wordsOf('capitalised');
const AUXILIARIES = wordsOf('auxiliaries');
const GRAMMAR = wordsOf('at', 'in', 'try', 'verbs', 'auxiliaries', 'particles', 'and');
const TRADE = new RegExp(anyOf('trade'), 'iu');

// The text after a word in a table's header. A column's title may be a shop, or a property of the shops in the rows.
const HEADER_ROW = /^.{0,400}\n {0,4}\|[ :]{0,4}--/;
// The text before a word in a heading or in bold text.
const HEADING = /^\s*(?:#|(?:[-*•]\s+|\d+[.)]\s+)?(?:\*\*|__)[^*_]*$)/;
// The text after the head of a list item, heading or table cell.
const HEAD_END = /^(?:\*\*|__|["»”])*\s*(?:\([^()]{0,80}\)\s*)?(?:$|[:|,]|[–—-]\s)/;
// The texts around another head, the beginning of bold text or a line of its own, with a line break between them.
const BOLD = /(?:\*\*|__)\n\s?(?:[:,–(-][^*_\n]{0,80})?(?:\*\*|__)|^[\s*_"«»“”]*\n[ *_"«»“”]*$/;
// Signs between the end of a sentence and the next word.
const SIGNS = /[\s"'«»“”„‘’()[\]*_#>~\p{Extended_Pictographic}\uFE0F]*$/u;
// Source numbers after a sentence: "[1]", "²".
const SOURCES_BEFORE = /(?:\s?\[[a-z_:^]{0,5}\d{1,3}\]|[⁰¹²³⁴-⁹])+(?=\s*$)/i;
const SENTENCE_START = /(?:[.!?…:]|(?:^|\s)[-•–—|])$/;
// Full stops that end no sentence: "f.eks.", "nr.", "1."
const NO_SENTENCE_END = /(?:\p{L}\.\s?\p{L}{1,3}|(?:^|[\s(])\p{L}{1,2}|(?:^|\D)\d{1,2})[.)]\s*$/u;
// The text before the last part of a longer name or compound, or before a unit: "Half-Life", "18 Volt".
const BELONGS_BEFORE =
  /\p{Lu}\p{Ll}+['’]s $|\p{Lu}\p{Ll}+ of $|[\p{L}\p{N}][-‐‑–]$|[^\s|.)\]]\s\d{1,4}\s$|\d[.,]\d+\s$/u;
// The text after a part of a longer name, another seller's product or a person: "Mio från Ellos", "Oda (34)".
const BELONGS_AFTER = new RegExp(
  `^(?:[-‐‑]\\p{Lu}|\\.\\p{Ll}| ${anyOf('from')} \\p{Lu}| \\(\\d{2}\\)|, \\d{2},)`, 'u',
);
// The texts around a word quoted among others, with a line break between them: «Time for a Change», "Mio, min Mio".
const IN_TITLE = /[«“„»”"](?!\n[»”“"«])[^«»“”„"\n]*\n[^«»“”„"\n]*[»”“"«]/u;
const SHOP_COMPOUND = new RegExp(`^[-‐‑]${anyOf('shop')}`, 'iu');
// The text after a property, a quantity: "Power: 1200 W".
const QUANTITY = /^[*_\s]*:[*_\s]*(?:\p{L}{1,4}\.?\s)?\d[\d.,–-]*\s?\p{L}/u;
const VERB_LIKE = new RegExp(`${anyOf('verbEndings')}$`, 'u');
// The text after a word in a caption, which has no verb, even if a word looks like one: "**Spar penger:**".
const CAPTION = /^[^*.:!?]{0,80}(?::|\*\*)/;
const IS_SIZE = /^\d?X*[SLM]$/;
const SIZE_BEFORE = new RegExp(
  `(?:[SLM](?:\\s*[,/–-]|\\s+\\p{Ll}{2,4})|(?<!\\p{L})${anyOf('size')}[.:]*)\\s*$`, 'u',
);
// The text after a name that another follows: "Power, Elkjøp", "Power og Elkjøp", "Power (tidligere Expert), Elkjøp".
const LIST_GOES_ON = new RegExp(
  `^(?:\\s*\\([^()]{0,80}\\))?\\s*(?:[,/&+]|(?<=\\s)${anyOf('and')}\\.?\\s)\\s*\\p{Lu}`, 'u',
);
const SELLER = `(?<!\\p{L})${anyOf('at', 'via')} [*_"«“]*`;
// Another seller, unless it is an alternative: "hos Elkjøp", not "på Power eller hos Elkjøp".
const SOLD_AT = new RegExp(`(?<!(?<!\\p{L})${anyOf('and')} )${SELLER}\\p{Lu}`, 'u');
// The text before a further name in a list of sellers: "hos Elkjøp, Power og ".
const AMONG_SELLERS = new RegExp(
  `(?i:${SELLER})(?:[\\p{Lu}\\p{N}]\\S* (?:${anyOf('and')} (?:${anyOf('in', 'try')} )?)?)*[*_"«“]*$`, 'u',
);
// The text after the first part of a longer name: capitalised words, or a number.
const NAME_GOES_ON = /^(?:(?: \p{Lu}[\p{L}\p{N}]*)+| \p{N}+(?![.)]|\p{N})|[–-]\p{N})/u;

/** What an occurrence shows about whether the name is meant; `isLabel` if it is the whole label of a link. */
export function evidenceAt(prose: string, place: NamePlace, matcher: NameMatcher, isLabel: boolean): NameEvidence {
  const context = contextOf(prose, place, matcher);
  const evidence = evidenceIn(context, { prose, place, matcher, isLabel });
  const isLetter = matcher.form === 'word' && matcher.key.plain.length <= 1;
  if (!isLetter || NO_MENTION.has(evidence)) return evidence;
  // A letter may also be a vitamin, a grade or a list item. It is a store only in words that are said of shops alone.
  if (!/[+#]/.test(matcher.name) && /^[+#]/.test(context.after)) return 'phrase';
  return AT.has(context.preposition) || SHOP_COMPOUND.test(context.after) ? evidence : 'unclear';
}

interface NameInProse {
  prose: string;
  place: NamePlace;
  matcher: NameMatcher;
  isLabel: boolean;
}

function evidenceIn(context: NameContext, { prose, place, matcher, isLabel }: NameInProse): NameEvidence {
  const { written, before, after, line, next, isNoun, inList, preposition } = context;
  const isDistinctive = matcher.form === 'distinctive';
  if (isDistinctive && looksLikeName(written, matcher)) return 'marked';
  if (AT.has(preposition)) return 'capital';
  if (isDistinctive) {
    const isPlainWord = !/\p{Lu}/u.test(written) && !AND.has(preposition) && !IN.has(preposition);
    const isPartOfName = context.isLonger || context.isInside || (isNoun && place.basis !== 'genitive');
    if (isPlainWord) return 'phrase';
    if (isPartOfName) return context.isFirst ? 'part' : 'phrase';
    return inList ? 'capital' : 'unclear';
  }
  if (SHOP_COMPOUND.test(after)) return 'marked';
  // The label of a link, or the head of a list item, heading, table cell, bold text or line.
  const isMarked = isLabel || (HEAD_END.test(after) && LIST_MARK.test(before)) || BOLD.test(line);
  if (matcher.form === 'number') {
    const isSubject = opensSentence(before) && (VERBS.has(next) || AUXILIARIES.has(next));
    return isMarked || isSubject ? 'marked' : 'phrase';
  }
  if (!/^\p{Lu}/u.test(written)) {
    if (isMarked || !/\p{Lu}/u.test(matcher.name)) return 'unclear';
    return !isNoun && (TRY.has(preposition) || (IN.has(preposition) && inList)) ? 'unclear' : 'lower';
  }
  if (BELONGS_BEFORE.test(before) || BELONGS_AFTER.test(after) || IN_TITLE.test(line)) return 'phrase';
  if (HEADER_ROW.test(prose.slice(place.end, place.end + 420))) return 'unclear';
  if (isMarked) return headEvidence(context);
  // A heading, the word itself or the start of a sentence may be the reason for the capital.
  const capitalDue = HEADING.test(before) || CAPITALISED.has(written) || (!matcher.isAllCaps && opensSentence(before));
  // An interjection: "Obs! Prisene", "OBS: Prisene", and inside a line "Spar 20 %. Obs: Prisene".
  const isExclaimed = after.startsWith('!')
    || (after.startsWith(':') && (context.isAllUpper || /[.!?]\s$/.test(before)));
  if (capitalDue && isExclaimed) return 'phrase';
  return place.basis === 'genitive'
    ? genitiveEvidence(context, capitalDue)
    : capitalEvidence(context, capitalDue, matcher);
}

type NameContext = ReturnType<typeof contextOf>;

// The words around an occurrence, and what they are.
function contextOf(prose: string, { start, end }: NamePlace, matcher: NameMatcher) {
  const written = prose.slice(start, end);
  const { before, after } = lineAround(prose, start, end);
  const clause = /^["»”*_)]*\s+([^.,:;!?(–—]*)/.exec(after)?.[1]?.match(/[\p{L}\p{N}-]+/gu) ?? [];
  const [next = ''] = clause;
  const [, preposition = ''] = /(\p{L}{1,12})\s+$/u.exec(before.slice(-64).toLowerCase()) ?? [];
  // A capitalised word before it may belong to a longer name ("Karate Kid"), or only start the sentence.
  const previous = /(?<!\p{L})(\p{Lu}[\p{L}\p{N}]*)\s$/u.exec(before)?.[1] ?? '';
  const followsName = isOpenClass(previous);
  return {
    written, before, after, clause, next, preposition, followsName,
    line: `${before}\n${after}`,
    isNoun: isOpenClass(next),
    isInside: followsName && !opensSentence(before.slice(0, -previous.length - 1)),
    isLonger: NAME_GOES_ON.test(after),
    isFirst: !followsName && /^ \p{Lu}/u.test(after),
    // In a heading any word may be capitalised, so the next one need not be a name.
    inList: LIST_GOES_ON.test(after) && !/^\s*#/.test(before),
    // In capitals only, unlike the name: "OBS:" for "Obs".
    isAllUpper: !matcher.isAllCaps && /^\p{Lu}{2,}$/u.test(written),
    isOfTrade: TRADE.test(sentenceAround(prose, start, end).replace(written, '')),
  };
}

// The evidence of a capitalised word that is a link's label or the head of an item, a line or bold text.
function headEvidence({ written, before, after, isAllUpper, isOfTrade }: NameContext): NameEvidence {
  const isShouted = isAllUpper && !before.includes('|');
  const isLine = /^[*_]*$/.test(after);
  const isNotice = /^[*_]*[:!]/.test(after) || (isLine && NOTICES.has(written.toLowerCase()));
  if ((isShouted && isNotice) || QUANTITY.test(after)) return 'unclear';
  // It may be a topic, unless the sentence is about trade: "**Normal:** bruk en mild krem". So may a line in capitals.
  const isTopic = isShouted ? isLine : /^[*_]*:/.test(after) && !isOfTrade;
  return isTopic ? 'opening' : 'marked';
}

// The evidence of a capitalised word with an s; `capitalDue` if its place may be the reason for the capital.
function genitiveEvidence(context: NameContext, capitalDue: boolean): NameEvidence {
  const { written, next, isNoun } = context;
  // A size is no part of a longer name: "Biltemas 2-tons domkraft".
  const isLonger = context.isLonger && !/^\p{N}+-/u.test(next);
  // A shop's product or a longer name: "Fjällrävens Kånken", "Illums Bolighus".
  if (isLonger && !/\P{L}/u.test(written)) return 'unclear';
  // A genitive before a noun, not a plural before a verb: "Powers kundesenter", not "Kids elsker".
  if (isLonger || (isNoun && !(capitalDue && VERB_LIKE.test(next)))) return 'marked';
  return capitalDue && !isNoun ? 'phrase' : 'opening';
}

// The evidence of a capitalised word in running text; `capitalDue` if its place may be the reason for the capital.
function capitalEvidence(context: NameContext, capitalDue: boolean, { name }: NameMatcher): NameEvidence {
  const {
    written, before, after, clause, next, preposition, followsName, isNoun, isInside, isLonger, inList,
  } = context;
  if (isLonger && OWN.has(next.toLowerCase())) return 'capital';
  // Not inside a longer name: "vår Girl Power Norge", "Komplett Bedrift Forsikring".
  const [, second = ''] = clause;
  const isBranch = isLonger && BRANCHES.has(next.toLowerCase()) && !isInside
    && (!/^\p{Lu}/u.test(second) || OWN.has(second.toLowerCase()));
  if (isBranch && followsName) return 'unclear';
  if (isBranch) return context.isOfTrade ? 'capital' : 'opening';
  if ((IS_SIZE.test(written) && SIZE_BEFORE.test(before)) || (isInside && !inList)) return 'phrase';
  if (isLonger) return context.isFirst ? 'part' : 'phrase';
  const hasShopVerb = [preposition, ...clause].some((word) => VERBS.has(word));
  const isProduct = isSoldElsewhere(before, after, inList ? 1 : 2);
  if (!capitalDue && !hasShopVerb && (isProduct || countries().has(name))) return 'unclear';
  // Whether the context is about shops. It is not in "Mycenae, Argos and Nafplio".
  const isTrade = hasShopVerb || context.isOfTrade
    || (IN.has(preposition) && !context.isAllUpper && !(isNoun && !VERB_LIKE.test(next)));
  const evidence = capitalDue || isTrade ? 'capital' : 'bare';
  if (inList && !isInside) return evidence;
  if (followsName && VERBS.has(next)) return 'capital';
  // At the start of a sentence it may be a surname, "Svend Illum var", unless that is about trade.
  if (followsName) return isInside || context.isOfTrade ? 'opening' : 'unclear';
  if (!capitalDue) {
    // A compound: "i Bauhaus-stil".
    return after.startsWith('-') && IN.has(preposition) ? 'unclear' : evidence;
  }
  if (VERBS.has(next) && !SUBJECTS.has(clause[1] ?? '')) return 'capital';
  if (PARTICLES.has(next) && hasShopVerb) return 'opening';
  // It is an ordinary word if ordinary words go on from it: "Tiger, løve eller elefant?", "Next, compare".
  const listed = AND.has(next) ? clause[1] : /^, (\p{L}+)/u.exec(after)?.[1];
  const isBeforeName = (IN.has(next) && /^\p{Lu}\p{Ll}/u.test(second)) || /^ [«„“"]\p{Lu}/u.test(after);
  const isOrdinary = PARTICLES.has(next) || isOpenClass(listed ?? '')
    || (isNoun && (CAPTION.test(after) || !VERB_LIKE.test(next)));
  if (!isOrdinary || CAPITALISED.has(written)) return 'opening';
  // Before a place or a product nobody can tell: "Fretex i Strandgaten", "Skeidar «Nordby»", "Spar på Nespresso".
  return isBeforeName ? 'unclear' : 'phrase';
}

// True if the text names another seller of what is named here, which is then a brand, a colour or a title.
function isSoldElsewhere(before: string, after: string, sentences: number): boolean {
  if (AMONG_SELLERS.test(before)) return false;
  return SOLD_AT.test(before.split(/[.!?,;:–—]\s/).at(-1)!)
    || SOLD_AT.test(after.split(/(?<=[.!?])\s/, sentences).join(' '));
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

// Country names in the four languages, as the platform knows them. Computed on first use, as this is slow.
const countries = once((): ReadonlySet<string> => new Set(['nb', 'sv', 'da', 'en'].flatMap((language) => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  return LETTERS.flatMap((first) => LETTERS.map((second) => names.of(first + second) ?? ''));
})));

// True for a word that is none of the lexicons' grammar words: a noun, an adjective or another verb.
function isOpenClass(word: string): boolean {
  return word !== '' && !GRAMMAR.has(word.toLowerCase());
}

// Several words need the capitals of the name; a single word, or words with a sign such as `&`, need none.
function looksLikeName(written: string, { name }: NameMatcher): boolean {
  if (/[&+]/.test(written) || !/\s/.test(written)) return true;
  const capitals = (words: string): number => (words.match(/(?<!\p{L})\p{Lu}/gu) ?? []).length;
  // Two capitals are enough: "the North Face".
  return capitals(written) >= Math.min(capitals(name), 2);
}

// True if a sentence or list item starts here, so that a capital shows nothing.
function opensSentence(before: string): boolean {
  if (LIST_MARK.test(before)) return true;
  const near = before.slice(-40).replace(SOURCES_BEFORE, '').replace(SIGNS, '');
  if (near === '') return before.length <= 40;
  return !NO_SENTENCE_END.test(near) && SENTENCE_START.test(near);
}
