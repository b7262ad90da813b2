import type { PageLink } from '../../../../page/links.ts';
import type { PageElement } from '../../../../page/nodes.ts';
import { attribute } from '../../../../page/tree.ts';
import { defineCheck } from '../../check.ts';
import { writtenPages } from '../../artifacts.ts';
import { linksOn, placeEvidence } from '../../judging/page-links.ts';

export const check = defineCheck({
  id: 'crawlable-anchors',
  requiredArtifacts: { pages: writtenPages },
  judge({ pages }) {
    const links = linksOn(pages, (link) =>
      (link.url !== null || isScriptOnly(link) ? `${link.href} ${link.text}` : null));
    const total = links.length;
    if (total === 0) return { status: 'not-measured', reason: 'not-found' };
    const scripted = links.filter(({ link }) => isScriptOnly(link));
    if (scripted.length === 0) return { status: 'pass', params: { total } };
    return { status: 'warn', params: { count: scripted.length, total }, evidence: placeEvidence('script', scripted) };
  },
});

const GOES = /\b(?:location|open|navigate|href)\b/i;
const ADDRESS_ATTRIBUTES = ['data-href', 'data-url', 'data-link', 'routerlink'];
const CONTROL_ATTRIBUTES = [
  'role', 'aria-expanded', 'aria-controls', 'aria-haspopup', 'aria-pressed', 'data-toggle', 'data-bs-toggle',
  'data-dismiss', 'data-bs-dismiss', 'data-fancybox',
];

/** A link for people alone: not what opens or closes a part of the page, nor what says nothing of where it leads. */
function isScriptOnly({ element, href, text, url }: PageLink): boolean {
  if (element.tagName !== 'a' || !/[\p{L}\p{N}]/u.test(text) || has(element, CONTROL_ATTRIBUTES)) return false;
  const written = href?.replace(/\s/g, '') ?? '';
  if (/^(?:javascript|ftp|file):/i.test(written)) return true;
  // Nothing where an address should be leads to the page itself.
  if (href !== undefined && written === '') return true;
  if (url === null && isBrokenAddress(written)) return true;
  if (written !== '' && written !== '#') return false;
  return GOES.test(attribute(element, 'onclick') ?? '') || has(element, ADDRESS_ATTRIBUTES);
}

/** An address of the web, or one without a scheme, that nobody can read; or a percent sign that begins no character. */
const isBrokenAddress = (written: string): boolean => written !== '' && !/^(?:mailto|tel|sms):/i.test(written)
  && (/^https?:/i.test(written) || !/^[a-z][a-z\d+.-]*:/i.test(written) || /%(?![\da-f]{2})/i.test(written));

const has = (element: PageElement, names: readonly string[]): boolean =>
  names.some((name) => attribute(element, name) !== undefined);
