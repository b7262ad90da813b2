import { formatOrgnr } from '../../../../registers/orgnr.ts';
import { defineCheck, causedBy, fail, notMeasured, pass } from '../../check.ts';
import { companyEvidence } from '../../judging/occurrences.ts';

export const check = defineCheck({
  id: 'orgnr-registered',
  causes: ['orgnr-visible'],
  requiredArtifacts: { registered: 'registered' },
  judge({ registered: lookup }) {
    switch (lookup.kind) {
      case 'found': {
        const { number, name } = lookup.company;
        return pass({ orgnr: formatOrgnr(number), name }, companyEvidence(lookup.company));
      }
      case 'deleted': return pass({ orgnr: formatOrgnr(lookup.number), name: lookup.name });
      case 'removed':
        return lookup.on === null ? notMeasured('service-down') : causedBy('company-status');
      case 'unknown': return fail({ orgnr: formatOrgnr(lookup.number) });
    }
  },
});
