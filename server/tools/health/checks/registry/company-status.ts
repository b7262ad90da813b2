import { formatOrgnr } from '../../../../registers/orgnr.ts';
import { defineCheck, causedBy, fail, notMeasured, pass, warn } from '../../check.ts';
import { companyEvidence } from '../../judging/occurrences.ts';

export const check = defineCheck({
  id: 'company-status',
  causes: ['orgnr-visible'],
  requiredArtifacts: { registered: 'registered' },
  judge({ registered: lookup }) {
    if (lookup.kind === 'unknown') return causedBy('orgnr-registered');
    if (lookup.kind === 'deleted' || lookup.kind === 'removed') {
      // A removal without a date means that the register hides the entry, not that the company is gone.
      if (lookup.kind === 'removed' && lookup.on === null) return notMeasured('service-down');
      const evidence = lookup.on === null ? [] : [{ label: 'deleted', value: lookup.on }];
      const orgnr = formatOrgnr(lookup.number);
      return lookup.place ? warn({ orgnr }, evidence) : fail({ variant: 'deleted', orgnr }, evidence);
    }
    const { company } = lookup;
    const name = company.parent?.name ?? company.name;
    const evidence = companyEvidence(company);
    if (company.status === null) return notMeasured('service-down', evidence);
    if (company.status === 'active') return pass({ name }, evidence);
    return fail({ variant: company.status, name }, evidence);
  },
});
