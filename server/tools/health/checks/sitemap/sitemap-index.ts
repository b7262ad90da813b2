import { check, unjudged } from '../../check.ts';
import { short } from '../../evidence.ts';
import { sitemaps } from '../../needs.ts';
import type { SitemapFile } from '../../gather/sitemap-file.ts';
import { notApplicable, unseen } from '../../seen.ts';
import type { Unseen } from '../../seen.ts';
import { answerOf, filesEvidence, isMeasured, isServed } from './files.ts';

export const sitemapIndex = check({
  id: 'sitemap-index',
  needs: { found: sitemaps },
  judge({ found: { files } }) {
    if (!files.some(({ content }) => content === 'index')) return unjudged(whyNone(files));
    const named = files.filter(({ parent }) => parent !== null);
    const deep = named.find(({ content }) => content === 'index');
    if (deep) {
      const params = { variant: 'deep', url: short(deep.url.href) } as const;
      return { status: 'fail', params, evidence: filesEvidence([deep], answerOf) };
    }
    const tried = named.filter(isMeasured);
    const total = tried.length;
    if (total === 0) return unjudged(unseen(named[0]?.unseen ?? 'not-found'));
    const dead = tried.filter((file) => !isServed(file));
    const evidence = filesEvidence(dead, answerOf);
    if (dead.length === 0) return { status: 'pass', params: { total } };
    if (dead.length === total) return { status: 'fail', params: { variant: 'dead', total }, evidence };
    return { status: 'warn', params: { count: dead.length, total }, evidence };
  },
});

/** Only a file that was read is known to be no index. */
function whyNone(files: readonly SitemapFile[]): Unseen {
  const lists: readonly SitemapFile['content'][] = ['urlset', 'feed', 'text'];
  if (files.some(({ content }) => lists.includes(content))) return notApplicable;
  const kept = files.find((file) => !isMeasured(file));
  if (kept?.unseen) return unseen(kept.unseen);
  return unseen('root-cause', files.some(isServed) ? 'sitemap-xml' : 'sitemap-fetch');
}
