import type { Evidence } from '../../../../../contract/health.ts';
import { readLanguageTag } from '../../../../page/language-tag.ts';
import { isSameSite, withoutFragment } from '../../gather/internal-links.ts';
import { defineCheck } from '../../check.ts';
import type { ReadPage, SampledPage } from '../../gathered.ts';
import { home, writtenSearchPages } from '../../artifacts.ts';
import { noneEvidence } from '../../page-evidence.ts';
import { canonicalsOf } from '../../judging/canonical-links.ts';
import type { Canonicals } from '../../judging/canonical-links.ts';
import { canonicalSnippet } from '../../judging/snippets.ts';
import { languageVersionsOf } from '../../judging/language-versions.ts';

export const check = defineCheck({
  id: 'canonical',
  requiredArtifacts: { home, pages: writtenSearchPages },
  judge({ home, pages }) {
    const total = pages.length;
    const stated = pages.map((page) => ({ page, ...canonicalsOf(page) }));
    const foreign = stated.map((one) => ({ one, to: foreignVersion(one.page, one.links) }));
    const abroad = (to: 'language' | 'region') => foreign.flatMap((each) => (each.to === to ? [each.one] : []));
    const translated = abroad('language');
    const ofOwnLanguage = stated.filter((each) => !translated.includes(each));
    const conflicting = ofOwnLanguage.filter(({ links }) => new Set(links.map(({ url }) => withoutFragment(url).href)).size > 1);
    const homebound = ofOwnLanguage.filter(({ page, links }) => links.some(({ url }) => isHome(url, page.url, home.url)));
    const elsewhere = ofOwnLanguage.filter(({ page, links }) => links.some(({ url }) => !isSameSite(url, page.url)));
    const relative = stated.filter(({ links }) => links.some((link) => link.isRelative));
    const missing = stated.filter(({ links }) => links.length === 0);
    const insecure = ofOwnLanguage.filter(({ page, links }) => links.some(({ url }) => isInsecure(url, page.url)));
    const wrong = [['conflict', conflicting], ['home', homebound], ['language', translated]] as const;
    for (const [variant, found] of wrong) {
      if (found.length > 0) return { status: 'fail', params: { variant, count: found.length, total }, evidence: shown(found) };
    }
    if (insecure.length > 0) {
      const params = { variant: 'insecure', count: insecure.length, total } as const;
      return { status: 'warn', params, evidence: shown(insecure) };
    }
    for (const [variant, found] of [['relative', relative], ['missing', missing]] as const) {
      if (found.length === 0) continue;
      const snippet = canonicalSnippet(found.map(({ page }) => page));
      return { status: 'warn', params: { variant, count: found.length, total }, evidence: shown(found), snippet };
    }
    for (const [variant, found] of [['elsewhere', elsewhere], ['region', abroad('region')]] as const) {
      if (found.length > 0) return { status: 'warn', params: { variant, count: found.length, total }, evidence: shown(found) };
    }
    return { status: 'pass', params: { total } };
  },
});

/** True if the page's own hreflang assigns its canonical URL to another language or country. */
function foreignVersion(page: SampledPage, links: Canonicals['links']): 'language' | 'region' | null {
  const { read } = languageVersionsOf(page);
  const target = links[0] && withoutFragment(links[0].url).href;
  if (target === undefined || target === withoutFragment(page.url).href) return null;
  const codesAt = (href: string) => read.filter(({ url, code }) => url === href && !/^x-default$/i.test(code))
    .flatMap(({ code }) => readLanguageTag(code) ?? []);
  const [own] = codesAt(withoutFragment(page.url).href);
  const theirs = codesAt(target);
  if (!own || theirs.length === 0) return null;
  if (theirs.every(({ language }) => language !== own.language)) return 'language';
  return theirs.every(({ region }) => region !== undefined && own.region !== undefined && region !== own.region) ? 'region' : null;
}

function shown(stated: readonly (Canonicals & { page: ReadPage })[]): Evidence[] {
  return stated.flatMap(({ page, links, unread }) => {
    const lines = [...links.map(({ evidence }) => evidence), ...unread];
    return lines.length > 0 ? lines : [noneEvidence(page, '<link rel="canonical">')];
  });
}

/** A page whose canonical is the home page drops out of search; other paths may be the same page. */
const isHome = (target: URL, own: URL, home: URL): boolean => isSameSite(target, own)
  && path(target) === path(home) && path(own) !== path(home) && target.search === '';

const isInsecure = (target: URL, own: URL): boolean =>
  own.protocol === 'https:' && target.protocol === 'http:' && isSameSite(target, own);

const path = ({ pathname }: URL): string => pathname.replace(/\/+$/, '').toLowerCase();
