import { decodeHTML } from 'entities';
import { tidied } from '../../page/normalise.ts';

/** Markup to text: strips tags, also those written as character references, decodes these, collapses white space. */
export function plainText(text: string): string {
  const stripped = withoutTags(text);
  return tidied(/&(?:#\d+|#x[\da-f]+|[a-z]+);/i.test(stripped) ? withoutTags(decodeHTML(stripped)) : stripped);
}

const withoutTags = (text: string): string => (/<[a-z/!]/i.test(text)
  ? replaceTags(replaceTags(text, /<(?:br|\/p|\/li|\/div)\b[^>]*>/gi, ' '), /<[a-z/!][^>]*>/gi, '')
  : text);

// No tag ends after the last `>`: without this split each `<` there would scan to the end of the text.
function replaceTags(text: string, tag: RegExp, by: string): string {
  const lastEnd = text.lastIndexOf('>') + 1;
  return text.slice(0, lastEnd).replaceAll(tag, by) + text.slice(lastEnd);
}

/** The words of a text, normalised for comparison: in lower case, without punctuation. */
export function tokens(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** True if `whole` contains the words of `part`, in order and adjacent. */
export function holdsTokens(whole: readonly string[], part: readonly string[]): boolean {
  if (part.length === 0) return false;
  return ` ${whole.join(' ')} `.includes(` ${part.join(' ')} `);
}
