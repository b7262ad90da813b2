import { defineCheck, notMeasured, pass, warn } from '../../check.ts';
import type { SitemapFile } from '../../gather/sitemap-file.ts';
import { filesEvidence, isCorrupt, isSeenServed, judgeFiles, whyUnread } from '../../judging/sitemap-files.ts';

export const check = defineCheck({
  id: 'sitemap-xml',
  requiredArtifacts: { found: 'sitemaps' },
  judge({ found: { files } }) {
    const read = files.filter((file) => isSeenServed(file) && !isCorrupt(file));
    if (read.length === 0) return whyUnread(files);
    const xml = read.filter(({ content }) => content !== 'text');
    const doubtful = read.find(({ content, stray, blankFirst }) =>
      content === 'text' && (stray !== null || blankFirst));
    const broken = xml.filter(({ error, content }) => error !== null || content === null);
    const kind = broken[0]?.content === 'neither' ? 'not-sitemap' : broken[0]?.content === null ? 'empty' : 'malformed';
    const mixed = xml.filter((file) => file.mixed);
    const foreign = xml.filter(({ namespace }) => namespace === 'wrong');
    const empty = xml.filter(({ content, count, children, truncated }) =>
      !truncated && (content === 'urlset' ? count === 0 : content === 'index' && children.length === 0));
    const fault = judgeFiles('fail', kind, broken.map(errorEvidence))
      ?? judgeFiles('fail', 'mixed', filesEvidence(mixed, ({ content }) => content ?? ''))
      ?? judgeFiles('warn', 'namespace', filesEvidence(foreign, () => 'namespace'))
      ?? judgeFiles(
        'warn',
        'no-urls',
        filesEvidence(empty, ({ content }) => (content === 'index' ? '<sitemap>' : '<url>')),
      );
    if (fault) return fault;
    if (doubtful) {
      const { url: { href: url }, stray } = doubtful;
      const { line, text } = stray ?? { line: 1, text: '(empty)' };
      const params = stray ? { variant: 'stray-line' as const, url, line } : { variant: 'blank-first' as const, url };
      return warn(params, [{ label: 'line', value: text, url, line }]);
    }
    const total = read.filter(({ truncated }) => !truncated).length;
    if (total === 0) return notMeasured('truncated');
    // The type is only noted, as search engines go by the content.
    const asText = xml.filter(({ contentType }) => /^text\/plain\b/i.test(contentType ?? ''));
    return pass({ total }, filesEvidence(asText, ({ contentType }) => contentType ?? ''));
  },
});

function errorEvidence({ url, error }: SitemapFile) {
  if (!error) return { label: 'empty', value: url.href, url: url.href };
  const { message, line, column } = error;
  return { label: 'error', value: `${message} (column ${column})`, url: url.href, line: Math.max(1, line) };
}
