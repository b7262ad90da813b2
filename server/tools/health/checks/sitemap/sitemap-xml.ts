import type { Evidence } from '../../../../../contract/health.ts';
import { defineCheck, unjudged } from '../../check.ts';
import type { SitemapFile } from '../../gather/sitemap-file.ts';
import { sitemaps } from '../../artifacts.ts';
import { notApplicable, unavailable } from '../../available.ts';
import type { Unavailable } from '../../available.ts';
import { filesEvidence, isMeasured, isServed, isCorrupt } from '../../judging/sitemap-files.ts';

export const check = defineCheck({
  id: 'sitemap-xml',
  requiredArtifacts: { found: sitemaps },
  judge({ found: { files } }) {
    const xml = files.filter((file) =>
      isMeasured(file) && isServed(file) && file.content !== 'text' && !isCorrupt(file));
    const lists = files.filter((file) => isMeasured(file) && isServed(file) && file.content === 'text');
    const doubtful = lists.find(({ stray, blankFirst }) => stray !== null || blankFirst);
    if (xml.length === 0 && !doubtful) return unjudged(whyNone(files));
    const broken = xml.filter(({ error, content }) => error !== null || content === null);
    if (broken[0]) {
      const evidence = broken.map(errorEvidence);
      const { content } = broken[0];
      const variant = content === 'neither' ? 'not-sitemap' : content === null ? 'empty' : 'malformed';
      return { status: 'fail', params: { variant, url: broken[0].url.href }, evidence };
    }
    const mixed = xml.filter((file) => file.mixed);
    if (mixed[0]) {
      const evidence = filesEvidence(mixed, ({ content }) => content ?? '');
      return { status: 'fail', params: { variant: 'mixed', url: mixed[0].url.href }, evidence };
    }
    const foreign = xml.filter(({ namespace }) => namespace === 'wrong');
    if (foreign[0]) {
      const evidence = filesEvidence(foreign, () => 'namespace');
      return { status: 'warn', params: { variant: 'namespace', url: foreign[0].url.href }, evidence };
    }
    const empty = xml.filter(({ content, count, children, truncated }) =>
      !truncated && (content === 'urlset' ? count === 0 : content === 'index' && children.length === 0));
    if (empty[0]) {
      return { status: 'warn', params: { variant: 'no-urls', url: empty[0].url.href }, evidence: filesEvidence(empty, ({ content }) => (content === 'index' ? '<sitemap>' : '<url>')) };
    }
    if (doubtful?.stray) {
      const { url, stray: { line, text } } = doubtful;
      const evidence = [{ label: 'line', value: text, url: url.href, line }];
      return { status: 'warn', params: { variant: 'stray-line', url: url.href, line }, evidence };
    }
    if (doubtful) {
      const evidence = [{ label: 'line', value: '(empty)', url: doubtful.url.href, line: 1 }];
      return { status: 'warn', params: { variant: 'blank-first', url: doubtful.url.href }, evidence };
    }
    const total = xml.filter(({ truncated }) => !truncated).length;
    if (total === 0) return { status: 'not-measured', reason: 'truncated' };
    // Worth a note: search engines go by the content.
    const asText = xml.filter(({ contentType }) => /^text\/plain\b/i.test(contentType ?? ''));
    return { status: 'pass', params: { total }, evidence: filesEvidence(asText, ({ contentType }) => contentType ?? '') };
  },
});

function errorEvidence({ url, error }: SitemapFile): Evidence {
  if (!error) return { label: 'empty', value: url.href, url: url.href };
  const { message, line, column } = error;
  return { label: 'error', value: `${message} (column ${column})`, url: url.href, line: Math.max(1, line) };
}

function whyNone(files: readonly SitemapFile[]): Unavailable {
  if (files.some(({ content }) => content === 'text')) return notApplicable;
  const unmeasured = files.find((file) => !isMeasured(file));
  if (unmeasured?.unavailable) return unavailable(unmeasured.unavailable);
  return unavailable('root-cause', files.some(isCorrupt) ? 'sitemap-gzip' : 'sitemap-fetch');
}
