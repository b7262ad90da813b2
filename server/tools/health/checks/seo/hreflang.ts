import { isHreflang } from '../../../../page/language-tag.ts';
import { facet } from '../../../../page/facet.ts';
import { parametersOf } from '../../../../page/parameters.ts';
import { defineCheck, fail, info, notMeasured, pass, judgeFaults } from '../../check.ts';
import { short } from '../../evidence.ts';
import type { ReadPage } from '../../gathered.ts';
import { canonicalOf, languageVersionsOf } from '../../judging/declared-links.ts';
import type { Version } from '../../judging/declared-links.ts';
import type { SitemapFile } from '../../gather/sitemap-file.ts';
import { sum, tallied } from '../../judging/sitemap-files.ts';

export const check = defineCheck({
  id: 'hreflang',
  requiredArtifacts: { pages: 'writtenSearchPages', more: 'languageVersions', maybeFiles: 'sitemapFiles?' },
  judge({ pages, more, maybeFiles }) {
    const declaring = pages.map((page) => ({ page, ...languageVersionsOf(page) }))
      .filter(({ read, ignored }) => read.length + ignored.length > 0);
    const total = declaring.length;
    const files = maybeFiles.value ?? [];
    const inSitemap = sum(files, (file) => file.versions.entries);
    if (total === 0) return inSitemap === 0 ? { status: 'not-applicable' } : judgeSitemap(files, inSitemap);
    const all = declaring.flatMap(({ read }) => read);

    const invalid = all.filter(({ code }) => !isHreflang(code));
    const [wrong] = invalid;
    if (wrong) return fail({ variant: 'invalid', value: wrong.code }, shown(invalid));

    // Only versions that were read are known to link back or not.
    const byAddress = new Map<string | null, ReadPage>([
      ...more.map((page) => [page.requestedUrl.href, page] as const),
      ...pages.map((page) => [page.url.href, page] as const),
    ]);
    const otherAt = ({ url, page }: Version): ReadPage | undefined => {
      const other = byAddress.get(url);
      return other?.url.href === page.url.href ? undefined : other;
    };
    const isOneWay = (version: Version): boolean => {
      const other = otherAt(version);
      return other !== undefined && !keysOf(version.page).some((key) => versionKeys(other).has(key));
    };
    const others = new Set(all.flatMap(({ url, page }) =>
      (url === null || keysOf(page).includes(keyOf(url)) ? [] : [url])));
    const seenOthers = new Set(all.filter(otherAt).map(({ url }) => url));

    const pagesWith = (wrongIn: (versions: readonly Version[], page: ReadPage) => readonly Version[]) => declaring
      .map(({ read, page }) => ({ evidence: shown(wrongIn(read, page)) }))
      .filter(({ evidence }) => evidence.length > 0);
    const verdict = judgeFaults(total, [
      ['fail', pagesWith((versions) => versions.filter(({ href }) => !/^\s*https?:\/\//i.test(href))), 'relative'],
      ['warn', pagesWith((versions) => versions.filter(isOneWay)), 'one-way'],
      ['warn', declaring.filter(({ read }) => read.length === 0).map(({ ignored }) => ({ evidence: ignored })), 'body'],
      ['warn', pagesWith((versions, page) => (declaresItself(page, versions) ? [] : versions)), 'self'],
      ['warn', pagesWith(conflictingIn), 'conflict'],
      ['info', pagesWith((versions) => (versions.some(isDefault) ? [] : versions)), 'no-default'],
    ]);
    if (verdict.status === 'pass') {
      const count = seenOthers.size;
      if (count === others.size) return pass({ variant: 'read', total });
      return pass({ variant: 'some', total, count, others: others.size });
    }
    // The sitemap may declare what a page does not; its declarations are only known as totals.
    const { variant } = verdict.params;
    const mayBeInSitemap = inSitemap > 0 && (variant === 'one-way' || variant === 'self');
    return mayBeInSitemap ? notMeasured('ambiguous', verdict.evidence) : verdict;
  },
});

const isDefault = ({ code }: Version) => code.toLowerCase() === 'x-default';

/** Judges versions that only the sitemap declares, where search engines read them too. */
function judgeSitemap(files: readonly SitemapFile[], total: number) {
  const ofFault = (fault: 'invalid' | 'relative' | 'selfless') => tallied(files, ({ versions }) => versions[fault],
    ({ code, href }) => ({ label: `hreflang="${short(code, 40)}"`, value: href }));
  const [wrong] = files.flatMap(({ versions }) => versions.invalid.examples);
  if (wrong) return fail({ variant: 'invalid', value: wrong.code }, ofFault('invalid').evidence);
  const verdict = judgeFaults(
    total,
    [['fail', ofFault('relative'), 'relative'], ['warn', ofFault('selfless'), 'self']],
  );
  // Whether versions link back is only known from the entries of the other pages.
  return verdict.status === 'pass' ? info({ variant: 'sitemap', total }) : verdict;
}

/** The versions whose code is declared for several URLs. */
function conflictingIn(versions: readonly Version[]): readonly Version[] {
  const byCode = Map.groupBy(versions, ({ code }) => code.toLowerCase());
  const several = [...byCode.values()].filter((same) => new Set(same.map(({ url }) => url)).size > 1);
  const conflicting = new Set(several.flat());
  return versions.filter((version) => conflicting.has(version));
}

/** A page with another canonical URL need not declare itself. */
function declaresItself(page: ReadPage, own: readonly Version[]): boolean {
  const canonical = canonicalOf(page);
  if (canonical && keyOf(canonical.href) !== keyOf(page.url.href)) return true;
  const keys = keysOf(page);
  // An invalid URL may be meant for the page itself.
  return own.some(({ url }) => url === null || keys.includes(keyOf(url)));
}

const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|srsltid)$/i;

/** The URL without tracking parameters and trailing slash, which do not change the page it leads to. */
function keyOf(href: string): string {
  const url = new URL(href);
  const { origin, pathname } = url;
  const kept = parametersOf(url).filter(([name]) => !TRACKING.test(name));
  return `${origin}${pathname.replace(/\/$/, '')}?${new URLSearchParams(kept)}`;
}

/** The URLs by which another page may refer to this one: its own or its canonical URL. */
const keysOf = facet((page: ReadPage): readonly string[] =>
  [page.url, canonicalOf(page) ?? []].flat().map(({ href }) => keyOf(href)));

/** The URLs of the versions that a page declares. */
const versionKeys = facet((page: ReadPage): ReadonlySet<string> =>
  new Set(languageVersionsOf(page).read.flatMap(({ url }) => (url === null ? [] : keyOf(url)))));

const shown = (versions: readonly Version[]) => versions.map(({ evidence }) => evidence);
