import { readMetadata } from '../../../../page/metadata.ts';
import { defineCheck, judgeTerms } from '../../check.ts';
import { noneEvidence } from '../../evidence.ts';

const TAGS = {
  title: ['og:title'], image: ['og:image', 'og:image:url', 'og:image:secure_url'], url: ['og:url'],
} as const;
const TERMS = ['title', 'image', 'url'] as const;

export const check = defineCheck({
  id: 'og-basics',
  requiredArtifacts: { pages: 'searchPages' },
  judge({ pages }) {
    const cards = pages.map((page) => {
      const { meta } = readMetadata(page.page);
      const has = (name: string): boolean => (meta.get(name) ?? []).some(({ content }) => content.trim() !== '');
      const missing = TERMS.filter((term) => !TAGS[term].some(has));
      return { missing, evidence: missing.map((term) => noneEvidence(page, TAGS[term][0])) };
    });
    return judgeTerms(TERMS, {
      total: pages.length,
      bare: cards.filter(({ missing }) => missing.length === TERMS.length),
      partial: cards.filter(({ missing }) => missing.length > 0),
    });
  },
});
