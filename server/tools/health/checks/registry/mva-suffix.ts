import { formatOrgnr } from '../../../../registers/orgnr.ts';
import { defineCheck, unjudged } from '../../check.ts';
import { company, norwegianIdentity } from '../../artifacts-registry.ts';
import { notApplicable, unavailable } from '../../available.ts';
import { sightingEvidence } from '../../judging/sightings.ts';

export const check = defineCheck({
  id: 'mva-suffix',
  causes: ['orgnr-visible', 'orgnr-registered'],
  requiredArtifacts: { company, identity: norwegianIdentity },
  judge({ company: { vatRegistered }, identity: { reading } }) {
    if (reading.state !== 'present-valid') return unjudged(unavailable('not-found'));
    if (vatRegistered === null) return unjudged(unavailable('service-down'));
    if (!vatRegistered) return unjudged(notApplicable);
    const read = reading.sightings.filter(({ place }) => place !== 'markup' && place !== 'item');
    const sightings = read.length > 0 ? read : reading.sightings;
    const marked = sightings.filter(({ vatMark }) => vatMark);
    const params = { orgnr: formatOrgnr(reading.number) };
    if (marked.length > 0) return { status: 'pass', params, evidence: sightingEvidence(marked) };
    return { status: 'fail', params, evidence: sightingEvidence(sightings) };
  },
});
