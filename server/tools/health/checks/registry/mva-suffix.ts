import { formatOrgnr } from '../../../../registers/orgnr.ts';
import { defineCheck, unjudged } from '../../check.ts';
import { company, norwegianIdentity } from '../../artifacts-registry.ts';
import { notApplicable, unavailable } from '../../available.ts';
import { occurrenceEvidence } from '../../judging/occurrences.ts';

export const check = defineCheck({
  id: 'mva-suffix',
  causes: ['orgnr-visible', 'orgnr-registered'],
  requiredArtifacts: { company, identity: norwegianIdentity },
  judge({ company: { vatRegistered }, identity: { reading } }) {
    if (reading.state !== 'present-valid') return unjudged(unavailable('not-found'));
    if (vatRegistered === null) return unjudged(unavailable('service-down'));
    if (!vatRegistered) return unjudged(notApplicable);
    const read = reading.occurrences.filter(({ area }) => area !== 'markup' && area !== 'item');
    const occurrences = read.length > 0 ? read : reading.occurrences;
    const marked = occurrences.filter(({ vatMark }) => vatMark);
    const params = { orgnr: formatOrgnr(reading.number) };
    if (marked.length > 0) return { status: 'pass', params, evidence: occurrenceEvidence(marked) };
    return { status: 'fail', params, evidence: occurrenceEvidence(occurrences) };
  },
});
