import { readMetadata } from '../../../../page/metadata.ts';
import { nfcText } from '../../../../page/normalise.ts';
import { defineCheck, judgeFaults } from '../../check.ts';
import { elementEvidence, noneEvidence } from '../../evidence.ts';

const SHORTEST = 50;
const LONGEST = 160;
const LABEL = '<meta name="description">';

export const check = defineCheck({
  id: 'meta-description',
  requiredArtifacts: { pages: 'writtenSearchPages' },
  judge({ pages }) {
    const described = pages.map((page) => {
      const tags = readMetadata(page.page).named.get('description') ?? [];
      const texts = tags.map(({ content, element }) => ({ element, text: nfcText(content) }));
      return { page, tag: texts.find(({ text }) => text !== '') };
    });
    return judgeFaults(pages.length, [
      ['fail', described.flatMap(({ page, tag }) => (tag ? [] : [noneEvidence(page, LABEL)]))],
      ['warn', described.flatMap(({ page, tag }) => (tag && !hasGoodLength(tag.text)
        ? [elementEvidence(page, tag.element, { label: LABEL, value: tag.text })] : []))],
    ]);
  },
});

function hasGoodLength(text: string): boolean {
  const { length } = [...text];
  return length >= SHORTEST && length <= LONGEST;
}
