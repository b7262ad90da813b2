import type { Evidence } from '../../../../../contract/health.ts';
import { readLanguageTag } from '../../../../page/language-tag.ts';
import { readMetadata } from '../../../../page/metadata.ts';
import type { LinkTag } from '../../../../page/metadata.ts';
import { withoutFragment } from '../../gather/internal-links.ts';
import { check } from '../../check.ts';
import { MOST_EVIDENCE, short } from '../../evidence.ts';
import type { SampledPage } from '../../gathered.ts';
import { writtenSearchPages } from '../../needs.ts';
import { elementEvidence, pageEvidence } from '../../page-evidence.ts';

interface Version {
  page: SampledPage;
  code: string;
  href: string;
  url: string | null;
  evidence: Evidence;
}

export const hreflang = check({
  id: 'hreflang',
  needs: { pages: writtenSearchPages },
  judge({ pages }) {
    const versions = new Map(pages.map((page) => [page, versionsOf(page)]));
    const naming = [...versions].filter(([, own]) => own.length > 0);
    const total = naming.length;
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
    const inSample = pageEvidence(naming[0]![0], 'hreflang ⇄ sample', `${seenOthers.size} / ${others.size}`);
    if (oneWay.length > 0) {
      const params = { variant: 'one-way', count: pagesOf(oneWay), total } as const;
      return { status: 'fail', params, evidence: [...shown(oneWay), inSample] };
    }
    const open = naming.filter(([, own]) => !own.some(({ code }) => code.toLowerCase() === 'x-default'));
    if (open.length > 0) {
      const evidence = [...shown(open.flatMap(([, own]) => own)), inSample];
      return { status: 'warn', params: { count: open.length, total }, evidence };
    }
    return { status: 'pass', params: { total }, evidence: [inSample] };
  },
});

const versionsOf = (page: SampledPage): Version[] => readMetadata(page.page).links
  .filter((link): link is LinkTag & { hreflang: string } =>
    link.rel.includes('alternate') && link.hreflang !== undefined)
  .map(({ hreflang: code, href, url, element }) => ({
    page, code: code.trim(), href, url: url === null ? null : withoutFragment(new URL(url)).href,
    evidence: elementEvidence(page, element, { label: `hreflang="${short(code, 40)}"`, value: href }),
  }));

/** Reserved codes that a language tag may have; search engines take countries alone (ISO 3166-1). */
const NO_COUNTRY: readonly (string | undefined)[] = ['EU', 'EZ', 'UN'];

function isCode(code: string): boolean {
  if (code.toLowerCase() === 'x-default') return true;
  const tag = readLanguageTag(code);
  return tag !== null && !NO_COUNTRY.includes(tag.region);
}

/** What another page may call this one: its address, or the one it says is its own. */
function namesOf({ page, url }: SampledPage): string[] {
  const { canonical } = readMetadata(page);
  return [url, ...(canonical ? [canonical] : [])].map(({ href }) => bare(href));
}

/** A slash too many or too few leads to the same page. */
function bare(href: string): string {
  const { origin, pathname, search } = new URL(href);
  return origin + pathname.replace(/\/$/, '') + search;
}

const pagesOf = (versions: readonly Version[]): number => new Set(versions.map(({ page }) => page)).size;

const shown = (versions: readonly Version[]): Evidence[] =>
  versions.slice(0, MOST_EVIDENCE - 1).map(({ evidence }) => evidence);
