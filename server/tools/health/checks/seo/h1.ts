import { attribute } from '../../../../page/tree.ts';
import type { PageElement } from '../../../../page/nodes.ts';
import { readMetadata } from '../../../../page/metadata.ts';
import { walk } from '../../../../page/walk.ts';
import { defineCheck } from '../../check.ts';
import { wholePages } from '../../artifacts.ts';
import { elementEvidence, noneEvidence } from '../../page-evidence.ts';

const MAX_NODES = 200;

export const check = defineCheck({
  id: 'h1',
  requiredArtifacts: { pages: wholePages },
  judge({ pages }) {
    const total = pages.length;
    const headed = pages.map((page) => {
      const first = readMetadata(page.page).headings.filter(({ level }) => level === 1);
      const headings = first.map(({ element, text }) => ({ element, text: text || pictured(element) }));
      return { page, headings: headings.filter(({ text }) => text !== '') };
    });
    const without = headed.filter(({ headings }) => headings.length === 0);
    if (without.length > 0) {
      const evidence = without.map(({ page }) => noneEvidence(page, '<h1>'));
      return { status: 'fail', params: { count: without.length, total }, evidence };
    }
    const several = headed.filter(({ headings }) => headings.length > 1);
    if (several.length === 0) return { status: 'pass', params: { total } };
    const evidence = several.flatMap(({ page, headings }) =>
      headings.map(({ element, text }) => elementEvidence(page, element, { label: '<h1>', value: text })));
    return { status: 'warn', params: { count: several.length, total }, evidence };
  },
});

/** The alternative text of images in a heading. */
function pictured(heading: PageElement): string {
  const words: string[] = [];
  let nodes = 0;
  walk(heading, (node) => {
    nodes += 1;
    if (nodes > MAX_NODES) return 'end';
    if (node.kind !== 'element') return;
    words.push((node.tagName === 'img' ? attribute(node, 'alt') : attribute(node, 'aria-label'))?.trim() ?? '');
  });
  return words.filter((word) => word !== '').join(' ');
}
