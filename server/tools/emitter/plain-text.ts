import { decodeHTML } from 'entities';
import { facet } from '../../page/facet.ts';
import { boundedMarks, nfcText } from '../../page/normalise.ts';
import { contains } from '../../page/occurrences.ts';
import type { Page } from '../../page/page.ts';

/** The text of HTML: tags are removed, also escaped ones, character references decoded and white space collapsed. */
export function plainText(text: string): string {
  const stripped = withoutTags(text);
  return nfcText(/&(?:#\d+|#x[\da-f]+|[a-z]+);/i.test(stripped) ? withoutTags(decodeHTML(stripped)) : stripped);
}

const withoutTags = (text: string): string => (/<[a-z/!]/i.test(text)
  ? replaceTags(replaceTags(text, /<(?:br|\/p|\/li|\/div)\b[^>]*>/gi, ' '), /<[a-z/!][^>]*>/gi, '')
  : text);

// No tag ends after the last `>`. Without this split, each `<` after it would scan to the end of the text.
function replaceTags(text: string, tag: RegExp, by: string): string {
  const lastEnd = text.lastIndexOf('>') + 1;
  return text.slice(0, lastEnd).replaceAll(tag, by) + text.slice(lastEnd);
}

/** The words of a text in a form to compare: lower case, no punctuation, one space between words. */
export function toWords(text: string): string {
  return (boundedMarks(text).normalize('NFKC').toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');
}

/** The words of a page's visible text, as `toWords` writes them. */
export const textWords = facet((page: Page): string => toWords(page.text.text));

/** True if `whole` contains the words of `part` in a row; both must come from `toWords`. */
export function containsWords(whole: string, part: string): boolean {
  return part !== '' && contains(` ${whole} `, ` ${part} `);
}
