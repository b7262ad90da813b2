import { formatOrgnr } from '../../../../registers/orgnr.ts';
import { check, unjudged } from '../../check.ts';
import { registered } from '../../registry-needs.ts';
import { unseen } from '../../seen.ts';
import { companyEvidence } from './sightings.ts';

export const orgnrRegistered = check({
  id: 'orgnr-registered',
  causes: ['orgnr-visible'],
  needs: { registered },
  judge({ registered: lookup }) {
    switch (lookup.kind) {
      case 'found': {
        const { number, name } = lookup.company;
        const evidence = companyEvidence(lookup.company);
        return { status: 'pass', params: { orgnr: formatOrgnr(number), name }, evidence };
      }
      case 'deleted': return { status: 'pass', params: { orgnr: formatOrgnr(lookup.number), name: lookup.name } };
      case 'removed':
        return unjudged(lookup.on === null ? unseen('service-down') : unseen('root-cause', 'company-status'));
      case 'unknown': return { status: 'fail', params: { orgnr: formatOrgnr(lookup.number) } };
    }
  },
});
