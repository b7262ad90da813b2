import { ACCESS_WORDS, phrasesOf, wordsOf } from '../../lexicon/lexicon.ts';
import type { Signals } from './signals.ts';

/** How a store is closed, and the text or markup that says so. */
export interface ClosedStore {
  /** `no-site`: the page that a server or registrar shows if nobody has set up a site. */
  how: 'password' | 'coming-soon' | 'maintenance' | 'ceased' | 'no-site';
  marker: string;
}

/** How a notice of each kind says that the store is closed. */
const HOW = {
  maintenance: 'maintenance', comingSoon: 'coming-soon', ceased: 'ceased', noSite: 'no-site', parked: 'no-site',
  notInCountry: 'not-in-country',
} as const;

interface Notice {
  kind: keyof typeof HOW;
  phrase: string;
}

const phrasesFor = (...kinds: readonly Notice['kind'][]): Notice[] => kinds.flatMap((kind) =>
  ACCESS_WORDS.flatMap((access) => phrasesOf(access[kind] ?? [])).map((phrase) => ({ kind, phrase })));
const OF_HEADLINE = phrasesFor('maintenance', 'comingSoon', 'noSite');
/** Whole statements, which mean the same in any line of a notice. */
const OF_ANY_LINE = phrasesFor('parked', 'ceased', 'notInCountry');
const PASSWORD_PAGE = /^form action=\S*\/password$|^\S+ class=.*\btemplate-password\b/m;
/** WooCommerce names the page in its head; some of its templates have only the class. */
const COMING_SOON_PAGE = /^(?:meta name=(woo-coming-soon-page)$|\S+ class=.*\b(woocommerce-coming-soon)\b)/m;
const MAX_MARKER = 80;
const PARTS = /\s[|–—·-]\s/;

/** A notice that the store does not let in visitors from our server's country. */
interface CountryNotice {
  how: 'not-in-country';
  marker: string;
}

/** Detects a closed store by its password page, its markup or a notice. The page must have little text. */
export function detectClosedStore(
  signals: Signals, status: number, { pathname }: URL,
): ClosedStore | CountryNotice | null {
  const { markup, asksPasswordOnly, hasPrice, leadsOn } = signals;
  if (/^\/password\/?$/.test(pathname) && PASSWORD_PAGE.test(markup)) return { how: 'password', marker: pathname };
  if (asksPasswordOnly && !hasPrice && !leadsOn) return { how: 'password', marker: 'input type=password' };
  const soon = COMING_SOON_PAGE.exec(markup)?.slice(1).find(Boolean);
  if (soon) return { how: 'coming-soon', marker: soon };
  const notice = findNotice(signals, status === 503);
  return notice && { how: HOW[notice.kind], marker: notice.line };
}

/** The first notice, in a headline or else in any line. `headlineSuffices`: whatever else the page shows. */
function findNotice(signals: Signals, headlineSuffices: boolean): (Notice & { line: string }) | null {
  const { titles, headings, visible } = signals;
  const search = (lines: readonly string[], notices: readonly Notice[], test: typeof isNotice) =>
    lines.values().flatMap((line) => {
      const words = wordsOf(line);
      const notice = notices.find((each) => words.includes(each.phrase) && test(each, line, signals));
      return notice ? [{ ...notice, line: line.trim().slice(0, MAX_MARKER) }] : [];
    }).next().value;
  return search([...titles, ...headings], [...OF_HEADLINE, ...OF_ANY_LINE], headlineSuffices ? () => true : isNotice)
    ?? search(visible.split('\n'), OF_ANY_LINE, isNotice) ?? null;
}

/**
 * Whether the page is a notice, and not an ordinary page that contains the phrase. A notice shows its phrase, states no
 * price and does not link further into the store, except by a few links if its title says nothing else.
 */
function isNotice({ kind, phrase }: Notice, headline: string, signals: Signals): boolean {
  const { titles, visible, hasPrice, leadsOn, fewLinks, noOwnResources } = signals;
  // The page of a parked domain may state the domain's own price.
  if ((hasPrice && kind !== 'parked') || !(noOwnResources || wordsOf(visible).includes(phrase))) return false;
  return !leadsOn
    || (fewLinks && titles.includes(headline) && headline.split(PARTS).some((part) => wordsOf(part) === phrase));
}
