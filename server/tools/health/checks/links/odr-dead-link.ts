import type { PageLink } from '../../../../page/links.ts';
import { defineCheck } from '../../check.ts';
import { wholePages } from '../../artifacts.ts';
import { linksOn, placeEvidence } from '../../judging/page-links.ts';

export const check = defineCheck({
  id: 'odr-dead-link',
  requiredArtifacts: { pages: wholePages },
  judge({ pages }) {
    const found = pages.flatMap((page) => linksOn([page], (link) => (leadsToOdr(link) ? 'odr' : null)));
    if (found.length === 0) return { status: 'pass', params: {} };
    const params = { count: found.length, total: pages.length };
    return { status: 'fail', params, evidence: placeEvidence('ODR', found) };
  },
});

/** The platform the Union closed in July 2025, under both its names. */
const leadsToOdr = ({ url }: PageLink): boolean => url !== null && (
  (/^(?:www\.)?ec\.europa\.eu$/.test(url.hostname) && /^\/consumers\/odr(?:\/|$)/i.test(url.pathname))
  || (url.hostname === 'webgate.ec.europa.eu' && /^\/odr(?:\/|$)/i.test(url.pathname)));
