import type { Page } from '../../page/page.ts';
import type { Span } from '../../page/span.ts';
const PRICE = '(?:pris(?:er|en|ene|et|erne)?|priset|priserna|price|prices|pricing)';
// A word's end is found at once: a run without one is not tried at each of its letters.
const REST = '\\w{0,40}(?!\\w)';
const ENTER = [
  '(?:logg(?:e|et)?[ -]?inn|innlogg', REST, '|logga in|log(?:ge)? ?ind|log ?in|logged in|sign ?in',
  '|regist(?:rer|er)', REST, ')',
].join('');
// No sentence ends between the two, and one of them is close behind the other.
const GATE = new RegExp([
  `${ENTER}[^.!?\\n]{0,40}?\\b${PRICE}\\b`,
  `\\b${PRICE}\\b[^.!?\\n]{0,30}?(?:etter|krever|ved|when|after|requires?|för|kräver) ${ENTER}`,
].join('|'), 'u');

/** Where a page says that its prices are for those who log in; null where it does not. */
export function findPriceGate(page: Page): Span | null {
  const match = GATE.exec(page.text.folded);
  return match ? { start: match.index, end: match.index + match[0].length } : null;
}
