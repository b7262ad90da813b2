import type { Page } from '../../page/page.ts';
import type { Span } from '../../page/span.ts';

const PRICE = '(?:pris(?:er|en|ene|et|erne)?|priset|priserna|price|prices|pricing)';
// The lookahead makes a run of letters match whole or fail at once, without backtracking.
const REST = '\\w{0,40}(?!\\w)';
const LOG_IN = `(?:logg(?:e|et)?[ -]?inn|innlogg${REST}|logga in|log(?:ge)? ?ind|log ?in|logged in|sign ?in)`;
const REGISTER = `regist(?:rer|er)${REST}`;
const TO_SEE = '(?:for å|för att|for at|to) (?:see?|view)\\b';
// Both must be in the same sentence and close together.
const GATE = new RegExp([
  `(?:${LOG_IN}|${REGISTER}[^.!?\\n]{0,20}? ${TO_SEE})[^.!?\\n]{0,40}?\\b${PRICE}\\b`,
  `\\b${PRICE}\\b[^.!?\\n]{0,30}?(?:etter|krever|ved|when|after|requires?|för|kräver) (?:${LOG_IN}|${REGISTER})`,
].join('|'), 'u');

/** The text saying that prices require logging in; null if there is none. */
export function findPriceGate(page: Page): Span | null {
  const match = GATE.exec(page.text.folded);
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}
