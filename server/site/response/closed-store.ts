import { ACCESS_WORDS, phrasesOf, wordsOf } from '../../lexicon/lexicon.ts';
import { PARKING_MARKS } from '../../lexicon/parking.ts';
import type { Page } from '../../page/page.ts';
import { textContent } from '../../page/walk.ts';
import { extractSignals, LITTLE_TEXT, PRICE } from './signals.ts';
import type { Signals } from './signals.ts';

/** How a store is closed, and the text or markup that says so. */
export interface ClosedStore {
  /** `no-site`: the page that a server or registrar shows if nobody has set up a site. */
  how: 'password' | 'coming-soon' | 'maintenance' | 'ceased' | 'no-site';
  marker: string;
}

/** How a notice of each kind says that the store is closed. */
const HOW = {
  maintenance: 'maintenance', comingSoon: 'coming-soon', ceased: 'ceased', noSite: 'no-site',
} as const;

interface Notice<Kind> {
  kind: Kind;
  phrase: string;
  /** `start`: the line begins with it. `whole`: the line, or what stands before or after its dash, is nothing else. */
  place?: 'whole' | 'start';
}

type Kinds = keyof typeof HOW | 'parkedTitle' | 'notInCountry';
const phrasesFor = <Kind extends Kinds>(...kinds: readonly Kind[]): Notice<Kind>[] =>
  kinds.flatMap((kind) =>
    ACCESS_WORDS.flatMap((access) => phrasesOf(access[kind] ?? [])).map((phrase) => ({ kind, phrase })));
/** Each statement, also with `this` before it. */
const PARKED = ACCESS_WORDS.flatMap(({ parked = [], thisDomain = [] }) => phrasesOf(parked).map((phrase) => (
  { phrase, ofThis: phrasesOf(thisDomain).map((word) => word.trimEnd() + phrase) })));
const CEASED = phrasesFor('ceased');
const OF_HEADLINE = [...phrasesFor('maintenance', 'comingSoon', 'noSite'), ...CEASED];
const NO_SITE = new Set(phrasesFor('noSite', 'parkedTitle').map(({ phrase }) => phrase));
const OF_COUNTRY = phrasesFor('notInCountry');
const PASSWORD_PAGE = /^form action=\S*\/password$|^\S+ class=.*\btemplate-password\b/m;
/** WooCommerce names the page in its head; some of its templates have only the class. */
const COMING_SOON_PAGE = /^(?:meta name=(woo-coming-soon-page)$|\S+ class=.*\b(woocommerce-coming-soon)\b)/m;
const MAX_MARKER = 80;
const PARTS = /\s[|–—·-]\s/;
const TITLE_PARTS = /:\s|\s[|–—·-]\s/;

/** Detects a closed store by its password page, its markup or a notice. The page must have little text. */
export function detectClosedStore(signals: Signals, status: number, { pathname }: URL): ClosedStore | null {
  const { markup, visible, asksPasswordOnly, hasPrice, leadsOn } = signals;
  if (/^\/password\/?$/.test(pathname) && PASSWORD_PAGE.test(markup)) return { how: 'password', marker: pathname };
  if (asksPasswordOnly && !hasPrice && !leadsOn) return { how: 'password', marker: 'input type=password' };
  const soon = COMING_SOON_PAGE.exec(markup)?.slice(1).find(Boolean);
  if (soon) return { how: 'coming-soon', marker: soon };
  const test = noticeTest(signals);
  // At 503 a headline is enough, whatever else the page shows.
  const notice = findNotice(headlinesOf(signals), OF_HEADLINE, status === 503 ? () => true : test)
    // Whole statements, which mean the same in any line of a notice.
    ?? (hasPrice ? null : findNotice(visible.split('\n'), CEASED, test));
  return notice && { how: HOW[notice.kind], marker: notice.line };
}

/**
 * Detects a server's own page by its title, however much it explains. Every part of the title must be that of such a
 * page, and the page must have nothing of a store, nor a script that may show one.
 */
