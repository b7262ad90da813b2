import { ACCESS_WORDS, phrasesOf, wordsOf } from '../../lexicon/lexicon.ts';
import type { Signals } from './signals.ts';

export interface ClosedStore {
  /** `no-site`: the page that a server or registrar shows where nobody has set up a site. */
  how: 'password' | 'coming-soon' | 'maintenance' | 'no-site';
  marker: string;
}

const HOW = { maintenance: 'maintenance', comingSoon: 'coming-soon', noSite: 'no-site', parked: 'no-site' } as const;
interface Notice {
  kind: keyof typeof HOW;
  phrase: string;
}

const phrasesFor = (kind: keyof typeof HOW): Notice[] =>
  ACCESS_WORDS.flatMap((access) => phrasesOf(access[kind] ?? [])).map((phrase) => ({ kind, phrase }));
const OF_DOMAIN = phrasesFor('parked');
const OF_HEADLINE = [...(['maintenance', 'comingSoon', 'noSite'] as const).flatMap(phrasesFor), ...OF_DOMAIN];
const PASSWORD_PAGE = /^form action=\S*\/password$|^\S+ class=.*\btemplate-password\b/m;
/** WooCommerce names the page in its head; some of its templates have the class alone. */
const COMING_SOON_PAGE = /^(?:meta name=(woo-coming-soon-page)$|\S+ class=.*\b(woocommerce-coming-soon)\b)/m;
const MAX_MARKER = 80;

const PARTS = /\s[|–—·-]\s/;

/** Detects a closed store by its password page, its markup or a headline. The page must have little text. */
export function detectClosedStore(signals: Signals, status: number, { pathname }: URL): ClosedStore | null {
  const { titles, headings, visible, markup, asksPasswordOnly, hasPrice, leadsOn } = signals;
  if (/^\/password\/?$/.test(pathname) && PASSWORD_PAGE.test(markup)) return { how: 'password', marker: pathname };
  if (asksPasswordOnly && !hasPrice && !leadsOn) return { how: 'password', marker: 'input type=password' };
  const soon = COMING_SOON_PAGE.exec(markup)?.slice(1).find(Boolean);
  if (soon) return { how: 'coming-soon', marker: soon };
  const noticeIn = (line: string, notices: readonly Notice[], isSure: boolean): ClosedStore[] => {
    const words = wordsOf(line);
    const notice = notices.find((one) => words.includes(one.phrase) && (isSure || isNotice(one, line, signals)));
    return notice ? [{ how: HOW[notice.kind], marker: line.trim().slice(0, MAX_MARKER) }] : [];
  };
  const ofHeadlines = [...titles, ...headings].flatMap((headline) => noticeIn(headline, OF_HEADLINE, status === 503));
  // Below the headlines only what is said of a domain can mean nothing else.
  return ofHeadlines[0] ?? visible.split('\n').flatMap((line) => noticeIn(line, OF_DOMAIN, false))[0] ?? null;
}

/**
 * Whether the page is a notice, and not a page of goods that the phrase is about. A notice shows its phrase, sells
 * nothing and leads no further into the store, unless by a link or two under a title that says nothing else.
 */
function isNotice({ kind, phrase }: Notice, headline: string, signals: Signals): boolean {
  const { titles, visible, hasPrice, leadsOn, fewLinks, noOwnResources } = signals;
  // A domain has its price too.
  if ((hasPrice && kind !== 'parked') || !(noOwnResources || wordsOf(visible).includes(phrase))) return false;
  return !leadsOn
    || (fewLinks && titles.includes(headline) && headline.split(PARTS).some((part) => wordsOf(part) === phrase));
}
