import { defineCheck, fail, notMeasured, pass } from '../../check.ts';
import { filesEvidence } from '../../judging/sitemap-files.ts';

const MAX_URLS = 50_000;
const MAX_BYTES = 52_428_800;

export const check = defineCheck({
  id: 'sitemap-limits',
  requiredArtifacts: { files: 'sitemapFiles' },
  judge({ files }) {
    const tooMany = files.find(({ count }) => count > MAX_URLS);
    if (tooMany) return fail({ variant: 'urls', url: tooMany.url.href, urls: tooMany.count });
    const tooLarge = files.find(({ bytes }) => bytes > MAX_BYTES);
    if (tooLarge) return fail({ variant: 'bytes', url: tooLarge.url.href, bytes: tooLarge.bytes });
    if (files.some(({ truncated }) => truncated)) return notMeasured('truncated');
    const largest = files.reduce((most, file) => (file.bytes > most.bytes ? file : most));
    return pass({ urls: largest.count, bytes: largest.bytes }, filesEvidence([largest], () => 'largest'));
  },
});
