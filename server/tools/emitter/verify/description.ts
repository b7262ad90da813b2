import { readProductFacts } from '../../../product/facts.ts';
import { textClaim, textClaims } from '../field.ts';
import type { FieldReader } from '../field.ts';
import { plainText } from '../plain-text.ts';
import { isInsideProduct } from '../../../product/product-region.ts';

const MAX_DESCRIPTION = 5_000;
const MIN_PROPOSED = 40;
/** A template that nobody filled in. */
const UNFILLED = /\{\{[^{}]*\}\}|\{%|<%|\$\{[^{}]*\}/;

/** The description in markup, without tags, or a whole line of the page; none is ever composed. */
export const description: FieldReader = {
  fromMarkup(page) {
    return textClaims(readProductFacts(page).statements.map((product) => product.description), (written) => {
      const text = cut(plainText(written));
      return text === '' || UNFILLED.test(text) ? null : text;
    });
  },
  fromProposal(page, { span, text, wholeSegment }) {
    const fits = wholeSegment && text.length >= MIN_PROPOSED && text.length <= MAX_DESCRIPTION;
    return fits && isInsideProduct(page, span) ? textClaim(text, span) : null;
  },
};

const cut = (text: string): string =>
  (text.length <= MAX_DESCRIPTION ? text : text.slice(0, MAX_DESCRIPTION).replace(/\s+\S*$/, ''));
