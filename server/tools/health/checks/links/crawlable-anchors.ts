import type { Evidence } from '../../../../../contract/health.ts';
import type { PageLink } from '../../../../page/links.ts';
import type { PageElement } from '../../../../page/nodes.ts';
import { attribute } from '../../../../page/tree.ts';
import { textContent } from '../../../../page/walk.ts';
import { defineCheck, notMeasured, judgeFaults } from '../../check.ts';
import { short } from '../../evidence.ts';
import type { ReadPage } from '../../gathered.ts';
import { linksOn, placeEvidence } from '../../judging/page-links.ts';

export const check = defineCheck({
  id: 'crawlable-anchors',
  requiredArtifacts: { pages: 'writtenPages' },
  judge({ pages }) {
    const links = linksOn(pages, (link) =>
      (link.url !== null || isUncrawlable(link) ? `${link.href} ${link.text}` : null));
    const fake = fakeLinksOn(pages);
    const total = links.length + fake.length;
    if (total === 0) return notMeasured('not-found');
    const uncrawlable = links.filter(({ link }) => isUncrawlable(link))
      .flatMap((one) => placeEvidence(whyUncrawlable(one.link), [one]));
    return judgeFaults(total, [['warn', [...uncrawlable, ...fake]]]);
  },
});

const LABEL_LIMITS = { nodes: 100, chars: 300 };

/** Fake links: elements with text and a click script, on which `href` has no effect; each text once. */
function fakeLinksOn(pages: readonly ReadPage[]): Evidence[] {
  const found = new Map<string, Evidence>();
  for (const { page, url } of pages) {
    for (const element of page.index.hrefOnNonLinks) {
      const text = textContent(element, LABEL_LIMITS).trim();
      if (attribute(element, 'onclick') === undefined || !/[\p{L}\p{N}]/u.test(text) || found.has(text)) continue;
      found.set(text, { label: 'script', value: text, page: url.href });
    }
  }
  return [...found.values()];
}

/** A script that navigates, or contains a URL. */
const NAVIGATES = /\b(?:location|open|navigate|href|goto)\b|['"](?:https?:\/)?\/[^'"]/i;
/** A script without effect: what the link does is scripted elsewhere. */
const DOES_NOTHING = /^(?:void\(?['"]{0,2}0?\)?|\/\/.*|\{\}|returnfalse|undefined)?;*$/i;
const ADDRESS_ATTRIBUTES = ['data-href', 'data-url', 'data-link', 'routerlink'];
const CONTROL_ATTRIBUTES = [
  'role', 'aria-expanded', 'aria-controls', 'aria-haspopup', 'aria-pressed', 'data-toggle', 'data-bs-toggle',
  'data-dismiss', 'data-bs-dismiss', 'data-fancybox',
];

/** True for a link that people can follow and crawlers cannot; not for a toggle, or a link that gives no target. */
function isUncrawlable({ element, href, text, url }: PageLink): boolean {
  if (element.tagName !== 'a' || !/[\p{L}\p{N}]/u.test(text) || has(element, CONTROL_ATTRIBUTES)) return false;
  const written = href?.replace(/\s/g, '') ?? '';
  if (/^(?:ftp|file):/i.test(written)) return true;
  const [, script] = /^javascript:(.*)$/i.exec(written) ?? [];
  if (script !== undefined) return DOES_NOTHING.test(script) || NAVIGATES.test(script);
  // An empty `href` resolves to the page itself.
  if (href !== undefined && written === '') return true;
  if (url === null && isBrokenAddress(written)) return true;
  if (written !== '' && written !== '#') return false;
  return NAVIGATES.test(attribute(element, 'onclick') ?? '') || has(element, ADDRESS_ATTRIBUTES);
}

const MAX_ADDRESS = 60;

/** What keeps crawlers from following the link: a script, or its URL as written. */
const whyUncrawlable = ({ href }: PageLink): string => {
  const written = href?.replace(/\s/g, '');
  const isScript = written === undefined || written === '#' || /^javascript:/i.test(written);
  return isScript ? 'script' : `href="${short(href!, MAX_ADDRESS)}"`;
};

/** A malformed http, https or relative URL, or an incomplete percent-encoding. */
const isBrokenAddress = (written: string) => written !== '' && !/^(?:mailto|tel|sms):/i.test(written)
  && (/^https?:/i.test(written) || !/^[a-z][a-z\d+.-]*:/i.test(written) || /%(?![\da-f]{2})/i.test(written));

const has = (element: PageElement, names: readonly string[]) =>
  names.some((name) => attribute(element, name) !== undefined);
