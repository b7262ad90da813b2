import { defineCheck, judgeFaults, notMeasured } from '../../check.ts';

/** Above this share, missing sizes are not an oversight. */
const MANY = 0.5;

export const check = defineCheck({
  id: 'unsized-images',
  requiredArtifacts: { lab: 'lab' },
  judge({ lab: { unsized, document } }) {
    if (unsized === null) return notMeasured('browser-failed');
    const { total, count, images } = unsized;
    if (total === 0) return { status: 'not-applicable' };
    const evidence = images.map(({ url, node }) =>
      ({ label: '<img>', value: node.snippet, page: document.url, ...(URL.canParse(url) ? { url } : {}) }));
    return judgeFaults(total, [[count > total * MANY ? 'fail' : 'warn', { count, evidence }]]);
  },
});
