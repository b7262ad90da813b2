import type { Evidence } from '../../../../../contract/health.ts';
import type { PageElement } from '../../../../page/nodes.ts';
import { readMetadata } from '../../../../page/metadata.ts';
import { attribute } from '../../../../page/tree.ts';
import { defineCheck } from '../../check.ts';
import { wholePages } from '../../artifacts.ts';
import { tagEvidence } from '../../page-evidence.ts';

const WARN_ABOVE = 10;
const FAIL_ABOVE = 30;

export const check = defineCheck({
  id: 'img-alt',
  requiredArtifacts: { pages: wholePages },
  judge({ pages }) {
    // An image that is on every page, such as a logo, counts once, and fails if it lacks its text anywhere.
    const images = new Map<string | PageElement, Evidence | null>();
    for (const page of pages) {
      for (const { url, alt, element } of readMetadata(page.page).images) {
        const isFine = alt !== undefined || isForNobody(element);
        const key = url ?? element;
        images.set(key, images.get(key) ?? (isFine ? null : tagEvidence(page, element)));
      }
    }
    const total = images.size;
    if (total === 0) return { status: 'not-applicable' };
    const evidence = [...images.values()].filter((one) => one !== null);
    const count = evidence.length;
    const percent = (count / total) * 100;
    if (percent <= WARN_ABOVE) return { status: 'pass', params: { count, total }, evidence };
    return { status: percent > FAIL_ABOVE ? 'fail' : 'warn', params: { count, total, percent }, evidence };
  },
});

/** Hidden from screen readers by its markup, or a tracking pixel. */
function isForNobody(element: PageElement): boolean {
  const role = attribute(element, 'role');
  if (role === 'presentation' || role === 'none' || attribute(element, 'aria-hidden') === 'true') return true;
  return attribute(element, 'width') === '1' && attribute(element, 'height') === '1';
}
