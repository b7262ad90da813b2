import { formatOrgnr } from '../../../../registers/orgnr.ts';
import { defineCheck, unjudged } from '../../check.ts';
import { norwegianIdentity, contactAndTermsPages } from '../../artifacts-registry.ts';
import { companyEvidence, sightingEvidence } from '../../judging/sightings.ts';

export const check = defineCheck({
  id: 'orgnr-visible',
  requiredArtifacts: { identity: norwegianIdentity, whereItBelongs: contactAndTermsPages },
  judge({ identity: { reading, hints }, whereItBelongs: pages }) {
    switch (reading.state) {
      case 'present-valid': {
        const evidence = sightingEvidence(reading.sightings);
        const orgnr = formatOrgnr(reading.number);
        const inTermsOnly = reading.sightings.every(({ place }) => place === 'terms');
        if (inTermsOnly && pages.available && pages.value.length > 1) return { status: 'warn', params: { orgnr }, evidence };
        return { status: 'pass', params: { variant: 'found', orgnr }, evidence };
      }
      case 'ambiguous': {
        const evidence = sightingEvidence(reading.sightings);
        const count = reading.numbers.length;
        if (count < 2) return { status: 'not-measured', reason: 'ambiguous', evidence };
        return { status: 'pass', params: { variant: 'several', count }, evidence };
      }
      case 'present-invalid': {
        const evidence = sightingEvidence(reading.sightings);
        return { status: 'fail', params: { variant: 'bad-checksum', orgnr: reading.written }, evidence };
      }
      case 'missing': {
        const evidence = [...sightingEvidence(reading.others, 'of another company'), ...hints.flatMap(companyEvidence)];
        if (!pages.available) return unjudged(pages, evidence);
        return { status: 'fail', params: { variant: 'missing', total: pages.value.length }, evidence };
      }
    }
  },
});
