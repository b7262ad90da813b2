import { ACCESS_WORDS, phrasesOf, wordsOf } from '../../lexicon/lexicon.ts';
import type { Page } from '../../page/page.ts';
import { textContent } from '../../page/walk.ts';
import { extractSignals } from './signals.ts';
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
} as const;

interface Notice<Kind> {
  kind: Kind;
  phrase: string;
}

const phrasesFor = <Kind extends keyof typeof HOW | 'notInCountry'>(...kinds: readonly Kind[]): Notice<Kind>[] =>
  kinds.flatMap((kind) =>
    ACCESS_WORDS.flatMap((access) => phrasesOf(access[kind] ?? [])).map((phrase) => ({ kind, phrase })));
/** Whole statements, which mean the same in any line of a notice. */
const OF_ANY_LINE = phrasesFor('parked', 'ceased');
const OF_HEADLINE = [...phrasesFor('maintenance', 'comingSoon', 'noSite'), ...OF_ANY_LINE];
const NO_SITE = new Set(phrasesFor('noSite').map(({ phrase }) => phrase));
const OF_COUNTRY = phrasesFor('notInCountry');
const PASSWORD_PAGE = /^form action=\S*\/password$|^\S+ class=.*\btemplate-password\b/m;
/** WooCommerce names the page in its head; some of its templates have only the class. */
const COMING_SOON_PAGE = /^(?:meta name=(woo-coming-soon-page)$|\S+ class=.*\b(woocommerce-coming-soon)\b)/m;
const MAX_MARKER = 80;
const PARTS = /\s[|–—·-]\s/;
const TITLE_PARTS = /:\s|\s[|–—·-]\s/;

/** Detects a closed store by its password page, its markup or a notice. The page must have little text. */
export function detectClosedStore(signals: Signals, status: number, { pathname }: URL): ClosedStore | null {
  const { markup, asksPasswordOnly, hasPrice, leadsOn } = signals;
  if (/^\/password\/?$/.test(pathname) && PASSWORD_PAGE.test(markup)) return { how: 'password', marker: pathname };
  if (asksPasswordOnly && !hasPrice && !leadsOn) return { how: 'password', marker: 'input type=password' };
  const soon = COMING_SOON_PAGE.exec(markup)?.slice(1).find(Boolean);
  if (soon) return { how: 'coming-soon', marker: soon };
  const test = noticeTest(signals);
  // At 503 a headline is enough, whatever else the page shows.
  const notice = findNotice(headlinesOf(signals), OF_HEADLINE, status === 503 ? () => true : test)
    ?? findNotice(signals.visible.split('\n'), OF_ANY_LINE, test);
  return notice && { how: HOW[notice.kind], marker: notice.line };
}

/**
 * Detects a server's own page by its title, however much it explains. Every part of the title must be that of such a
 * page, and the page must have nothing of a store, nor a script that may show one.
 */
export function detectServerPage(page: Page): ClosedStore | null {
  const { titles: [element] } = page.index;
  const title = element ? textContent(element, { nodes: 50, chars: 2_000 }).trim() : '';
  if (!title.split(TITLE_PARTS).every((part) => NO_SITE.has(wordsOf(part)))) return null;
  const signals = extractSignals(page);
  if (!signals || signals.isStore || !signals.noOwnResources) return null;
  return { how: 'no-site', marker: title.slice(0, MAX_MARKER) };
}

/** Detects a notice that the visitor's country is not let in, and returns its line. The page must have little text. */
export function detectCountryNotice(signals: Signals): string | null {
  const lines = [...headlinesOf(signals), ...signals.visible.split('\n')];
  return findNotice(lines, OF_COUNTRY, noticeTest(signals))?.line ?? null;
}

const headlinesOf = ({ titles, headings }: Signals): string[] => [...titles, ...headings];

function findNotice<Kind extends string>(
  lines: readonly string[], notices: readonly Notice<Kind>[], test: ReturnType<typeof noticeTest>,
): { kind: Kind; line: string } | null {
  for (const line of lines) {
    const words = wordsOf(line);
    const notice = notices.find((each) => words.includes(each.phrase) && test(each, line));
    if (notice) return { kind: notice.kind, line: line.trim().slice(0, MAX_MARKER) };
  }
  return null;
}

/**
 * Tests whether the page is a notice, and not an ordinary page that contains the phrase. A notice shows its phrase,
 * states no price and does not link further into the store, except by a few links if its title says nothing else.
 */
function noticeTest({ titles, visible, hasPrice, leadsOn, fewLinks, noOwnResources }: Signals) {
  return ({ kind, phrase }: Notice<string>, headline: string): boolean => {
    // The page of a parked domain may state the domain's own price.
    if ((hasPrice && kind !== 'parked') || !(noOwnResources || wordsOf(visible).includes(phrase))) return false;
    return !leadsOn
      || (fewLinks && titles.includes(headline) && headline.split(PARTS).some((part) => wordsOf(part) === phrase));
  };
}
