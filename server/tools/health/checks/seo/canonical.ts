import type { Evidence } from '../../../../../contract/health.ts';
import { isSameSite, withoutFragment } from '../../gather/internal-links.ts';
import { check } from '../../check.ts';
import { MOST_EVIDENCE } from '../../evidence.ts';
import type { ReadPage } from '../../gathered.ts';
import { home, writtenSearchPages } from '../../needs.ts';
import { noneEvidence } from '../../page-evidence.ts';
import { canonicalsOf } from './canonical-links.ts';
import type { Canonicals } from './canonical-links.ts';

export const canonical = check({
  id: 'canonical',
  needs: { home, pages: writtenSearchPages },
  judge({ home, pages }) {
    const total = pages.length;
    const stated = pages.map((page) => ({ page, ...canonicalsOf(page) }));
    const conflicting = stated.filter(({ page, links }) => {
      const targets = new Set(links.map(({ url }) => withoutFragment(url).href));
      return targets.size > 1 || links.some(({ url }) => isAnother(url, page.url, home.url));
    });
    const relative = stated.filter(({ links }) => links.some((link) => link.isRelative));
    const missing = stated.filter(({ links }) => links.length === 0);
    if (conflicting.length > 0) {
      return { status: 'fail', params: { count: conflicting.length, total }, evidence: shown(conflicting) };
    }
    if (relative.length > 0) {
      const params = { variant: 'relative', count: relative.length, total } as const;
      return { status: 'warn', params, evidence: shown(relative) };
    }
    if (missing.length > 0) {
      const params = { variant: 'missing', count: missing.length, total } as const;
      return { status: 'warn', params, evidence: shown(missing) };
    }
    return { status: 'pass', params: { total } };
  },
});

function shown(stated: readonly (Canonicals & { page: ReadPage })[]): Evidence[] {
  return stated.flatMap(({ page, links, unread }) => {
    const lines = [...links.map(({ evidence }) => evidence), ...unread];
    return lines.length > 0 ? lines : [noneEvidence(page, '<link rel="canonical">')];
  }).slice(0, MOST_EVIDENCE);
}

/** Gives the page's place away: to another store, or to the home page. Other paths may be the same page. */
function isAnother(target: URL, own: URL, home: URL): boolean {
  if (!isSameSite(target, own)) return true;
  return path(target) === path(home) && path(own) !== path(home) && target.search === '';
}

const path = ({ pathname }: URL): string => pathname.replace(/\/+$/, '').toLowerCase();
