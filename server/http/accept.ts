import type { Language } from '../../contract/vocabulary.ts';

/** The encodings that responses are compressed with. */
export type ContentEncoding = 'br' | 'gzip';

/**
 * The values of an `Accept…` header, in lower case, with their q-values. A missing q-value counts as 1, an invalid one
 * as 0.
 */
export function parseAccept(header = ''): { value: string; quality: number }[] {
  return header.toLowerCase().split(',').map((part) => {
    const [value = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.map((text) => /^q\s*=\s*(.*)$/.exec(text)?.[1]).find((text) => text !== undefined) ?? '1';
    return { value, quality: /^(?:0(?:\.\d*)?|1(?:\.0*)?|\.\d+)$/.test(weight) ? Number(weight) : 0 };
  });
}

/** The values that an `Accept…` header accepts, best first. */
const acceptedValues = (header: string | undefined): string[] =>
  parseAccept(header)
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ value }) => value);

/** Norwegian or English by `Accept-Language` and its q-values; English by default. */
export const preferredLanguage = (header: string | undefined): Language =>
  acceptedValues(header).map(languageOf).find((language) => language !== undefined) ?? 'en';

/** The language of a lower-case BCP 47 tag; undefined if unsupported. */
export function languageOf(tag: string): Language | undefined {
  if (/^(?:nb|nn|no)(?:-|$)/.test(tag)) return 'no';
  return /^en(?:-|$)/.test(tag) ? 'en' : undefined;
}

/** The best supported encoding by `Accept-Encoding`; undefined if none is accepted. */
export function encodingFor(header: string | undefined): ContentEncoding | undefined {
  const accepted = acceptedValues(header);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}

/**
 * Whether `Accept` prefers markdown to HTML. Markdown must be named, since a wildcard alone gets HTML; at equal
 * q-values markdown wins.
 */
export function wantsMarkdown(header: string | undefined): boolean {
  const accepted = parseAccept(header);
  const qualityOf = (...ranges: string[]): number =>
    ranges.flatMap((range) => accepted.filter(({ value }) => value === range))[0]?.quality ?? 0;
  const markdown = qualityOf('text/markdown');
  return markdown > 0 && markdown >= qualityOf('text/html', 'text/*', '*/*');
}
