import type { Evidence } from '../../../../../contract/health.ts';
import { check, unjudged } from '../../check.ts';
import { MOST_EVIDENCE, short } from '../../evidence.ts';
import type { SitemapFile } from '../../gather/sitemap-file.ts';
import { sitemaps } from '../../needs.ts';
import { notApplicable, unseen } from '../../seen.ts';
import type { Unseen } from '../../seen.ts';
import { filesEvidence, isMeasured, isServed, isTorn } from './files.ts';

export const sitemapXml = check({
  id: 'sitemap-xml',
  needs: { found: sitemaps },
  judge({ found: { files } }) {
    const xml = files.filter((file) =>
      isMeasured(file) && isServed(file) && file.content !== 'text' && !isTorn(file));
    if (xml.length === 0) return unjudged(whyNone(files));
    const broken = xml.filter(({ error, content }) => error !== null || content === null);
    if (broken[0]) {
      const evidence = broken.slice(0, MOST_EVIDENCE).map(errorEvidence);
      return { status: 'fail', params: { url: short(broken[0].url.href) }, evidence };
    }
    const foreign = xml.filter(({ namespace }) => namespace === 'wrong');
    if (foreign[0]) {
      const evidence = filesEvidence(foreign, () => 'namespace');
      return { status: 'warn', params: { url: short(foreign[0].url.href) }, evidence };
    }
    const total = xml.filter(({ truncated }) => !truncated).length;
    return total > 0 ? { status: 'pass', params: { total } } : { status: 'not-measured', reason: 'truncated' };
  },
});

function errorEvidence({ url, error }: SitemapFile): Evidence {
  if (!error) return { label: 'empty', value: short(url.href), url: url.href };
  const { message, line, column } = error;
  return { label: 'error', value: short(`${message} (column ${column})`), url: url.href, line: Math.max(1, line) };
}

function whyNone(files: readonly SitemapFile[]): Unseen {
  if (files.some(({ content }) => content === 'text')) return notApplicable;
  const kept = files.find((file) => !isMeasured(file));
  if (kept?.unseen) return unseen(kept.unseen);
  return unseen('root-cause', files.some(isTorn) ? 'sitemap-gzip' : 'sitemap-fetch');
}
