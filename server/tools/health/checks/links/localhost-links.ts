import { hostKindOf } from '../../../../net/address.ts';
import { reasonAgainst } from '../../../../net/guard.ts';
import type { PageLink } from '../../../../page/links.ts';
import { defineCheck } from '../../check.ts';
import { judgeLinks, linksOn } from '../../judging/page-links.ts';

export const check = defineCheck({
  id: 'localhost-links',
  requiredArtifacts: { pages: 'writtenPages' },
  judge({ pages }) {
    const links = linksOn(pages, (link) => link.url?.href ?? (isFile(link) ? link.href! : null));
    return judgeLinks(links, 'internal address', (link) => isFile(link) || (link.url !== null && isInternal(link.url)));
  },
});

const isFile = ({ href = '' }: PageLink) => /^\s*file:/i.test(href);

/** A hostname or IP address that is valid only on a local machine or private network. */
function isInternal(url: URL): boolean {
  const shape = hostKindOf(url);
  return shape.kind === 'internal'
    || (shape.kind === 'literal' && reasonAgainst({ deny: [], nat64: null }, shape.address) !== null);
}
