import { readLanguageTag } from '../../../../page/language-tag.ts';
import { isSameSite, withoutFragment } from '../../gather/internal-links.ts';
import { defineCheck, judgeFaults } from '../../check.ts';
import type { SampledPage } from '../../gathered.ts';
import { noneEvidence } from '../../evidence.ts';
import { canonicalOf, canonicalsOf, languageVersionsOf } from '../../judging/declared-links.ts';
import type { CanonicalLink } from '../../judging/declared-links.ts';
import { canonicalSnippet } from '../../judging/snippets.ts';

export const check = defineCheck({
  id: 'canonical',
  requiredArtifacts: { home: 'home', pages: 'writtenSearchPages' },
  judge({ home, pages }) {
    const stated = pages.map((page) => {
      const { links, ignored } = canonicalsOf(page);
      const lines = [...links.map(({ evidence }) => evidence), ...ignored];
      const evidence = lines.length > 0 ? lines : [noneEvidence(page, '<link rel="canonical">')];
      return { url: page.url, links, evidence, foreign: foreignVersion(page) };
    });
    const ofOwnLanguage = stated.filter(({ foreign }) => foreign !== 'language');
    const withTarget = (isAtFault: (target: URL, own: URL) => boolean) =>
      ofOwnLanguage.filter(({ links, url: own }) => links.some(({ url }) => isAtFault(url, own)));
    const relative = stated.filter(({ links }) => links.some((link) => link.isRelative));
    const relativeLinks = relative.flatMap(({ links }) => links.filter((link) => link.isRelative));
    const missing = stated.filter(({ links }) => links.length === 0);
    return judgeFaults(pages.length, [
      ['fail', ofOwnLanguage.filter(({ links }) => disagree(links)), 'conflict'],
      ['fail', withTarget((target, own) => isHome(target, own, home.url)), 'home'],
      ['fail', stated.filter(({ foreign }) => foreign === 'language'), 'language'],
      ['warn', relative, 'relative', canonicalSnippet(relativeLinks)],
      ['warn', missing, 'missing', canonicalSnippet(missing)],
      ['warn', withTarget((target, own) => !isSameSite(target, own)), 'elsewhere'],
      ['warn', stated.filter(({ foreign }) => foreign === 'region'), 'region'],
    ]);
  },
});

const disagree = (links: readonly CanonicalLink[]) =>
  new Set(links.map(({ url }) => withoutFragment(url).href)).size > 1;

/** Whether the page's own hreflang assigns its canonical URL to another language, or only to another country. */
function foreignVersion(page: SampledPage): 'language' | 'region' | null {
  const { read } = languageVersionsOf(page);
  const target = canonicalOf(page)?.href;
  if (target === undefined || target === withoutFragment(page.url).href) return null;
  const codesAt = (href: string) => read.filter(({ url, code }) => url === href && !/^x-default$/i.test(code))
    .flatMap(({ code }) => readLanguageTag(code) ?? []);
  const [own] = codesAt(withoutFragment(page.url).href);
  const theirs = codesAt(target);
  if (!own || theirs.length === 0) return null;
  if (theirs.every(({ language }) => language !== own.language)) return 'language';
  if (own.region === undefined) return null;
  return theirs.every(({ region }) => region !== undefined && region !== own.region) ? 'region' : null;
}

/** A page whose canonical URL is the home page drops out of search; any other path may be the same page. */
const isHome = (target: URL, own: URL, home: URL) => isSameSite(target, own)
  && path(target) === path(home) && path(own) !== path(home) && target.search === '';

const path = ({ pathname }: URL) => pathname.replace(/\/+$/, '').toLowerCase();
