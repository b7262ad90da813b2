import type { Evidence } from '../../../../../contract/health.ts';
import { isCountry, readLanguageTag } from '../../../../page/language-tag.ts';
import { readMetadata } from '../../../../page/metadata.ts';
import { defineCheck } from '../../check.ts';
import { MOST_EVIDENCE, short } from '../../evidence.ts';
import type { SampledPage } from '../../gathered.ts';
import { writtenSearchPages } from '../../artifacts.ts';
import { canonicalsOf } from '../../judging/canonical-links.ts';
import { languageVersionsOf } from '../../judging/language-versions.ts';
import type { Version } from '../../judging/language-versions.ts';
import { pageEvidence } from '../../page-evidence.ts';

export const check = defineCheck({
  id: 'hreflang',
  requiredArtifacts: { pages: writtenSearchPages },
  judge({ pages }) {
    const named = pages.map((page) => ({ page, ...languageVersionsOf(page) }));
    const versions = new Map(named.map(({ page, read }) => [page, read]));
    const naming = [...versions].filter(([, own]) => own.length > 0);
    const unread = named.filter(({ read, ignored }) => read.length === 0 && ignored.length > 0);
    const total = naming.length + unread.length;
    if (total === 0) return { status: 'not-applicable' };
    const all = naming.flatMap(([, own]) => own);

    const invalid = all.filter(({ code }) => !isCode(code));
    const [wrong] = invalid;
    if (wrong) {
      return { status: 'fail', params: { variant: 'invalid', value: short(wrong.code) }, evidence: shown(invalid) };
    }
    const relative = all.filter(({ href }) => !/^\s*https?:\/\//i.test(href));
    if (relative.length > 0) {
      const params = { variant: 'relative', count: pagesOf(relative), total } as const;
      return { status: 'fail', params, evidence: shown(relative) };
    }

    // Only versions that are in the sample were seen to answer or not to.
    const byAddress = new Map(pages.map((page) => [page.url.href, page]));
    const seen = all.flatMap((version) => {
      const other = version.url === null ? undefined : byAddress.get(version.url);
      return other && other !== version.page ? [{ version, other }] : [];
    });
    const namedBy = new Map([...versions].map(([page, own]) =>
      [page, new Set(own.flatMap(({ url }) => (url === null ? [] : bare(url))))]));
    const oneWay = seen
      .filter(({ version, other }) => !namesOf(version.page).some((name) => namedBy.get(other)?.has(name)))
      .map(({ version }) => version);
    const others = new Set(all.flatMap(({ url, page }) => (url === null || url === page.url.href ? [] : [url])));
    const seenOthers = new Set(seen.map(({ version }) => version.url));
    const inSample = pageEvidence(named.find(({ read, ignored }) => read.length + ignored.length > 0)!.page, 'hreflang ⇄ sample', `${seenOthers.size} / ${others.size}`);
    if (oneWay.length > 0) {
      const params = { variant: 'one-way', count: pagesOf(oneWay), total } as const;
      return { status: 'warn', params, evidence: [...shown(oneWay), inSample] };
    }
    if (unread.length > 0) {
      const evidence = unread.flatMap(({ ignored }) => ignored).slice(0, MOST_EVIDENCE);
      return { status: 'warn', params: { variant: 'body', count: unread.length, total }, evidence };
    }
    const selfless = naming.filter(([page, own]) => !namesItself(page, own));
    if (selfless.length > 0) {
      const evidence = [...shown(selfless.flatMap(([, own]) => own)), inSample];
      return { status: 'warn', params: { variant: 'self', count: selfless.length, total }, evidence };
    }
    const conflicting = naming.flatMap(([, own]) => own.filter(({ code, url }) =>
      own.some((other) => other.code.toLowerCase() === code.toLowerCase() && other.url !== url)));
    if (conflicting.length > 0) {
      const params = { variant: 'conflict', count: pagesOf(conflicting), total } as const;
      return { status: 'warn', params, evidence: [...shown(conflicting), inSample] };
    }
    const open = naming.filter(([, own]) => !own.some(({ code }) => code.toLowerCase() === 'x-default'));
    if (open.length > 0) {
      const evidence = [...shown(open.flatMap(([, own]) => own)), inSample];
      return { status: 'info', params: { count: open.length, total }, evidence };
    }
    return { status: 'pass', params: { total }, evidence: [inSample] };
  },
});

/** A page whose canonical address is another is not the one that must name itself. */
function namesItself(page: SampledPage, own: readonly Version[]): boolean {
  const [canonical] = canonicalsOf(page).links;
  if (canonical && bare(canonical.url.href) !== bare(withoutTracking(page.url).href)) return true;
  // What nobody can read may be the page itself.
  return own.some(({ url }) => url === null || namesOf(page).includes(bare(withoutTracking(new URL(url)).href)));
}

const TRACKING = /^(?:utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|srsltid)$/i;

function withoutTracking(url: URL): URL {
  const clean = new URL(url);
  for (const name of [...clean.searchParams.keys()]) if (TRACKING.test(name)) clean.searchParams.delete(name);
  return clean;
}

/** Reserved codes that a language tag may have; search engines take countries alone (ISO 3166-1). */
const NO_COUNTRY: readonly (string | undefined)[] = ['EU', 'EZ', 'UN'];

function isCode(code: string): boolean {
  if (code.toLowerCase() === 'x-default') return true;
  const tag = readLanguageTag(code);
  // A region of numbers is none of ISO 3166-1, and two capitals alone are a country without its language.
  return tag !== null && !NO_COUNTRY.includes(tag.region) && !/^\d/.test(tag.region ?? '') && !isCountry(code);
}

/** What another page may call this one: its address, or the one it says is its own. */
function namesOf({ page, url }: SampledPage): string[] {
  const { canonical } = readMetadata(page);
  return [withoutTracking(url), ...(canonical ? [canonical] : [])].map(({ href }) => bare(href));
}

/** A slash too many or too few leads to the same page. */
function bare(href: string): string {
  const { origin, pathname, search } = new URL(href);
  return origin + pathname.replace(/\/$/, '') + search;
}

const pagesOf = (versions: readonly Version[]): number => new Set(versions.map(({ page }) => page)).size;

const shown = (versions: readonly Version[]): Evidence[] =>
  versions.slice(0, MOST_EVIDENCE - 1).map(({ evidence }) => evidence);
