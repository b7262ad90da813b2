import { defineCheck, fail, pass } from '../../check.ts';
import { short } from '../../evidence.ts';
import type { SitemapFile } from '../../gather/sitemap-file.ts';
import { filesEvidence, isCorrupt, isSeenServed, whyUnread } from '../../judging/sitemap-files.ts';

const GZIP = /gzip/i;
/** Other codings for the transfer, about which the name of the file says nothing. */
const OTHER_CODING = /\b(?:br|zstd|deflate)\b/i;

export const check = defineCheck({
  id: 'sitemap-gzip',
  requiredArtifacts: { found: 'sitemaps' },
  judge({ found: { files } }) {
    const measured = files.filter(isSeenServed);
    if (measured.length === 0) return whyUnread(files);
    const candidates = measured.filter((file) => file.gzip !== 'none' || isLabelledGzip(file));
    if (candidates.length === 0) return { status: 'not-applicable' };
    const wrong = candidates.filter((file) => !matchesLabel(file));
    const [first] = wrong;
    if (!first) return pass({ total: candidates.length });
    return fail({ url: first.url.href }, filesEvidence(wrong, labelOf));
  },
});

const isNamedGzip = ({ url }: SitemapFile) => /\.gz$/i.test(url.pathname);
const isTypedGzip = ({ contentType }: SitemapFile) => GZIP.test(contentType ?? '');
const isLabelledGzip = (file: SitemapFile) => isNamedGzip(file) || isTypedGzip(file);

/** True if the file is gzip exactly where it is declared so; `Content-Encoding` is already decoded on arrival. */
function matchesLabel(file: SitemapFile): boolean {
  if (isCorrupt(file)) return false;
  if (file.gzip === 'valid') return isLabelledGzip(file);
  const encoding = file.contentEncoding ?? '';
  return GZIP.test(encoding) || (!isTypedGzip(file) && OTHER_CODING.test(encoding));
}

function labelOf({ contentType, contentEncoding }: SitemapFile): string {
  const type = `Content-Type: ${short(contentType ?? '–')}`;
  return contentEncoding === null ? type : `${type}, Content-Encoding: ${short(contentEncoding)}`;
}
