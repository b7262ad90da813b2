import { anyOf, wholeWords } from '../../lexicon/lexicon.ts';
import { inherited } from '../../page/ancestry.ts';
import { comparable } from '../../page/normalise.ts';
import type { Page } from '../../page/page.ts';
import type { Span } from '../../page/span.ts';
import { runsIn } from '../../page/text.ts';
import { attribute, parentElement } from '../../page/tree.ts';
import { readShown } from '../../product/shown-prices.ts';
import { contentSpans, contentText } from './text-regions.ts';

const SENTENCE = /[^.!?…;|·•。！？\n]+/g;
const LOGIN_OR_PRICE = new RegExp(`(?<login>${wholeWords('login')})|${wholeWords('priceWord', 'pricing')}`, 'gu');
const BEHIND_LOGIN = new RegExp(wholeWords('behindLogin'), 'u');
const OTHER_LOGIN = new RegExp(wholeWords('otherLogin'), 'u');
const TO_BUY = new RegExp(wholeWords('toBuy'), 'u');
const LOGIN_NEEDED = new RegExp(`^\\P{L}*(?:${anyOf('loginNeeded')})\\P{L}*$`, 'u');
const BUY = new RegExp(`^(?:${anyOf('buy', 'order')})(?!\\p{L})`, 'u');
const NEAR = 60;
const SHORT_LABEL = 24;
const SHORT_LINE = 40;
const SHORT_SENTENCE = 80;

/** A word for logging in, or for prices. */
interface Word extends Span {
  isLogin: boolean;
}

/**
 * The text of the content saying that prices require logging in, or that buying does where the page shows neither a
 * price nor a buy button; null if there is none.
 */
export function findPriceGate(page: Page): Span | null {
  const { folded } = page.text;
  let toBuy: Span | null = null;
  for (const sentence of sentencesOf(page)) {
    const said = folded.slice(sentence.start, sentence.end);
    const words = loginsAndPrices(said);
    const gate = gateAmong(words, said);
    if (gate) return { start: sentence.start + gate.start, end: sentence.start + gate.end };
    if (!toBuy && asksToLogIn(words, said)) toBuy = sentence;
  }
  return toBuy === null || hasBuyButton(page) || showsPrice(page) ? null : toBuy;
}

const showsPrice = (page: Page): boolean => readShown(page).all.some(({ exclusions }) => !exclusions.has('delivery'));

/** True if an input, or a short line of the content, reads like a button for buying. */
export function hasBuyButton(page: Page): boolean {
  const inputs = page.index.controls.filter(({ tagName }) => tagName === 'input');
  const values = inputs.map((input) => comparable(attribute(input, 'value') ?? ''));
  const lines = contentText(page).split('\n').filter(({ length }) => length <= SHORT_LINE);
  return [...values, ...lines].some((line) => BUY.test(line));
}

// The label of a price is one sentence with the short line under it, as in a table; a link above one is not.
function* sentencesOf(page: Page): Generator<Span, undefined> {
  const { folded } = page.text;
  const isInLink = inherited(false, (at, around) => around || at.tagName === 'a');
  const isLabel = (line: string, span: Span): boolean => line.length <= SHORT_LABEL && folded[span.end] === '\n'
    && loginsAndPrices(line).some(({ isLogin }) => !isLogin)
    && !runsIn(page.text, span).some(({ node }) => isInLink(parentElement(node)));
  for (const content of contentSpans(page)) {
    let label: Span | null = null;
    for (const { 0: line, index } of folded.slice(content.start, content.end).matchAll(SENTENCE)) {
      const start = content.start + index;
      const span: Span = { start, end: start + line.length };
      yield { start: label?.end === start - 1 && line.length <= SHORT_LINE ? label.start : start, end: span.end };
      label = isLabel(line, span) ? span : null;
    }
  }
}

const loginsAndPrices = (said: string): readonly Word[] =>
  Array.from(said.matchAll(LOGIN_OR_PRICE), ({ 0: word, index, groups }) =>
    ({ start: index, end: index + word.length, isLogin: groups!.login !== undefined }));

function gateAmong(words: readonly Word[], said: string): Span | null {
  const gates = words.slice(1).flatMap((second, at) =>
    (isGate(said, words[at]!, second) ? { ...words[at]!, end: second.end } : []));
  return gates.find(({ isLogin }) => isLogin) ?? gates[0] ?? null;
}

function isGate(said: string, first: Word, second: Word): boolean {
  if (first.isLogin === second.isLogin || second.start - first.end > NEAR) return false;
  const around = said.slice(Math.max(0, first.start - NEAR), second.end + NEAR);
  if (OTHER_LOGIN.test(around)) return false;
  const isUnderLabel = second.isLogin && /[:\n]/.test(said.slice(first.end, second.start));
  return BEHIND_LOGIN.test(around) || isUnderLabel && !/\p{L}/u.test(said.slice(second.end));
}

function asksToLogIn(words: readonly Word[], said: string): boolean {
  if (said.length > SHORT_SENTENCE || OTHER_LOGIN.test(said)) return false;
  return LOGIN_NEEDED.test(said) || words.some(({ isLogin }) => isLogin) && TO_BUY.test(said);
}
