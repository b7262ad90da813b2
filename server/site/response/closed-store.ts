import { ACCESS_WORDS, phrasesOf, wordsOf } from '../../lexicon/lexicon.ts';
import type { Signals } from './signals.ts';

export interface ClosedStore {
  how: 'password' | 'coming-soon' | 'maintenance';
  marker: string;
}

const MAINTENANCE = ACCESS_WORDS.flatMap((access) => phrasesOf(access.maintenance));
const COMING_SOON = ACCESS_WORDS.flatMap((access) => phrasesOf(access.comingSoon));
const PASSWORD_PAGE = /^form action=\S*\/password$|^\S+ class=.*\btemplate-password\b/m;
const COMING_SOON_PAGE = /^\S+ class=.*\b(woocommerce-coming-soon)\b/m;
const MAX_MARKER = 80;

/** Detects a closed store by its password page, its markup or a headline. The page must have little text. */
export function detectClosedStore({ titles, headings, markup }: Signals, { pathname }: URL): ClosedStore | null {
  if (/^\/password\/?$/.test(pathname) && PASSWORD_PAGE.test(markup)) return { how: 'password', marker: pathname };
  const soon = COMING_SOON_PAGE.exec(markup)?.[1];
  if (soon) return { how: 'coming-soon', marker: soon };
  for (const headline of [...titles, ...headings]) {
    const words = wordsOf(headline);
    const marker = headline.slice(0, MAX_MARKER);
    if (MAINTENANCE.some((phrase) => words.includes(phrase))) return { how: 'maintenance', marker };
    if (COMING_SOON.some((phrase) => words.includes(phrase))) return { how: 'coming-soon', marker };
  }
  return null;
}
