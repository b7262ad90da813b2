import { decodeHTML } from 'entities';
import { normalise } from '../../page/normalise.ts';

/** Markup to text: strips tags, decodes character references, collapses white space. */
export function plainText(text: string): string {
  const stripped = /<[a-z/!]/i.test(text)
    ? replaceTags(replaceTags(text, /<(?:br|\/p|\/li|\/div)\b[^>]*>/gi, ' '), /<[^>]*>/g, '')
    : text;
  const decoded = /&(?:#\d+|#x[\da-f]+|[a-z]+);/i.test(stripped) ? decodeHTML(stripped) : stripped;
  return normalise(decoded).trim();
}

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
