import { attribute } from '../../../../page/tree.ts';
import type { PageElement } from '../../../../page/nodes.ts';
import { readMetadata } from '../../../../page/metadata.ts';
import { walk } from '../../../../page/walk.ts';
import { defineCheck, judgeFaults } from '../../check.ts';
import { elementEvidence, noneEvidence } from '../../evidence.ts';

const MAX_NODES = 200;

export const check = defineCheck({
  id: 'h1',
  requiredArtifacts: { pages: 'wholePages' },
  judge({ pages }) {
    const headed = pages.map((page) => {
      const first = readMetadata(page.page).headings.filter(({ level }) => level === 1);
      const evidence = first.map(({ element, text }) =>
        elementEvidence(page, element, { label: '<h1>', value: text || imageText(element) }));
      return { page, evidence: evidence.filter(({ value }) => value !== '') };
    });
    const without = headed.filter(({ evidence }) => evidence.length === 0);
    return judgeFaults(pages.length, [
      ['fail', without.map(({ page }) => noneEvidence(page, '<h1>'))],
      ['warn', headed.filter(({ evidence }) => evidence.length > 1)],
    ]);
  },
});

/** The alternative texts of a heading's images and the `aria-label`s of its other elements. */
function imageText(heading: PageElement): string {
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
