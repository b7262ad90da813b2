import { defineCheck, fail, notMeasured, pass } from '../../check.ts';
import { filesEvidence } from '../../judging/sitemap-files.ts';

const MAX_URLS = 50_000;
const MAX_BYTES = 52_428_800;

export const check = defineCheck({
  id: 'sitemap-limits',
  requiredArtifacts: { files: 'sitemapFiles' },
  judge({ files }) {
    const crowded = files.find(({ count }) => count > MAX_URLS);
    if (crowded) return fail({ variant: 'urls', url: crowded.url.href, urls: crowded.count });
    const heavy = files.find(({ bytes }) => bytes > MAX_BYTES);
    if (heavy) return fail({ variant: 'bytes', url: heavy.url.href, bytes: heavy.bytes });
    if (files.some(({ truncated }) => truncated)) return notMeasured('truncated');
    const largest = files.reduce((most, file) => (file.bytes > most.bytes ? file : most));
    return pass({ urls: largest.count, bytes: largest.bytes }, filesEvidence([largest], () => 'largest'));
  },
});
