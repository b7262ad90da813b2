import { anyOf, shopWords } from '../../lexicon/lexicon.ts';
import type { ShopWords } from '../../lexicon/words.ts';
import type { Page } from '../../page/page.ts';
import type { Span } from '../../page/span.ts';
import { runsIn } from '../../page/text.ts';
import { parentElement } from '../../page/tree.ts';
import { isFrame, within } from './text-regions.ts';

// Each word of a sentence is replaced by a letter: that of the first of these kinds it belongs to, else `w`.
const KINDS: readonly (readonly [string, ...(keyof ShopWords)[]])[] = [
  ['X', 'loginRequired'], ['O', 'loginForOther'], ['T', 'toBuyByLogin'],
  ['K', 'loggedIn'], ['L', 'login'], ['S', 'toSeePrices'],
  ['F', 'forWord'], ['B', 'onlyAfterLogin'], ['P', 'priceByLogin', 'priceWord'], ['H', 'possessive'],
];
const LETTERS = [...KINDS.map(([letter]) => letter), 'w', ':', 'N'];
// With few ranges, a pattern of so many words is fast to build. Scripts without spaces have no word boundaries.
const LETTER = String.raw`a-z0-9\u00df-\u024f\u0370-\u04ff`;
const words = (...kinds: readonly (keyof ShopWords)[]) =>
  anyOf(...kinds).replaceAll(String.raw`\p{L}`, `[${LETTER}]`);
const WORD = new RegExp([
  `(?<![${LETTER}])(?:${KINDS.map(([, ...kinds]) => `(${words(...kinds)})`).join('|')})(?![${LETTER}])`,
  `([${LETTER}]+)`, '(:)', String.raw`(\n)`,
].join('|'), 'g');

const BY_LOGIN = '(?<!O[wF]{0,2})[LK]';
const LOGIN = '[LK](?![wF]{0,3}O)';
const LOGGED_IN = 'K(?![wF]{0,3}O)';
const PRICE = 'P(?!O)';
const TO_SEE = new RegExp([
  // Log in to see your prices; log in for prices; inloggen om de prijzen te zien.
  `${BY_LOGIN}[wFH]{0,3}S[wFH]{0,3}${PRICE}`, `${BY_LOGIN}w?F[wH]?${PRICE}`, `${BY_LOGIN}[wF]{0,4}${PRICE}[wF]{0,4}S`,
  // To see prices, please log in; fiyatları görmek için giriş yapın.
  `S[wFH]{0,3}${PRICE}[wF]{0,4}${LOGIN}`, `${PRICE}[wF]{0,4}S[wF]{0,2}${LOGIN}`,
  // Prices are only visible to registered customers; priser for innloggede.
  `${PRICE}(?:[wFHS]{0,4}|w{0,2}:?N?)B[wBFH]{0,3}${LOGGED_IN}`,
  `${PRICE}w?:?N?Fw?${LOGGED_IN}`, `${PRICE}w?${LOGGED_IN}B`,
  // Your price: log in; a price, and log in on the line below it.
  `Hw?${PRICE}:?N?[LK]$`, `${PRICE}:N?[LK]$`,
].join('|'));
const TO_BUY = new RegExp(`(?<!O[wF]{0,2})X(?![wF]{0,3}O)|${BY_LOGIN}w?T(?![wF])|^w?Tw{0,2}${LOGIN}$`);
const STOPS = '.!?…;|·•。！？\n';
const SHORT_LABEL = 24;
const STEM = 4;

// Stems quickly find the few sentences worth reading word by word.
const stemsOf = (...kinds: readonly (keyof ShopWords)[]) =>
  [...new Set(shopWords(...kinds).map((word) => word.replaceAll('*', '').slice(0, STEM)))].join('|');
const STEMS = new RegExp(`${stemsOf('priceByLogin', 'priceWord')}|${words('toBuyByLogin', 'loginRequired')}`, 'g');
const LOGIN_STEM = new RegExp(stemsOf('login', 'loggedIn', 'loginRequired'));

/** A text that asks visitors to log in; `isToSee` if to see prices, else to buy. */
interface Prompt extends Span {
  isToSee: boolean;
}

/** The text saying that seeing prices requires a login or, in the content, that buying does; null if there is none. */
export function findPriceGate(page: Page): Span | null {
  const prompts = [...promptsOn(page)];
  return prompts.find(({ isToSee }) => isToSee) ?? prompts.find(isContentOf(page)) ?? null;
}

/** As `findPriceGate`, but only texts in the content count. */
export function findLoginPrompt(page: Page): Span | null {
  const prompts = [...promptsOn(page)].filter(isContentOf(page));
  return prompts.find(({ isToSee }) => isToSee) ?? prompts[0] ?? null;
}

function isContentOf({ text }: Page): (span: Span) => boolean {
  const isInFrame = within(isFrame);
  return (span) => !runsIn(text, span).some(({ node }) => isInFrame(parentElement(node)));
}

function* promptsOn({ text: { folded } }: Page): Generator<Prompt, undefined> {
  let from = STEMS.lastIndex = 0;
  for (let match = STEMS.exec(folded); match; match = STEMS.exec(folded)) {
    const sentence = sentenceAt(folded, match.index, from);
    const prompt = promptIn(folded, withNextLine(folded, sentence));
    if (prompt) yield prompt;
    from = STEMS.lastIndex = sentence.end;
  }
}

function sentenceAt(folded: string, at: number, from: number): Span {
  let start = at;
  while (start > from && !STOPS.includes(folded[start - 1]!)) start -= 1;
  return { start, end: endOf(folded, at) };
}

function endOf(folded: string, at: number): number {
  let end = at;
  while (end < folded.length && !STOPS.includes(folded[end]!)) end += 1;
  return end;
}

// A short line may be a label of the line below it.
const withNextLine = (folded: string, { start, end }: Span): Span =>
  ({ start, end: folded[end] === '\n' && end - start <= SHORT_LABEL ? endOf(folded, end + 1) : end });

function promptIn(folded: string, { start, end }: Span): Prompt | null {
  const sentence = folded.slice(start, end);
  if (!LOGIN_STEM.test(sentence)) return null;
  const spans: Span[] = [];
  let letters = '';
  WORD.lastIndex = 0;
  for (let match = WORD.exec(sentence); match; match = WORD.exec(sentence)) {
    letters += LETTERS[match.findIndex((group, kind) => kind > 0 && group !== undefined) - 1]!;
    spans.push({ start: start + match.index, end: start + WORD.lastIndex });
  }
  const toSee = TO_SEE.exec(letters);
  const found = toSee ?? TO_BUY.exec(letters);
  if (!found) return null;
  const last = spans[found.index + found[0].length - 1]!;
  return { start: spans[found.index]!.start, end: last.end, isToSee: toSee !== null };
}
