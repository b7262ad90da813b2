import { defineCheck, fail, notMeasured, pass } from '../../check.ts';

const MAX_BYTES = 500 * 1024;

export const check = defineCheck({
  id: 'robots-size',
  requiredArtifacts: { file: 'robotsFile', lines: 'robotsLines' },
  judge({ file: { text, resource: { result, page } } }) {
    if (!result?.ok) return notMeasured('unreachable');
    // Of a file sent as HTML, only the decoded text was kept.
    const bytes = page === null ? result.body.length : Buffer.byteLength(text);
    if (bytes > MAX_BYTES) return fail({ bytes });
    return result.truncated ? notMeasured('truncated') : pass({ bytes });
  },
});
