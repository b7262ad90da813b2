import { defineCheck, unjudged } from '../../check.ts';
import { sitemaps } from '../../artifacts.ts';
import { urlKey } from '../../gather/equivalent-url.ts';
import type { SitemapFile } from '../../gather/sitemap-file.ts';
import { notApplicable, unavailable } from '../../available.ts';
import type { Unavailable } from '../../available.ts';
import { answerOf, filesEvidence, isMeasured, isServed } from '../../judging/sitemap-files.ts';

export const check = defineCheck({
  id: 'sitemap-index',
  requiredArtifacts: { found: sitemaps },
  judge({ found: { files } }) {
    const indexes = files.filter(({ content }) => content === 'index');
    if (indexes.length === 0) return unjudged(whyNone(files));
    const listed = new Set(indexes.flatMap(({ children, echoes }) => children.filter((child) => !echoes.includes(child))).map(urlKey));
    // Some of them may be named by robots.txt as well.
    const named = files.filter(({ url, parent, content }) => parent !== null || (content !== 'index' && listed.has(urlKey(url))));
    const looped = files.filter(({ echoes }) => echoes.length > 0);
    const [self] = looped;
    if (self && self.echoes.length === self.children.length) {
      return { status: 'fail', params: { variant: 'self', url: self.url.href }, evidence: filesEvidence([self], answerOf) };
    }
    const deep = named.find(({ content }) => content === 'index');
    if (deep) {
      const params = { variant: 'deep', url: deep.url.href } as const;
      return { status: 'warn', params, evidence: filesEvidence([deep], answerOf) };
    }
    const tried = named.filter(isMeasured);
    const total = tried.length;
    if (total === 0) return unjudged(unavailable(named[0]?.unavailable ?? 'not-found'));
    const dead = tried.filter((file) => !isServed(file));
    const evidence = filesEvidence(dead, answerOf);
    if (dead.length === 0 && self) {
      return { status: 'warn', params: { variant: 'self', url: self.url.href }, evidence: filesEvidence(looped, answerOf) };
    }
    if (dead.length === 0) {
      const twice = files.flatMap(({ children }) => repeatedIn(children));
      if (twice.length === 0) return { status: 'pass', params: { total, named: listed.size } };
      const shown = twice.map(({ href }) => ({ label: '2 ×', value: href, url: href }));
      return { status: 'info', params: { count: twice.length, total }, evidence: shown };
    }
    if (dead.length === total) return { status: 'fail', params: { variant: 'dead', total }, evidence };
    return { status: 'warn', params: { variant: 'dead', count: dead.length, total }, evidence };
  },
});

/** The URLs listed more than once, each once. */
function repeatedIn(children: readonly URL[]): URL[] {
  const times = new Map<string, { url: URL; count: number }>();
  for (const url of children) times.set(urlKey(url), { url, count: (times.get(urlKey(url))?.count ?? 0) + 1 });
  return [...times.values()].flatMap(({ url, count }) => (count > 1 ? [url] : []));
}

/** Only a file that was read is known not to be an index. */
function whyNone(files: readonly SitemapFile[]): Unavailable {
  const lists: readonly SitemapFile['content'][] = ['urlset', 'feed', 'text'];
  if (files.some(({ content }) => lists.includes(content))) return notApplicable;
  const unmeasured = files.find((file) => !isMeasured(file));
  if (unmeasured?.unavailable) return unavailable(unmeasured.unavailable);
  return unavailable('root-cause', files.some(isServed) ? 'sitemap-xml' : 'sitemap-fetch');
}
