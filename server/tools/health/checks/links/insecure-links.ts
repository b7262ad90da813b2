import { defineCheck } from '../../check.ts';
import { judgeLinks, linksOn } from '../../judging/page-links.ts';

export const check = defineCheck({
  id: 'insecure-links',
  causes: ['https'],
  requiredArtifacts: { pages: 'writtenPages' },
  judge: ({ pages }) =>
    judgeLinks(linksOn(pages, ({ url }) => url?.href ?? null), 'http', ({ url }) => url?.protocol === 'http:'),
});
