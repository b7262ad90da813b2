import { hostKindOf } from '../../../../net/address.ts';
import { reasonAgainst } from '../../../../net/guard.ts';
import type { PageLink } from '../../../../page/links.ts';
import { defineCheck } from '../../check.ts';
import { writtenPages } from '../../artifacts.ts';
import { linksOn, placeEvidence } from '../../judging/page-links.ts';
import { judgeFaults } from '../../judging/faults.ts';

export const check = defineCheck({
  id: 'localhost-links',
  requiredArtifacts: { pages: writtenPages },
  judge({ pages }) {
    const links = linksOn(pages, (link) => link.url?.href ?? (isFile(link) ? link.href! : null));
    const total = links.length;
    if (total === 0) return { status: 'not-measured', reason: 'not-found' };
    const inner = links.filter(({ link }) => isFile(link) || (link.url !== null && isInner(link.url)));
    return judgeFaults(total, [['fail', placeEvidence('internal address', inner)]]);
  },
});

const isFile = ({ href = '' }: PageLink): boolean => /^\s*file:/i.test(href);

/** A hostname or IP address that is valid only on a local machine or private network. */
function isInner(url: URL): boolean {
  const shape = hostKindOf(url);
  return shape.kind === 'internal'
    || (shape.kind === 'literal' && reasonAgainst({ deny: [], nat64: null }, shape.address) !== null);
}
