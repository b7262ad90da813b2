import type { TextModel } from '../../../../page/text.ts';
import { findPriceMentions } from '../../../../product/price-mentions.ts';
import { defineCheck } from '../../check.ts';
import type { PageRole, SampledPage } from '../../gathered.ts';
import { writtenPages } from '../../artifacts.ts';
import { textEvidence } from '../../page-evidence.ts';
import { consumerIdentity } from '../../artifacts-registry.ts';
import type { Span } from '../../../../page/span.ts';

const TAX = '(?:mva|moms|merverdiavgift|vat|sales tax)';
const INCLUDED = '(?:inkludert|included|medregnet)';
const NOT = String.raw`(?:\b(?:ikke|not)|n't)`;
const SAYS_WITH = [
  String.raw`\b(?:inkl?|inklusive?|incl?|including|med|m|${INCLUDED})\.?\s?(?:norsk\s)?${TAX}\b`,
  String.raw`\b${TAX}\s(?:er\s|is\s)?${INCLUDED}`,
  String.raw`\b(?:inkluderer|includes?|inneholder)\s(?:\d+\s?%\s)?(?:norsk\s)?${TAX}`,
].join('|');
const WITH = new RegExp(String.raw`(?<!${NOT}\s)(?:${SAYS_WITH})`, 'u');
const WITHOUT = new RegExp([
  String.raw`${NOT}\s(?:${SAYS_WITH})`,
  String.raw`\b(?:eks(?:kl)?|eksklusive?|ekskludert|uten|u|excl?|excluding|ex|without|inkluderer ikke)\.?\s?${TAX}\b`,
  String.raw`\b${TAX}\s(?:kommer i tillegg|(?:er\s|is\s)?${NOT}\s${INCLUDED})`,
].join('|'), 'u');
const NOT_OF_GOODS = /frakt|levering|shipping|porto|delivery/u;
/** How many characters before a price are searched for what it is the price of. */
const NEAR = 30;
/** Pages that show prices. */
const WHERE_PRICES_STAND: readonly PageRole[] = ['home', 'category', 'product', 'cart'];

export const check = defineCheck({
  id: 'price-vat',
  causes: ['login-wall'],
  requiredArtifacts: { identity: consumerIdentity, pages: writtenPages },
  judge({ pages }) {
    const shop = pages.filter(({ role }) => WHERE_PRICES_STAND.includes(role));
    if (!shop.some(({ page: { text } }) => text.lines.some((line) => hasPrice(text, line)))) {
      return { status: 'not-measured', reason: 'not-found' };
    }
    const including = shop.flatMap((page) => findPhrase(page, WITH));
    if (including.length > 0) return { status: 'pass', params: {}, evidence: including };
    const excluding = shop.flatMap((page) => findPhrase(page, WITHOUT, isByAPrice));
    const elsewhere = pages.flatMap((page) => findPhrase(page, WITH));
    if (excluding.length > 0) {
      const evidence = [...excluding, ...elsewhere];
      return { status: elsewhere.length > 0 ? 'warn' : 'fail', params: {}, evidence };
    }
    if (elsewhere.length > 0) return { status: 'pass', params: {}, evidence: elsewhere };
    return { status: 'warn', params: {} };
  },
});

function findPhrase(page: SampledPage, words: RegExp, counts = (_text: TextModel, _line: number): boolean => true) {
  const { text } = page.page;
  for (const [at, { start, end }] of text.lines.entries()) {
    const line = text.folded.slice(start, end);
    const match = words.exec(line);
    if (!match || !counts(text, at)) continue;
    if (NOT_OF_GOODS.test(line.slice(Math.max(0, match.index - NEAR), match.index))) continue;
    const span: Span = { start: start + match.index, end: start + match.index + match[0].length };
    return [textEvidence(page, span, 'text')];
  }
  return [];
}

/** True if there is a price on the line, or on the one above or below. */
const isByAPrice = (text: TextModel, at: number): boolean =>
  text.lines.slice(Math.max(0, at - 1), at + 2).some((line) => hasPrice(text, line));

const hasPrice = ({ text }: TextModel, { start, end }: Span): boolean =>
  findPriceMentions(text.slice(start, end)).length > 0;
