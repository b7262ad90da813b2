import type { Evidence } from '../../../../../contract/health.ts';
import type { PageElement } from '../../../../page/nodes.ts';
import { readMetadata } from '../../../../page/metadata.ts';
import type { Page } from '../../../../page/page.ts';
import { attribute, attributeWords } from '../../../../page/tree.ts';
import { defineCheck, pass } from '../../check.ts';
import { tagEvidence } from '../../evidence.ts';
import { within } from '../../text-regions.ts';

const WARN_ABOVE = 10;
const FAIL_ABOVE = 30;

export const check = defineCheck({
  id: 'img-alt',
  requiredArtifacts: { pages: 'wholePages' },
  judge({ pages }) {
    // An image that is on every page, such as a logo, counts once, and fails if it lacks its text anywhere.
    const images = new Map<string | PageElement, Evidence | null>();
    for (const page of pages) {
      const isHidden = within(isHiddenFromReaders);
      for (const { url, alt, element } of readMetadata(page.page).images) {
        const isFine = alt !== undefined
          || hasOtherText(element, page.page)
          || isDecorative(element)
          || isHidden(element);
        const key = url ?? element;
        images.set(key, images.get(key) ?? (isFine ? null : tagEvidence(page, element)));
      }
    }
    const total = images.size;
    if (total === 0) return { status: 'not-applicable' };
    const evidence = [...images.values()].filter((one) => one !== null);
    const count = evidence.length;
    const percent = (count / total) * 100;
    if (percent <= WARN_ABOVE) return pass({ count, total }, evidence);
    return { status: percent > FAIL_ABOVE ? 'fail' : 'warn', params: { count, total, percent }, evidence };
  },
});

/** True if the image has a text in another attribute than `alt`. */
const hasOtherText = (element: PageElement, { ids }: Page) =>
  ['aria-label', 'title'].some((name) => attribute(element, name)?.trim())
  || attributeWords(element, 'aria-labelledby').some((id) => ids.has(id));

const isHiddenFromReaders = (element: PageElement) =>
  attribute(element, 'aria-hidden') === 'true' || (attribute(element, 'hidden') ?? 'until-found') !== 'until-found';

/** True if the image is decorative by its role, or a tracking pixel. */
function isDecorative(element: PageElement): boolean {
  const role = attribute(element, 'role');
  if (role === 'presentation' || role === 'none') return true;
  return attribute(element, 'width') === '1' && attribute(element, 'height') === '1';
}
