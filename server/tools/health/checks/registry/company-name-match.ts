import { nameIn } from '../../../../registers/company-name.ts';
import { check, unjudged } from '../../check.ts';
import { writtenPages } from '../../needs.ts';
import { company, searched } from '../../registry-needs.ts';
import { companyEvidence } from './sightings.ts';

const whereItBelongs = searched('contact', 'terms');

export const companyNameMatch = check({
  id: 'company-name-match',
  causes: ['orgnr-visible', 'orgnr-registered'],
  needs: { company, pages: writtenPages, whereItBelongs },
  judge({ company: registered, pages, whereItBelongs: searchedPages }) {
    const texts = pages.map(({ page }) => page.text.text);
    const names = [registered.name, ...(registered.parent ? [registered.parent.name] : [])];
    const found = names.map((name) => ({ name, how: nameIn(name, texts) }));
    const evidence = companyEvidence(registered);
    const whole = found.find(({ how }) => how === 'whole');
    if (whole) return { status: 'pass', params: { name: whole.name }, evidence };
    if (!searchedPages.seen) return unjudged(searchedPages, evidence);
    const part = found.find(({ how }) => how === 'part');
    return { status: part ? 'warn' : 'fail', params: { name: (part ?? found[0]!).name }, evidence };
  },
});
