import { wholeWords } from '../../../../lexicon/lexicon.ts';
import { comparable } from '../../../../page/normalise.ts';
import { readMetadata } from '../../../../page/metadata.ts';
import { unescaped } from '../../../../page/unescaped.ts';
import { defineCheck } from '../../check.ts';
import { MOST_EVIDENCE } from '../../evidence.ts';
import type { SampledPage } from '../../gathered.ts';
import { now, wholePages } from '../../artifacts.ts';
import { euMarket } from '../../artifacts-registry.ts';
import { linksOf } from '../../gather/internal-links.ts';
import { elementEvidence } from '../../page-evidence.ts';

const FROM = Date.parse('2026-09-27');
const NOTICE = new RegExp(wholeWords('legalGuarantee'), 'u');
/** What an image's words and address are looked through for; a longer one is data. */
const LONGEST = 300;

export const check = defineCheck({
  id: 'guarantee-notice',
  requiredArtifacts: { now, market: euMarket, pages: wholePages },
  judge({ now: at, market, pages }) {
    if (at < FROM) return { status: 'not-applicable' };
    const found = pages.flatMap(noticeOn);
    if (found.length > 0) {
      return { status: 'info', params: { variant: 'found' }, evidence: found.slice(0, MOST_EVIDENCE) };
    }
    return { status: 'info', params: { variant: 'missing', total: pages.length }, evidence: market.evidence };
  },
});

/** An image that is named so, or a link to the Union's own page, where the notice's code leads. */
function noticeOn(page: SampledPage) {
  const image = readMetadata(page.page).images.find(({ alt, url }) =>
    [alt ?? '', fileOf(url).replaceAll(/[-_.]/g, ' ')]
      .some((words) => NOTICE.test(comparable(words.slice(0, LONGEST)))));
  if (image) return [elementEvidence(page, image.element, { label: '<img>', value: image.alt || fileOf(image.url) })];
  const link = linksOf(page.page).find(({ url }) => url !== null && /(?:^|\.)europa\.eu$/.test(url.hostname)
    && /^\/youreurope(?:\/|$)/i.test(url.pathname));
  return link ? [elementEvidence(page, link.element, { label: '<a>', value: link.href ?? '' })] : [];
}

/** The last part of the address. */
const fileOf = (url: string | null): string => unescaped((url ?? '').split(/[?#]/, 1)[0]!.split('/').at(-1) ?? '');
