import type { IncomingMessage } from 'node:http';
import { LANGUAGE_TAGS } from '../../../contract/vocabulary.ts';
import type { Language } from '../../../contract/vocabulary.ts';
import { languageOf, preferredLanguage } from '../accept.ts';

/** A reader's language and theme. */
export interface Preferences {
  language: Language;
  /** Whether the URL sets the language; the page's links then keep it. */
  isLanguageInUrl: boolean;
  /** Undefined for the device's theme. */
  theme: 'light' | 'dark' | undefined;
}

/** Language from the query's `ui`, then the cookie, then `Accept-Language`; theme from its cookie. */
export function preferencesOf({ url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>): Preferences {
  const inUrl = languageOf((new URLSearchParams(url.split('?')[1]).get('ui') ?? '').toLowerCase());
  const theme = cookie(headers.cookie, 'theme');
  return {
    language: inUrl ?? languageOf(cookie(headers.cookie, 'ui') ?? '') ?? preferredLanguage(headers['accept-language']),
    isLanguageInUrl: inUrl !== undefined,
    theme: theme === 'light' || theme === 'dark' ? theme : undefined,
  };
}

/** The path of a link, with the language if the current URL sets it. */
export function localizedPath(path: string, { isLanguageInUrl, language }: Preferences): string {
  if (!isLanguageInUrl) return path;
  const [page, anchor] = path.split('#');
  return `${page}?ui=${LANGUAGE_TAGS[language]}${anchor ? `#${anchor}` : ''}`;
}

function cookie(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
