import { defineCheck, fail, info, notMeasured, pass, warn } from '../../check.ts';
import { urlKey } from '../../gather/internal-links.ts';
import { notApplicable } from '../../available.ts';
import { filesEvidence, isMeasured, isRead, isServed, judgeFiles, whyUnread } from '../../judging/sitemap-files.ts';

export const check = defineCheck({
  id: 'sitemap-index',
  requiredArtifacts: { found: 'sitemaps' },
  judge({ found: { files } }) {
    const indexes = files.filter(({ content }) => content === 'index');
    // A file that was not read may be an index.
    if (indexes.length === 0) return files.some(isRead) ? notApplicable : whyUnread(files);
    const listed = new Set(indexes
      .flatMap(({ children, echoes }) => children.filter((child) => !echoes.includes(child))).map(urlKey));
    // A file that robots.txt names as well has no parent.
    const named = files.filter(({ url, parent, content }) =>
      parent !== null || (content !== 'index' && listed.has(urlKey(url))));
    const looped = files.filter(({ echoes }) => echoes.length > 0);
    const selfOnly = looped.slice(0, 1).filter(({ echoes, children }) => echoes.length === children.length);
    const nested = named.filter(({ content }) => content === 'index').slice(0, 1);
    const broken = judgeFiles('fail', 'self', filesEvidence(selfOnly))
      ?? judgeFiles('warn', 'deep', filesEvidence(nested));
    if (broken) return broken;
    const tried = named.filter(isMeasured);
    const total = tried.length;
    if (total === 0) return notMeasured(named[0]?.unavailable ?? 'not-found');
    const dead = filesEvidence(tried.filter((file) => !isServed(file)));
    if (dead.length === total) return fail({ variant: 'dead', total }, dead);
    if (dead.length > 0) return warn({ variant: 'dead', count: dead.length, total }, dead);
    const self = judgeFiles('warn', 'self', filesEvidence(looped));
    if (self) return self;
    const repeated = files.flatMap(({ children }) => repeatedIn(children));
    if (repeated.length === 0) return pass({ total, named: listed.size });
    return info(
      { count: repeated.length, total },
      repeated.map(({ href }) => ({ label: '2 ×', value: href, url: href })),
    );
  },
});

/** The URLs that are listed more than once, each once. */
function repeatedIn(children: readonly URL[]): URL[] {
  return [...Map.groupBy(children, urlKey).values()].flatMap((same) => (same.length > 1 ? same.slice(-1) : []));
}
