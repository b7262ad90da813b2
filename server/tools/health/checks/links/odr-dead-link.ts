import { wholeWords } from '../../../../lexicon/lexicon.ts';
import type { PageLink } from '../../../../page/links.ts';
import { defineCheck, fail, pass, warn } from '../../check.ts';
import type { SampledPage } from '../../gathered.ts';
import { linksOn, placeEvidence } from '../../judging/page-links.ts';
import { phrasesIn } from '../../judging/phrases.ts';
import { textEvidence } from '../../evidence.ts';

export const check = defineCheck({
  id: 'odr-dead-link',
  requiredArtifacts: { pages: 'wholePages' },
  judge({ pages }) {
    const found = pages.flatMap((page) => linksOn([page], (link) => (leadsToOdr(link) ? 'odr' : null)));
    const total = pages.length;
    if (found.length > 0) return fail({ count: found.length, total }, placeEvidence('ODR', found));
    const named = pages.flatMap(namedOn);
    if (named.length === 0) return pass({});
    return warn({ count: named.length, total }, named);
  },
});

/** The EU's ODR platform, closed in July 2025, under both its names. */
const leadsToOdr = ({ url }: PageLink) => url !== null && (
  (/^(?:www\.)?ec\.europa\.eu$/.test(url.hostname) && /^\/(?:consumers\/)?odr(?:\/|$)/i.test(url.pathname))
  || (url.hostname === 'webgate.ec.europa.eu' && /^\/odr(?:\/|$)/i.test(url.pathname)));

const NAME = new RegExp(`${wholeWords('odrPlatform')}|ec\\.europa\\.eu/(?:consumers/)?odr(?![\\p{L}\\p{N}-])`, 'gu');
const CLOSED = new RegExp(wholeWords('closedDown'), 'u');
/** How close to the name, on the same line, a word for “closed” must be. */
const NEAR = 200;

/** The first mention on the page that presents the platform as open. */
function namedOn(page: SampledPage) {
  const open = phrasesIn(page.page.text, NAME, NEAR).find(({ before, after }) => !CLOSED.test(`${before} ${after}`));
  return open ? [textEvidence(page, open.span)] : [];
}
