import { formatOrgnr } from '../../../../registers/orgnr.ts';
import { check, unjudged } from '../../check.ts';
import { company, norwegianIdentity } from '../../registry-needs.ts';
import { notApplicable, unseen } from '../../seen.ts';
import { sightingEvidence } from './sightings.ts';

export const mvaSuffix = check({
  id: 'mva-suffix',
  causes: ['orgnr-visible', 'orgnr-registered'],
  needs: { company, identity: norwegianIdentity },
  judge({ company: { vatRegistered }, identity: { reading } }) {
    if (reading.state !== 'present-valid') return unjudged(unseen('not-found'));
    if (vatRegistered === null) return unjudged(unseen('service-down'));
    if (!vatRegistered) return unjudged(notApplicable);
    const read = reading.sightings.filter(({ place }) => place !== 'markup' && place !== 'item');
    const sightings = read.length > 0 ? read : reading.sightings;
    const marked = sightings.filter(({ vatMark }) => vatMark);
    const params = { orgnr: formatOrgnr(reading.number) };
    if (marked.length > 0) return { status: 'pass', params, evidence: sightingEvidence(marked) };
    return { status: 'fail', params, evidence: sightingEvidence(sightings) };
  },
});
