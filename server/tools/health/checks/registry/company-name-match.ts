import { nameIn } from '../../../../registers/company-name.ts';
import { defineCheck, unjudged, pass } from '../../check.ts';
import { writtenPages } from '../../artifacts.ts';
import { company, contactAndTermsPages } from '../../artifacts-registry.ts';
import { companyEvidence } from '../../judging/occurrences.ts';

export const check = defineCheck({
  id: 'company-name-match',
  causes: ['orgnr-visible', 'orgnr-registered'],
  requiredArtifacts: { company, pages: writtenPages, whereItBelongs: contactAndTermsPages },
  judge({ company: registered, pages, whereItBelongs: searchedPages }) {
    const texts = pages.map(({ page }) => page.text.text);
    const names = [registered.name, ...(registered.parent ? [registered.parent.name] : [])];
    const found = names.map((name) => ({ name, how: nameIn(name, texts) }));
    const evidence = companyEvidence(registered);
    const whole = found.find(({ how }) => how === 'whole');
    if (whole) return pass({ name: whole.name }, evidence);
    if (!searchedPages.available) return unjudged(searchedPages, evidence);
    const part = found.find(({ how }) => how === 'part');
    return { status: part ? 'warn' : 'fail', params: { name: (part ?? found[0]!).name }, evidence };
  },
});
