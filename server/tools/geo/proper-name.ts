import type { NameMatcher } from './name-matcher.ts';
import { lineAround, withoutBlots } from './prose-context.ts';
import { describesSeller, isContraction, isKindOfSeller, lacksOwned, ownsAsSeller } from './seller-context.ts';
import type { Surface } from './surface.ts';

const PICTURE = '\\p{Extended_Pictographic}\\uFE0F';
const LIST_MARK = new RegExp(
  `^[\\s${PICTURE}]*(?:\\*\\*|__)?(?:#{1,6}\\s+|[-*•–]\\s+|\\d{1,2}[.)]\\s+|\\|\\s*)(?:\\d{1,2}[.)]\\s+)?`
  + `[\\s${PICTURE}]*(?:\\*\\*|__|["«“])*$`,
  'u',
);
const HEADING_END = /^(?:\*\*|__|["»”])*\s*(?:$|[:(|]|[–—-]\s|,\s)/;
const BOLD_END = /^(?:\s*[:,–—(&/-][^*_\n]*|\s+(?:og|and|eller|or)\s+\p{Lu}[^*_\n]*)?(?:\*\*|__)/u;
const OPENING = /["'«»“”„‘’()[\]*_#>~\s\p{Extended_Pictographic}\uFE0F]/u;
const LISTED_NEXT = new RegExp(
  '^(?:,\\s+(?:(?:og|and|eller|or)\\s+)?|\\s*/\\s*|\\s+(?:og|and|eller|or|samt|mot|kontra|versus|vs\\.?|[&+])\\s+)'
  + '(?:\\*\\*)?\\p{Lu}',
  'u',
);
// "Kid Interiør har …": only names go on in capitals, but so do headings, where the third word has one too.
const NAME_GOES_ON = /^\s\p{Lu}\p{Ll}+(?!\p{L}|\s+\p{Lu})/u;
// A line of its own that begins with the name: "Power: stort utvalg".
const LINE_HEADING = /^(?::|\s[–—-])\s/;
// Full stops that end no sentence: "f.eks. Power", "1. Power 2. Elkjøp".
const NO_SENTENCE_END = new RegExp(
  '(?:(?:^|[\\s(])(?:f\\.? ?eks|bl\\.? ?a|d\\.?v\\.?s|ca|evt|inkl|ekskl|m\\.? ?fl|e\\.g|i\\.e|incl|vs|nr|jf|div)'
  + '|(?:^|\\D)\\d{1,2})[.)]\\s*$',
  'i',
);
// "stort utvalg.[1] Power er": a number for a source stands between a sentence and the next.
const SOURCE_MARKS = '(?:\\s?\\[(?:[a-z_]+:|\\^)?\\d{1,3}(?:\\s?,\\s?(?:[a-z_]+:)?\\d{1,3})*\\]|[⁰¹²³⁴-⁹])+';
const MARKS_BEFORE = new RegExp(`${SOURCE_MARKS}(?=\\s*$)`, 'i');
const MARKS_AFTER = new RegExp(`^${SOURCE_MARKS}`, 'i');
const ASIDE = /^\s*\([^()\n]{0,80}\)/;
// "**Kort sagt:** Kids vokser fort": what a line begins by announcing.
const LEAD_IN = /:(?:\*\*|__)\s*$/;
// "Tips: Spar tid": what follows is a sentence, not who is meant.
const ADVICE = /(?<![\p{L}\p{N}])(?:tips|råd|husk|merk|obs|nb|note|tip|hint|remember)\s*:\s*$/iu;
const ARTICLE = new RegExp(
  '(?<![\\p{L}\\p{N}-])(?:en|et|ei|ett|ein|eine|an?|the|this|that|den|det|denne|dette|min|mitt|din|ditt|sin|sitt|vår|my'
  + '|your|our|his|her|their|every)\\s+["«“„]?$',
  'iu',
);
// "Power: 1200 W", "| Kiwi | 61 kcal |": a quantity is measured, no trader described.
const MEASURED = new RegExp(
  '^(?:\\*\\*|__)?\\s*[:|]\\s*(?:\\*\\*|__)?\\s*(?:ca\\.? |opptil |up to )?\\d[\\d.,–-]{0,9}\\s?'
  + '(?:[mk]?Wh?|k?VA?|m?Ah?|[MGk]?Hz|[GT]B|k?cal|kJ|[mk]?g|[cm]?m|m[²³]|[dc]?l|dB|lumen|lm|tommer|inch(?:es)?|år'
  + '|years?)(?![\\p{L}\\p{N}])',
  'u',
);
// The tail of another word ("Half-Life"), or a number's unit ("på 18 Volt").
const BELONGS_BEFORE = /[\p{L}\p{N}][-‐‑–]$|[^\s|.)\]]\s\d{1,3}\s?$/u;
// With a capital or without, these are no names: "Power Bank", "Next Day Delivery", "Dolce Vita".
const ORDINARY_AFTER = new RegExp(
  '^[ -](?:banks?|tools?|suppl(?:y|ies)|adapters?|cords?|cables?|strips?|plugs?|stations?|plants?|delivery|consumption'
  + '|savings?|buttons?|users?|days?|steps?|weeks?|months?|years?|times?|levels?|gen(?:eration)?|doors?|audiences?'
  + '|markets?|dates?|prices?|pies?|juice|cider|sauce|hacks?|insurance|expectancy|spans?|styles?|cycles?|jackets?'
  + '|dress(?:es)?|gowns?|cuts?|smoothies?|chutney|virgin|charges?|costs?|points?|rooms?'
  + '|knapp(?:en)?|uttak|kab(?:el|ler)|liste|oversikt|pakke|sett|løsning(?:er)?|guide)(?![\\p{L}\\p{N}])',
  'iu',
);
const ORDINARY_BEFORE = /(?:^|\s)(?:Dolce|Big|Karate|Flower|Girl|Solar|Real|Still)\s$/u;
// English writes these with a capital wherever they stand: "most Norwegian stores".
const ENGLISH_CAPITAL = new RegExp(
  '^(?:american|british|danish|dutch|english|european|finnish|french|german|italian|nordic|norwegian|scandinavian'
  + '|spanish|swedish|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$',
  'i',
);
const ADJECTIVE_BEFORE = new RegExp(
  '(?:^|\\s)(?:an?|the|most|many|several|some|other|all|any|few|popular|large|largest|major|leading|local|every|each|in'
  + '|into)\\s$',
  'iu',
);
const ADJECTIVE_AFTER = new RegExp(
  '^(?:-(?:based|owned|made|speaking)|\\s(?:\\p{Ll}+\\s){0,2}(?:stores?|shops?|webshops?|sites?|websites?|chains?'
  + '|retailers?|(?:whole|re)sellers?|wholesalers?|suppliers?|vendors?|providers?|compan(?:y|ies)|brands?|markets?'
  + '|customers?|consumers?|shoppers?|buyers?|business(?:es)?|banks?|insurers?|agenc(?:y|ies)|pharmac(?:y|ies)|laws?'
  + '|airports?|cit(?:y|ies)|kron(?:e|er)|prices?|tax|vat|language|version|options?|alternatives?|people|households?'
  + '|winters?|design))(?!\\p{L})',
  'u',
);
const SIZE = /^(?:\d?X{0,4}[SL]|M)$/i;
const BESIDE_SIZE = /(?:^|[\s(,/–-])(?:\d?X{0,4}[SL]|M)\s*(?:,|\/|–|-|og|and|eller|or|til|to)\s*$/i;
const IN_SIZE = /(?<!\p{L})(?:størrelse\p{L}*|str\.?|sizes?|i|in|en|et|an?)\s*(?::|fra|from|opp til|up to)?\s*$/iu;
// "Obs: prisene …", "Pris: 99 kr": words that announce what follows.
const REMARK = /^(?:obs|nb|ps|tips|pris|price|total|pluss|plus|best|kontakt|lager|design|stil|standard|start)$/i;

// As far back as what is written right before a word reaches.
const NEAR = 40;

/** A place where a name that is also ordinary stands. */
export interface OrdinaryHit {
  start: number;
  end: number;
  /** The word that would be the name, without a genitive that stands apart. */
  word: string;
  /** A genitive `s`, at the word or after an apostrophe. */
  genitive?: 'bare' | 'apart';
}

/**
 * Whether something that is also ordinary is meant as the name: a list heading, bold, a link's label, or a capital that
 * the start of a sentence does not explain. `undefined` means it is not.
 */
export function provenName(
  { prose, labels }: Surface, { start, end, word, genitive }: OrdinaryHit, matcher: NameMatcher,
): 'marked' | 'capital' | undefined {
  const label = labels.find((span) => span.start <= start && end <= span.end);
  if (label && isWhole(prose.slice(label.start, label.end), prose.slice(start, end))) return 'marked';
  const line = lineAround(prose, start, end);
  const before = withoutBlots(line.before);
  const after = withoutBlots(line.after);
  if (matcher.ordinary === 'phrase') return capitalsIn(prose.slice(start, end), before) ? 'capital' : undefined;
  if (matcher.ordinary !== 'number' && !/^\p{Lu}/u.test(word)) return undefined;
  const near = before.slice(-NEAR);
  if (BELONGS_BEFORE.test(near) || ORDINARY_BEFORE.test(near)) return undefined;
  const goesOnAsName = matcher.ordinary === 'seldom' && /^\s\p{Lu}/u.test(after);
  if (!genitive && !goesOnAsName && ORDINARY_AFTER.test(after)) return undefined;
  if (ENGLISH_CAPITAL.test(word) && (ADJECTIVE_AFTER.test(after) || ADJECTIVE_BEFORE.test(near))) return undefined;
  if (SIZE.test(word) && (BESIDE_SIZE.test(near) || IN_SIZE.test(near))) return undefined;
  if (MEASURED.test(after)) return undefined;
  if (REMARK.test(word) && /^\s*[:!]/.test(after) && (opensSentence(before) || !/^!/.test(after))) return undefined;
  if (LIST_MARK.test(before) && HEADING_END.test(after)) return 'marked';
  if (/(?:\*\*|__)$/.test(before) && BOLD_END.test(after)) return 'marked';
  if (matcher.ordinary === 'number') return undefined;
  if (genitive === 'bare' && lacksOwned(after) && !/^\p{Lu}{2,}s$/u.test(word)) return undefined;
  if (!opensSentence(before)) return shouted(line.before + word + line.after) ? undefined : 'capital';
  if (matcher.ordinary === 'seldom') return 'capital';
  return opensAsName(before, after.replace(MARKS_AFTER, ''), { word, genitive, matcher }) ? 'capital' : undefined;
}

/** Whether what follows says that a capital at the start of a sentence is a name's. */
function opensAsName(
  before: string, follows: string, { word, genitive, matcher }: Pick<OrdinaryHit, 'word' | 'genitive'>
    & { matcher: NameMatcher },
): boolean {
  if (describesSeller(follows)) return true;
  const after = follows.replace(ASIDE, '');
  if (genitive) return ownsAsSeller(after) || (genitive === 'apart' && !isContraction(after));
  if ([LISTED_NEXT, NAME_GOES_ON].some((evidence) => evidence.test(after)) || describesSeller(after)) return true;
  if (LEAD_IN.test(before) && /^\s*(?:$|[.!])/.test(after)) return true;
  if (isBare(before) && (LINE_HEADING.test(after) || after.trim() === '')) return true;
  return matcher.allCaps && word === word.toUpperCase() && !/^\s*[-–]?\p{Lu}{2}|^-/u.test(after);
}

/** "En bekk", "take care of Carl": what is named with a capital, here without one and spoken of like a thing. */
export function isCommonNoun(prose: string, { start, end }: OrdinaryHit, { name }: NameMatcher): boolean {
  const [hit, before] = [prose.slice(start, end), prose.slice(Math.max(0, start - NEAR), start)];
  if (!/^\p{Lu}/u.test(name) || /^\p{Lu}/u.test(hit)) return false;
  if (/\p{Lu}/u.test(hit)) return /^\p{Ll}+\s/u.test(hit) && !/^the\s/.test(hit);
  const after = prose.slice(end, end + NEAR);
  return ARTICLE.test(before) && !/^[-‐‑]/.test(after) && !isKindOfSeller(after);
}

/** "White away jerseys": two words whose one capital is owed to the sentence do not make the name of one. */
export function opensByChance(prose: string, { start, end }: OrdinaryHit): boolean {
  const before = withoutBlots(lineAround(prose, start, end).before);
  return !/\s\p{Lu}/u.test(prose.slice(start, end)) && opensSentence(before);
}

/** Nothing but signs. */
function isBare(words: string): boolean {
  return [...words].every((sign) => OPENING.test(sign));
}

/** Whether a phrase has a capital the start of a sentence does not explain. */
function capitalsIn(phrase: string, before: string): boolean {
  const [first = '', ...rest] = phrase.match(/[\p{L}\p{N}]+/gu) ?? [];
  return rest.some((word) => /^\p{Lu}/u.test(word)) || (/\p{Lu}/u.test(first) && rest.length === 0)
    || (/^\p{Lu}/u.test(first) && !opensSentence(before));
}

function isWhole(label: string, word: string): boolean {
  return label.replace(/[*_`"«»“”]/g, '').trim() === word;
}

/** Whether a capital here is owed to the sentence. */
function opensSentence(line: string): boolean {
  const near = line.slice(-NEAR);
  const before = line.slice(0, -NEAR) + near.replace(MARKS_BEFORE, '');
  let at = before.length - 1;
  while (at >= 0 && OPENING.test(before[at]!)) at -= 1;
  if (at < 0) return true;
  if (NO_SENTENCE_END.test(before.slice(0, at + 1))) return false;
  if (/[.!?…]/.test(before[at]!) || LEAD_IN.test(before) || ADVICE.test(before)) return true;
  return /^\s*(?:[-*•–|]|\d{1,2}[.)])\s*["«“*_]*$/.test(before);
}

/** A line all in capitals tells nothing. */
function shouted(line: string): boolean {
  return !/\p{Ll}/u.test(line) && (line.match(/\p{L}/gu) ?? []).length > 12;
}
