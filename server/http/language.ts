import type { Language } from '../../contract/vocabulary.ts';

/** Norwegian or English by `Accept-Language` and its q-values; English by default. */
export function preferredLanguage(header: string | undefined): Language {
  if (header === undefined) return 'en';
  let best: { language: Language; quality: number } = { language: 'en', quality: 0 };
  for (const part of header.split(',')) {
    const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
    const language = languageOf(range.trim());
    if (!language) continue;
    const weight = parameters.map((text) => /^\s*q\s*=\s*([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean);
    const quality = weight === undefined ? 1 : Number(weight);
    if (quality > best.quality) best = { language, quality };
  }
  return best.language;
}

/** The language of a lower-case BCP 47 tag; undefined if unsupported. */
export function languageOf(range: string): Language | undefined {
  if (/^(?:nb|nn|no)(?:-|$)/.test(range)) return 'no';
  return /^en(?:-|$)/.test(range) ? 'en' : undefined;
}
