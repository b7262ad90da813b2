import { formatOrgnr } from '../../../../registers/orgnr.ts';
import { defineCheck, unjudged, fail, notMeasured, pass, warn } from '../../check.ts';
import { endingWith } from '../../evidence.ts';
import { companyEvidence, occurrenceEvidence } from '../../judging/occurrences.ts';

export const check = defineCheck({
  id: 'orgnr-visible',
  requiredArtifacts: { identity: 'norwegianIdentity', whereItBelongs: 'contactTermsAndCompanyPages?' },
  judge({ identity: { reading, hints }, whereItBelongs }) {
    const evidence = reading.state === 'missing' ? [] : occurrenceEvidence(reading.occurrences);
    switch (reading.state) {
      case 'present-valid': {
        const orgnr = formatOrgnr(reading.number);
        const inTermsOnly = reading.occurrences.every(({ area }) => area === 'terms');
        const isHidden = inTermsOnly && whereItBelongs.available && whereItBelongs.value.length > 1;
        return isHidden ? warn({ orgnr }, evidence) : pass({ variant: 'found', orgnr }, evidence);
      }
      case 'ambiguous': {
        const count = reading.numbers.length;
        if (count < 2) return notMeasured('ambiguous', evidence);
        return pass({ variant: 'several', count }, evidence);
      }
      case 'present-invalid': return fail({ variant: 'bad-checksum', orgnr: reading.written }, evidence);
      case 'missing': {
        const others = occurrenceEvidence(reading.others, 'of another company');
        const related = endingWith(hints.flatMap(companyEvidence), others);
        if (!whereItBelongs.available) return unjudged(whereItBelongs, related);
        return fail({ variant: 'missing', total: whereItBelongs.value.length }, related);
      }
    }
  },
});
