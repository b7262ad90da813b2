import type { LabResponse } from '../../../../lab/lab-result.ts';
import { defineCheck, judgeFaults } from '../../check.ts';
import { fileEvidence, inKilobytes, ownFiles } from '../../judging/speed-figures.ts';

const TEXT_TYPES = ['Document', 'Stylesheet', 'Script'];

/** In bytes, headers included: smaller files gain nothing, and servers rightly do not compress them. */
const TOO_SMALL = 1_800;

export const check = defineCheck({
  id: 'compression',
  requiredArtifacts: { lab: 'lab' },
  judge({ lab }) {
    const texts = ownFiles(lab).filter((one) => TEXT_TYPES.includes(one.type) && one.status === 200
      && (isCompressed(one) || one.bytes >= TOO_SMALL));
    const uncompressed = texts.filter((one) => !isCompressed(one)).sort((a, b) => b.bytes - a.bytes);
    const total = texts.length;
    if (total === 0) return { status: 'not-applicable' };
    const status = uncompressed.length < total ? 'warn' : 'fail';
    return judgeFaults(total, [[status, uncompressed.map((file) => fileEvidence(file, inKilobytes(file.bytes)))]]);
  },
});

const COMPRESSED = /^(?:br|gzip|x-gzip|zstd|deflate|dcb|dcz)\b/i;

const isCompressed = ({ headers }: LabResponse) => COMPRESSED.test(headers['content-encoding'] ?? '');
