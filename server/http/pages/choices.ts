import type { IncomingMessage } from 'node:http';
import type { Language } from '../../../contract/vocabulary.ts';
import { languageOf, preferredLanguage } from '../language.ts';

/** What a reader has chosen, or their browser for them. */
export interface Choices {
  language: Language;
  /** Whether the address itself asks for the language; then its links keep it. */
  isLanguageAsked: boolean;
  /** Only once chosen; else the device decides. */
  theme: 'light' | 'dark' | undefined;
}

/** Language by `ui=` in the query, then the cookie, then `Accept-Language`; the theme by its cookie alone. */
export function choicesOf({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Choices {
  const asked = languageOf((new URLSearchParams(url.split('?')[1]).get('ui') ?? '').toLowerCase());
  const theme = cookie(headers.cookie, 'theme');
  return {
    language: asked ?? languageOf(cookie(headers.cookie, 'ui') ?? '') ?? preferredLanguage(headers['accept-language']),
    isLanguageAsked: asked !== undefined,
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
  };
}

/** A path of ours with the language the reader asked for, when nothing else would remember it. */
export function keptPath(path: string, { isLanguageAsked, language }: Choices): string {
  if (!isLanguageAsked) return path;
  const [page, anchor] = path.split('#');
  return `${page}?ui=${language === 'no' ? 'nb' : 'en'}${anchor ? `#${anchor}` : ''}`;
}

function cookie(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
