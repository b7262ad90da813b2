import type { Evidence } from '../../../../../contract/health.ts';
import { isHreflang } from '../../../../page/language-tag.ts';
import { readMetadata } from '../../../../page/metadata.ts';
import { defineCheck } from '../../check.ts';
import { endingWith, short } from '../../evidence.ts';
import type { ReadPage } from '../../gathered.ts';
import { languageVersions, maybe, sitemapFiles, writtenSearchPages } from '../../artifacts.ts';
import { canonicalsOf } from '../../judging/canonical-links.ts';
import { languageVersionsOf } from '../../judging/language-versions.ts';
import type { Version } from '../../judging/language-versions.ts';
import type { SitemapFile, VersionFacts } from '../../gather/sitemap-file.ts';
import { sum } from '../../judging/sitemap-files.ts';
import { pageEvidence } from '../../page-evidence.ts';

const maybeFiles = maybe(sitemapFiles);

export const check = defineCheck({
  id: 'hreflang',
  requiredArtifacts: { pages: writtenSearchPages, more: languageVersions, maybeFiles },
  judge({ pages, more, maybeFiles: listed }) {
    const named = pages.map((page) => ({ page, ...languageVersionsOf(page) }));
    const versions = new Map<ReadPage, readonly Version[]>(named.map(({ page, read }) => [page, read]));
    const naming = [...versions].filter(([, own]) => own.length > 0);
    const unread = named.filter(({ read, ignored }) => read.length === 0 && ignored.length > 0);
    const total = naming.length + unread.length;
    const files = listed.available ? listed.value : [];
    const inSitemap = sum(files, (file) => file.versions.entries);
    if (total === 0) return inSitemap === 0 ? { status: 'not-applicable' } : judgeSitemap(files, inSitemap);
    const all = naming.flatMap(([, own]) => own);

    const invalid = all.filter(({ code }) => !isHreflang(code));
    const [wrong] = invalid;
    if (wrong) {
      return { status: 'fail', params: { variant: 'invalid', value: wrong.code }, evidence: shown(invalid) };
    }
    const relative = all.filter(({ href }) => !/^\s*https?:\/\//i.test(href));
    if (relative.length > 0) {
      const params = { variant: 'relative', count: pagesOf(relative), total } as const;
      return { status: 'fail', params, evidence: shown(relative) };
    }

    // Only versions that were read are known to link back or not.
    const byAddress = new Map<string, ReadPage>([
      ...more.map((page) => [page.requestedUrl.href, page] as const), ...pages.map((page) => [page.url.href, page] as const),
    ]);
    const seen = all.flatMap((version) => {
      const other = version.url === null ? undefined : byAddress.get(version.url);
      return other && other.url.href !== version.page.url.href ? [{ version, other }] : [];
    });
    const namedBy = new Map([...byAddress.values()].map((page) =>
      [page, new Set((versions.get(page) ?? languageVersionsOf(page).read).flatMap(({ url }) => (url === null ? [] : withoutSlashes(url))))]));
    const names = new Map<ReadPage, readonly string[]>(pages.map((page) => [page, namesOf(page)]));
    const oneWay = seen
      .filter(({ version, other }) => !names.get(version.page)!.some((name) => namedBy.get(other)?.has(name)))
      .map(({ version }) => version);
    const others = new Set(all.flatMap(({ url, page }) => (url === null || names.get(page)!.includes(withoutSlashes(url)) ? [] : [url])));
    const seenOthers = new Set(seen.map(({ version }) => version.url));
    const areRead = pageEvidence(named.find(({ read, ignored }) => read.length + ignored.length > 0)!.page, 'hreflang ⇄', `${seenOthers.size} / ${others.size}`);
    if (oneWay.length > 0) {
      // The sitemap may declare what a page does not; of that only the totals are known.
      if (inSitemap > 0) return { status: 'not-measured', reason: 'ambiguous', evidence: endingWith([areRead], shown(oneWay)) };
      const params = { variant: 'one-way', count: pagesOf(oneWay), total } as const;
      return { status: 'warn', params, evidence: endingWith([areRead], shown(oneWay)) };
    }
    if (unread.length > 0) {
      const evidence = unread.flatMap(({ ignored }) => ignored);
      return { status: 'warn', params: { variant: 'body', count: unread.length, total }, evidence };
    }
    const selfless = naming.filter(([page, own]) => !namesItself(page, own));
    if (selfless.length > 0) {
      const evidence = endingWith([areRead], shown(selfless.flatMap(([, own]) => own)));
      if (inSitemap > 0) return { status: 'not-measured', reason: 'ambiguous', evidence };
      return { status: 'warn', params: { variant: 'self', count: selfless.length, total }, evidence };
    }
    const conflicting = naming.flatMap(([, own]) => {
      const byCode = Map.groupBy(own, ({ code }) => code.toLowerCase());
      const urls = new Map([...byCode].map(([code, same]) => [code, new Set(same.map(({ url }) => url))]));
      return own.filter(({ code }) => urls.get(code.toLowerCase())!.size > 1);
    });
    if (conflicting.length > 0) {
      const params = { variant: 'conflict', count: pagesOf(conflicting), total } as const;
      return { status: 'warn', params, evidence: endingWith([areRead], shown(conflicting)) };
    }
    const open = naming.filter(([, own]) => !own.some(({ code }) => code.toLowerCase() === 'x-default'));
    if (open.length > 0) {
      const evidence = endingWith([areRead], shown(open.flatMap(([, own]) => own)));
      return { status: 'info', params: { variant: 'no-default', count: open.length, total }, evidence };
    }
    const variant = seenOthers.size === others.size ? 'read' : seenOthers.size > 0 ? 'some' : 'unread';
    return { status: 'pass', params: { variant, total }, evidence: [areRead] };
  },
});

/** Only the sitemap declares versions: search engines read them there too. */
function judgeSitemap(files: readonly SitemapFile[], total: number) {
  const examples = (of: (versions: VersionFacts) => VersionFacts['invalidExamples']): Evidence[] => files
    .flatMap(({ url: { href: url }, versions }) => of(versions)
      .map(({ code, href }) => ({ label: `hreflang="${short(code, 40)}"`, value: href, url })));
  const [wrong] = files.flatMap(({ versions }) => versions.invalidExamples);
  if (wrong) {
    const params = { variant: 'invalid', value: wrong.code } as const;
    return { status: 'fail', params, evidence: examples((versions) => versions.invalidExamples) } as const;
  }
  const relative = sum(files, ({ versions }) => versions.relative);
  if (relative > 0) {
    const params = { variant: 'relative', count: relative, total } as const;
    return { status: 'fail', params, evidence: examples((versions) => versions.relativeExamples) } as const;
  }
  const selfless = sum(files, ({ versions }) => versions.selfless);
  // Whether its versions link back is only in the other pages' entries.
  if (selfless === 0) return { status: 'info', params: { variant: 'sitemap', total } } as const;
  const params = { variant: 'self', count: selfless, total } as const;
  return { status: 'warn', params, evidence: examples((versions) => versions.selflessExamples) } as const;
}

/** A page with another canonical URL need not declare itself. */
function namesItself(page: ReadPage, own: readonly Version[]): boolean {
  const [canonical] = canonicalsOf(page).links;
  if (canonical && withoutSlashes(canonical.url.href) !== withoutSlashes(withoutTracking(page.url).href)) return true;
  const names = namesOf(page);
  // An unreadable URL may be the page itself.
  return own.some(({ url }) => url === null || names.includes(withoutSlashes(withoutTracking(new URL(url)).href)));
}

const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|srsltid)$/i;

function withoutTracking(url: URL): URL {
  const parameters = [...url.searchParams];
  const kept = parameters.filter(([name]) => !TRACKING.test(name));
  if (kept.length === parameters.length) return url;
  const clean = new URL(url);
  clean.search = new URLSearchParams(kept).toString();
  return clean;
}

/** The URLs by which another page may refer to this one: its own or its canonical URL. */
function namesOf({ page, url }: ReadPage): string[] {
  const { canonical } = readMetadata(page);
  return [withoutTracking(url), ...(canonical ? [canonical] : [])].map(({ href }) => withoutSlashes(href));
}

/** Extra or missing slashes lead to the same page. */
function withoutSlashes(href: string): string {
  const { origin, pathname, search } = new URL(href);
  return origin + pathname.replace(/\/$/, '') + search;
}

const pagesOf = (versions: readonly Version[]): number => new Set(versions.map(({ page }) => page)).size;

const shown = (versions: readonly Version[]): Evidence[] => versions.map(({ evidence }) => evidence);
