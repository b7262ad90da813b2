import { formatOrgnr } from '../../../../registers/orgnr.ts';
import { defineCheck, unjudged } from '../../check.ts';
import { endingWith } from '../../evidence.ts';
import { norwegianIdentity, contactAndTermsPages } from '../../artifacts-registry.ts';
import { companyEvidence, occurrenceEvidence } from '../../judging/occurrences.ts';

export const check = defineCheck({
  id: 'orgnr-visible',
  requiredArtifacts: { identity: norwegianIdentity, whereItBelongs: contactAndTermsPages },
  judge({ identity: { reading, hints }, whereItBelongs: pages }) {
    switch (reading.state) {
      case 'present-valid': {
        const evidence = occurrenceEvidence(reading.occurrences);
        const orgnr = formatOrgnr(reading.number);
        const inTermsOnly = reading.occurrences.every(({ area }) => area === 'terms');
        if (inTermsOnly && pages.available && pages.value.length > 1) return { status: 'warn', params: { orgnr }, evidence };
        return { status: 'pass', params: { variant: 'found', orgnr }, evidence };
      }
      case 'ambiguous': {
        const evidence = occurrenceEvidence(reading.occurrences);
        const count = reading.numbers.length;
        if (count < 2) return { status: 'not-measured', reason: 'ambiguous', evidence };
        return { status: 'pass', params: { variant: 'several', count }, evidence };
      }
      case 'present-invalid': {
        const evidence = occurrenceEvidence(reading.occurrences);
        return { status: 'fail', params: { variant: 'bad-checksum', orgnr: reading.written }, evidence };
      }
      case 'missing': {
        const others = occurrenceEvidence(reading.others, 'of another company');
        const evidence = endingWith(hints.flatMap(companyEvidence), others);
        if (!pages.available) return unjudged(pages, evidence);
        return { status: 'fail', params: { variant: 'missing', total: pages.value.length }, evidence };
      }
    }
  },
});
