import { readMetadata } from '../../../../page/metadata.ts';
import { nfcText } from '../../../../page/normalise.ts';
import { defineCheck } from '../../check.ts';
import { writtenSearchPages } from '../../artifacts.ts';
import { judgeOffenders } from '../../judging/offenders.ts';
import { elementEvidence, noneEvidence } from '../../page-evidence.ts';

const SHORTEST = 50;
const LONGEST = 160;
const LABEL = '<meta name="description">';

export const check = defineCheck({
  id: 'meta-description',
  requiredArtifacts: { pages: writtenSearchPages },
  judge({ pages }) {
    const total = pages.length;
    const described = pages.map((page) => {
      const tags = readMetadata(page.page).named.get('description') ?? [];
      const texts = tags.map(({ content, element }) => ({ element, text: nfcText(content) }));
      return { page, tag: texts.find(({ text }) => text !== '') };
    });
    const missing = described.filter(({ tag }) => !tag);
    if (missing.length > 0) {
      const evidence = missing.map(({ page }) => noneEvidence(page, LABEL));
      return { status: 'fail', params: { count: missing.length, total }, evidence };
    }
    const unfit = described.flatMap(({ page, tag }) => (tag && !isFit(tag.text)
      ? [elementEvidence(page, tag.element, { label: LABEL, value: tag.text })] : []));
    return judgeOffenders('warn', total, unfit);
  },
});

function isFit(text: string): boolean {
  const { length } = [...text];
  return length >= SHORTEST && length <= LONGEST;
}
