import { formatOrgnr } from '../../../../registers/orgnr.ts';
import { defineCheck } from '../../check.ts';
import { registered } from '../../artifacts-registry.ts';
import { companyEvidence } from '../../judging/occurrences.ts';

export const check = defineCheck({
  id: 'company-status',
  causes: ['orgnr-visible', 'orgnr-registered'],
  requiredArtifacts: { registered },
  judge({ registered: lookup }) {
    if (lookup.kind === 'unknown') return { status: 'not-measured', reason: 'root-cause', rootCause: 'orgnr-registered' };
    if (lookup.kind === 'deleted' || lookup.kind === 'removed') {
      // A removal without a date means that the register hides the entry, not that the company is gone.
      if (lookup.kind === 'removed' && lookup.on === null) return { status: 'not-measured', reason: 'service-down' };
      const evidence = lookup.on === null ? [] : [{ label: 'deleted', value: lookup.on }];
      const orgnr = formatOrgnr(lookup.number);
      return lookup.place
        ? { status: 'warn', params: { orgnr }, evidence }
        : { status: 'fail', params: { variant: 'deleted', orgnr }, evidence };
    }
    const { company } = lookup;
    const name = company.parent?.name ?? company.name;
    const evidence = companyEvidence(company);
    if (company.status === null) return { status: 'not-measured', reason: 'service-down', evidence };
    if (company.status === 'active') return { status: 'pass', params: { name }, evidence };
    return { status: 'fail', params: { variant: company.status, name }, evidence };
  },
});
