import { readMetadata } from '../../../../page/metadata.ts';
import { defineCheck } from '../../check.ts';
import { searchPages } from '../../artifacts.ts';
import { noneEvidence } from '../../page-evidence.ts';

const TAGS = {
  title: ['og:title'], image: ['og:image', 'og:image:url', 'og:image:secure_url'], url: ['og:url'],
} as const;
const TERMS = ['title', 'image', 'url'] as const;

export const check = defineCheck({
  id: 'og-basics',
  requiredArtifacts: { pages: searchPages },
  judge({ pages }) {
    const total = pages.length;
    const cards = pages.map((page) => {
      const { meta } = readMetadata(page.page);
      const has = (name: string): boolean => (meta.get(name) ?? []).some(({ content }) => content.trim() !== '');
      return { page, missing: TERMS.filter((term) => !TAGS[term].some(has)) };
    });
    const evidenceOf = (some: typeof cards) => some
      .flatMap(({ page, missing }) => missing.map((term) => noneEvidence(page, TAGS[term][0])));
    const none = cards.filter(({ missing }) => missing.length === TERMS.length);
    if (none.length > 0) return { status: 'fail', params: { count: none.length, total }, evidence: evidenceOf(none) };
    const partial = cards.filter(({ missing }) => missing.length > 0);
    if (partial.length === 0) return { status: 'pass', params: { total } };
    const missing = TERMS.filter((term) => partial.some((card) => card.missing.includes(term))).join(', ');
    return { status: 'warn', params: { count: partial.length, total, missing }, evidence: evidenceOf(partial) };
  },
});