export function detectServerPage(page: Page): ClosedStore | null {
  const { titles: [element] } = page.index;
  const title = element ? textContent(element, { nodes: 50, chars: 2_000 }).trim() : '';
  const parts = title.split(TITLE_PARTS).map(wordsOf);
  if (!parts.some((part) => NO_SITE.has(part))) return null;
  const signals = extractSignals(page);
  if (!signals || signals.isStore || !signals.noOwnResources) return null;
  if (!parts.every((part) => NO_SITE.has(part) || part === signals.domain)) return null;
  return { how: 'no-site', marker: title.slice(0, MAX_MARKER) };
}

/**
 * Detects a parked domain by a parking service's mark or a headline, however much the page explains. Below a headline a
 * statement counts only on a page with little text and no price: one that is named after its domain or, if the
 * statement names the domain, one without headings.
 */
export function detectParkedDomain(signals: Signals): ClosedStore | null {
  const source = `${signals.markup}\n${signals.code}`;
  const mark = signals.leadsOn ? undefined : PARKING_MARKS.map((one) => one.exec(source)?.[0]).find(Boolean);
  if (mark) return { how: 'no-site', marker: mark.slice(0, MAX_MARKER) };
  const { domain, headings, visible, hasPrice } = signals;
  const headlines = headlinesOf(signals);
  const isNamedAfterDomain = headlines.some((line) => line.split(PARTS).some((part) => wordsOf(part) === domain));
  const notices = parkedNotices(domain.trimEnd());
  const anywhere = notices.filter(({ place }) => isNamedAfterDomain || (headings.length === 0 && !place));
  const test = noticeTest(signals);
  const notice = findNotice(headlines, notices, test)
    ?? (hasPrice || visible.length > LITTLE_TEXT ? null : findNotice(visible.split('\n'), anywhere, test));
  return notice && { how: 'no-site', marker: notice.line };
}

/** Detects a notice that the visitor's country is not let in, and returns its line. The page must have little text. */
export function detectCountryNotice(signals: Signals): string | null {
  const lines = [...headlinesOf(signals), ...signals.visible.split('\n')];
  return findNotice(lines, OF_COUNTRY, noticeTest(signals))?.line ?? null;
}

/**
 * The statements that this domain is parked; a small shop may write of another, or of who registered its own. The
 * name stands beside the word for it, or instead, or the line begins with `this` or says nothing else.
 */
const parkedNotices = (name: string): Notice<'parked'>[] => PARKED.flatMap(({ phrase, ofThis }) => {
  const rest = phrase.replace(/ \S+/, '');
  const word = phrase.slice(0, -rest.length);
  return [
    { kind: 'parked', phrase: word + name + rest }, { kind: 'parked', phrase, place: 'whole' },
    { kind: 'parked', phrase: name + rest, place: 'whole' },
    ...ofThis.map((each): Notice<'parked'> => ({ kind: 'parked', phrase: each, place: 'start' })),
  ];
});

const headlinesOf = ({ titles, headings }: Signals): string[] => [...titles, ...headings];

function findNotice<Kind extends string>(
  lines: readonly string[], notices: readonly Notice<Kind>[], test: ReturnType<typeof noticeTest>,
): { kind: Kind; line: string } | null {
  for (const line of lines) {
    const words = wordsOf(line);
    const parts = line.split(PARTS).map(wordsOf);
    const says = ({ phrase, place }: Notice<Kind>): boolean =>
      place === 'start' ? words.startsWith(phrase) : (place ? parts : words).includes(phrase);
    const notice = notices.find((each) => says(each) && test(each, line));
    if (notice) return { kind: notice.kind, line: line.trim().slice(0, MAX_MARKER) };
  }
  return null;
}

/**
 * Tests whether the page is a notice, and not an ordinary page that contains the phrase. A notice shows its phrase,
 * states no price and does not link further into the store, except by a few links if its title says nothing else.
 */
function noticeTest({ titles, visible, hasPrice, leadsOn, fewLinks, noOwnResources }: Signals) {
  return ({ kind, phrase, place }: Notice<string>, headline: string): boolean => {
    // A domain for sale may state its own price, also beside a title, or a headline about this domain, that says so.
    const isOwnPrice = kind === 'parked'
      && (place === 'start' || titles.includes(headline) || PRICE.test(headline));
    if ((hasPrice && !isOwnPrice) || !(noOwnResources || wordsOf(visible).includes(phrase))) return false;
    return !leadsOn
      || (fewLinks && titles.includes(headline) && headline.split(PARTS).some((part) => wordsOf(part) === phrase));
  };
}
