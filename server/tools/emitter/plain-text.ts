import { decodeHTML } from 'entities';
import { normalise } from '../../page/normalise.ts';

/** Markup's text as words: tags stripped, references decoded, white space collapsed. */
export function plainText(text: string): string {
  const stripped = /<[a-z/!]/i.test(text)
    ? replaceTags(replaceTags(text, /<(?:br|\/p|\/li|\/div)\b[^>]*>/gi, ' '), /<[^>]*>/g, '')
    : text;
  const decoded = /&(?:#\d+|#x[\da-f]+|[a-z]+);/i.test(stripped) ? decodeHTML(stripped) : stripped;
  return normalise(decoded).trim();
}

// Behind the last `>` no tag ends: there each `<` would be followed to the end in vain.
function replaceTags(text: string, tag: RegExp, by: string): string {
  const lastEnd = text.lastIndexOf('>') + 1;
  return text.slice(0, lastEnd).replaceAll(tag, by) + text.slice(lastEnd);
}

/** The words of a text for comparing names: folded, without punctuation. */
export function tokens(text: string): string[] {
  return text.normalize('NFKC').toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/** True when `part` occurs in `whole` word by word, in order and side by side. */
export function holdsTokens(whole: readonly string[], part: readonly string[]): boolean {
  if (part.length === 0) return false;
  return ` ${whole.join(' ')} `.includes(` ${part.join(' ')} `);
}
