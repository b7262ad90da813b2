import { readLinks } from '../../../../page/links.ts';
import { wholeWords } from '../../../../lexicon/lexicon.ts';
import { comparable } from '../../../../page/normalise.ts';
import { readMetadata } from '../../../../page/metadata.ts';
import { decodeUriOrSelf } from '../../../../page/decode-uri.ts';
import { defineCheck, info } from '../../check.ts';
import type { SampledPage } from '../../gathered.ts';
import { elementEvidence } from '../../evidence.ts';

const FROM = Date.parse('2026-09-27');
const NOTICE = new RegExp(wholeWords('legalGuarantee'), 'u');
/** How much of an image's text and URL is searched; longer ones are data URLs. */
const MAX_LENGTH = 300;

export const check = defineCheck({
  id: 'guarantee-notice',
  requiredArtifacts: { now: 'now', market: 'euMarket', pages: 'wholePages' },
  judge({ now, market, pages }) {
    if (now < FROM) return { status: 'not-applicable' };
    const found = pages.flatMap(noticeOn);
    if (found.length > 0) return info({ variant: 'found' }, found);
    return info({ variant: 'missing', total: pages.length }, market.evidence);
  },
});

/** An image named as the notice, or a link to the EU page that the notice's QR code opens. */
function noticeOn(page: SampledPage) {
  const image = readMetadata(page.page).images.find(({ alt, url }) =>
    [alt ?? '', fileOf(url).replaceAll(/[-_.]/g, ' ')]
      .some((words) => NOTICE.test(comparable(words.slice(0, MAX_LENGTH)))));
  if (image) return [elementEvidence(page, image.element, { label: '<img>', value: image.alt || fileOf(image.url) })];
  const link = readLinks(page.page).find(({ url }) => url !== null && /(?:^|\.)europa\.eu$/.test(url.hostname)
    && /^\/youreurope(?:\/|$)/i.test(url.pathname));
  return link ? [elementEvidence(page, link.element, { label: '<a>', value: link.href ?? '' })] : [];
}

/** The last path segment of the URL. */
const fileOf = (url: string | null) =>
  decodeUriOrSelf((url ?? '').split(/[?#]/, 1)[0]!.split('/').at(-1) ?? '');
