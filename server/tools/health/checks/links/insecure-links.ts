import { defineCheck } from '../../check.ts';
import { writtenPages } from '../../artifacts.ts';
import { linksOn, placeEvidence } from '../../judging/page-links.ts';
import { judgeFaults } from '../../judging/faults.ts';

export const check = defineCheck({
  id: 'insecure-links',
  causes: ['https'],
  requiredArtifacts: { pages: writtenPages },
  judge({ pages }) {
    const links = linksOn(pages, ({ url }) => url?.href ?? null);
    const total = links.length;
    if (total === 0) return { status: 'not-measured', reason: 'not-found' };
    const insecure = links.filter(({ link }) => link.url?.protocol === 'http:');
    return judgeFaults(total, [['fail', placeEvidence('http', insecure)]]);
  },
});
