import { readMetadata } from '../../../../page/metadata.ts';
import { defineCheck, judgeFaults } from '../../check.ts';
import { elementEvidence, noneEvidence } from '../../evidence.ts';

const SHORTEST = 10;
const LONGEST = 65;

export const check = defineCheck({
  id: 'page-title',
  requiredArtifacts: { pages: 'writtenSearchPages' },
  judge({ pages }) {
    const titled = pages.map((page) => {
      const { titles } = readMetadata(page.page);
      const evidence = page.page.index.titles.map((element, at) =>
        elementEvidence(page, element, { label: '<title>', value: titles[at] ?? '' }));
      return { page, texts: titles.filter((title) => title !== ''), evidence };
    });
    const missing = titled.filter(({ texts }) => texts.length === 0);
    const several = titled.filter(({ texts }) => texts.length > 1);
    const unfit = titled.filter(({ texts }) => texts.length === 1 && !hasGoodLength(texts[0]!));
    const evidence = [...several, ...unfit].flatMap((one) => one.evidence);
    return judgeFaults(pages.length, [
      ['fail', missing.map(({ page }) => noneEvidence(page, '<title>'))],
      ['warn', { count: several.length, evidence }, 'several'],
      ['warn', { count: unfit.length, evidence }, 'length'],
    ]);
  },
});

function hasGoodLength(title: string): boolean {
  const { length } = [...title];
  return length >= SHORTEST && length <= LONGEST;
}
