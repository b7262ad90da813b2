import { defineCheck, fail, pass } from '../../check.ts';
import { short } from '../../evidence.ts';
import type { SitemapFile } from '../../gather/sitemap-file.ts';
import { filesEvidence, isCorrupt, isSeen, whyUnseen } from '../../judging/sitemap-files.ts';

const GZIP = /gzip/i;
/** Other codings for the transfer, about which the name of the file says nothing. */
const OTHER_CODING = /\b(?:br|zstd|deflate)\b/i;

export const check = defineCheck({
  id: 'sitemap-gzip',
  requiredArtifacts: { found: 'sitemaps' },
  judge({ found: { files } }) {
    const measured = files.filter(isSeen);
    if (measured.length === 0) return whyUnseen(files, 'sitemap-fetch');
    const packed = measured.filter((file) => file.gzip !== 'none' || isLabelled(file));
    if (packed.length === 0) return { status: 'not-applicable' };
    const wrong = packed.filter((file) => !isAsLabelled(file));
    const [first] = wrong;
    if (!first) return pass({ total: packed.length });
    return fail({ url: first.url.href }, filesEvidence(wrong, labelOf));
  },
});

const isNamed = ({ url }: SitemapFile) => /\.gz$/i.test(url.pathname);
const isTyped = ({ contentType }: SitemapFile) => GZIP.test(contentType ?? '');
const isLabelled = (file: SitemapFile) => isNamed(file) || isTyped(file);

/** True if the file is gzip exactly where it is declared so; `Content-Encoding` is already decoded on arrival. */
function isAsLabelled(file: SitemapFile): boolean {
  if (isCorrupt(file)) return false;
  if (file.gzip === 'valid') return isLabelled(file);
  const encoding = file.contentEncoding ?? '';
  return GZIP.test(encoding) || (!isTyped(file) && OTHER_CODING.test(encoding));
}

function labelOf({ contentType, contentEncoding }: SitemapFile): string {
  const type = `Content-Type: ${short(contentType ?? '–')}`;
  return contentEncoding === null ? type : `${type}, Content-Encoding: ${short(contentEncoding)}`;
}
