import { readMetadata } from '../../../../page/metadata.ts';
import { check } from '../../check.ts';
import { MOST_EVIDENCE } from '../../evidence.ts';
import { pages } from '../../needs.ts';
import { elementEvidence, noneEvidence } from '../../page-evidence.ts';

/** Text must grow to twice its size without help (WCAG 1.4.4). */
const LEAST_ZOOM = 2;
/** Settings are looked for no further. */
const LONGEST = 1_000;
const LABEL = '<meta name="viewport">';

export const viewport = check({
  id: 'viewport',
  needs: { pages },
  judge({ pages }) {
    const total = pages.length;
    const set = pages.map((page) => {
      const tags = (readMetadata(page.page).meta.get('viewport') ?? []).filter(({ content }) => content.trim() !== '');
      return { page, tags };
    });
    const missing = set.filter(({ tags }) => tags.length === 0);
    if (missing.length > 0) {
      const evidence = missing.slice(0, MOST_EVIDENCE).map(({ page }) => noneEvidence(page, LABEL));
      return { status: 'fail', params: { count: missing.length, total }, evidence };
    }
    const blocking = set.flatMap(({ page, tags }) => tags.filter(({ content }) => blocksZoom(content)).slice(0, 1)
      .map(({ content, element }) => elementEvidence(page, element, { label: LABEL, value: content })));
    if (blocking.length === 0) return { status: 'pass', params: { total } };
    return { status: 'warn', params: { count: blocking.length, total }, evidence: blocking.slice(0, MOST_EVIDENCE) };
  },
});

function blocksZoom(content: string): boolean {
  const written = content.slice(0, LONGEST).toLowerCase().matchAll(/([a-z-]+)\s*=\s*([^\s,;]+)/g);
  const settings = new Map(Array.from(written, ([, name, value]) => [name, value!]));
  const scalable = settings.get('user-scalable');
  const most = Number.parseFloat(settings.get('maximum-scale') ?? '');
  return scalable === 'no' || scalable === '0' || (most > 0 && most < LEAST_ZOOM);
}
