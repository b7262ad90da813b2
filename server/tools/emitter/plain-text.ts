import { decodeHTML } from 'entities';
import { facet } from '../../page/facet.ts';
import { boundedMarks, nfcText } from '../../page/normalise.ts';
import type { Page } from '../../page/page.ts';

/** Markup to text: strips tags, also those written as character references, decodes these, collapses white space. */
export function plainText(text: string): string {
  const stripped = withoutTags(text);
  return nfcText(/&(?:#\d+|#x[\da-f]+|[a-z]+);/i.test(stripped) ? withoutTags(decodeHTML(stripped)) : stripped);
}

const withoutTags = (text: string): string => (/<[a-z/!]/i.test(text)
  ? replaceTags(replaceTags(text, /<(?:br|\/p|\/li|\/div)\b[^>]*>/gi, ' '), /<[a-z/!][^>]*>/gi, '')
  : text);

// No tag ends after the last `>`: without this split each `<` there would scan to the end of the text.
function replaceTags(text: string, tag: RegExp, by: string): string {
  const lastEnd = text.lastIndexOf('>') + 1;
  return text.slice(0, lastEnd).replaceAll(tag, by) + text.slice(lastEnd);
}

/** The words of a text, normalised for comparison: in lower case, without punctuation, a space between them. */
export function toWords(text: string): string {
  return (boundedMarks(text).normalize('NFKC').toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');
}

/** The words of a page's visible text. */
export const textWords = facet((page: Page): string => toWords(page.text.text));

/** True if `whole` contains the words of `part`, in order and adjacent; both as `toWords` writes them. */
export function containsWords(whole: string, part: string): boolean {
  return part !== '' && ` ${whole} `.includes(` ${part} `);
}
