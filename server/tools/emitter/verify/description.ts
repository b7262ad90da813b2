import { readProductFacts } from '../../../product/facts.ts';
import { textClaim, textClaims } from '../field.ts';
import type { FieldReader } from '../field.ts';
import { plainText } from '../plain-text.ts';
import { isInsideProduct } from '../../../product/product-region.ts';

const MAX_CHARS = 5_000;
const MIN_PROPOSED_CHARS = 40;
/** The placeholder of a template that was not filled in. */
const PLACEHOLDER = /\{\{[^{}]*\}\}|\{%|<%|\$\{[^{}]*\}/;

/** The description in markup, without tags, or a whole line of the page; it is never composed of several. */
export const description: FieldReader = {
  fromMarkup(page) {
    return textClaims(readProductFacts(page).statements.map((product) => product.description), (written) => {
      const text = shortened(plainText(written));
      return text === '' || PLACEHOLDER.test(text) ? null : text;
    });
  },
  fromProposal(page, { span, text, wholeSegment }) {
    const fits = wholeSegment && text.length >= MIN_PROPOSED_CHARS && text.length <= MAX_CHARS;
    return fits && isInsideProduct(page, span) ? textClaim(text, span) : null;
  },
};

const shortened = (text: string): string =>
  (text.length <= MAX_CHARS ? text : text.slice(0, MAX_CHARS).replace(/\s+\S*$/, ''));
