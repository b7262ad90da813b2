import { formatOrgnr } from '../../../../registers/orgnr.ts';
import { defineCheck, fail, notMeasured, pass } from '../../check.ts';
import { occurrenceEvidence } from '../../judging/occurrences.ts';

export const check = defineCheck({
  id: 'mva-suffix',
  causes: ['orgnr-visible'],
  requiredArtifacts: { company: 'company', identity: 'norwegianIdentity' },
  judge({ company: { vatRegistered }, identity: { reading } }) {
    if (reading.state !== 'present-valid') return notMeasured('not-found');
    if (vatRegistered === null) return notMeasured('service-down');
    if (!vatRegistered) return { status: 'not-applicable' };
    const visible = reading.occurrences.filter(({ area }) => area !== 'markup' && area !== 'item');
    const occurrences = visible.length > 0 ? visible : reading.occurrences;
    const marked = occurrences.filter(({ vatMark }) => vatMark);
    const params = { orgnr: formatOrgnr(reading.number) };
    if (marked.length > 0) return pass(params, occurrenceEvidence(marked));
    return fail(params, occurrenceEvidence(occurrences));
  },
});
