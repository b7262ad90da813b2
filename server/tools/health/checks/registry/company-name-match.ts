import { nameIn } from '../../../../registers/company-name.ts';
import { defineCheck, unjudged, pass } from '../../check.ts';
import { companyEvidence } from '../../judging/occurrences.ts';

export const check = defineCheck({
  id: 'company-name-match',
  causes: ['orgnr-visible'],
  requiredArtifacts: { company: 'company', pages: 'writtenPages', whereItBelongs: 'contactTermsAndCompanyPages?' },
  judge({ company, pages, whereItBelongs }) {
    const texts = pages.map(({ page }) => page.text.text);
    const names = [company.name, ...(company.parent ? [company.parent.name] : [])];
    const found = names.map((name) => ({ name, how: nameIn(name, texts) }));
    const evidence = companyEvidence(company);
    const whole = found.find(({ how }) => how === 'whole');
    if (whole) return pass({ name: whole.name }, evidence);
    if (!whereItBelongs.available) return unjudged(whereItBelongs, evidence);
    const part = found.find(({ how }) => how === 'part');
    return { status: part ? 'warn' : 'fail', params: { name: (part ?? found[0]!).name }, evidence };
  },
});
