import { defineCheck, judgeFaults } from '../../check.ts';
import { fileEvidence, ownFiles } from '../../judging/speed-figures.ts';
import { freshSeconds } from '../../judging/fresh-seconds.ts';
import { isVersioned } from '../../judging/versioned.ts';

const STATIC_TYPES = ['Stylesheet', 'Script', 'Image', 'Font'];
const DAY_S = 86_400;
const LONG_S = 30 * DAY_S;

export const check = defineCheck({
  id: 'cache-static',
  requiredArtifacts: { lab: 'lab' },
  judge({ lab }) {
    const files = ownFiles(lab).filter(({ type, status, url }) =>
      STATIC_TYPES.includes(type) && status === 200 && isVersioned(url));
    const shortLived = files.map((file) => ({ file, kept: freshSeconds(file.headers) }))
      .filter(({ kept }) => kept < LONG_S);
    const total = files.length;
    if (total === 0) return { status: 'not-applicable' };
    const evidence = shortLived.sort((a, b) => a.kept - b.kept)
      .map(({ file, kept }) => fileEvidence(file, kept < DAY_S ? `${kept} s` : `${Math.floor(kept / DAY_S)} d`));
    return judgeFaults(total, [[shortLived.length < total ? 'warn' : 'fail', evidence]]);
  },
});
