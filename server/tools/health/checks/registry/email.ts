import { check, unjudged } from '../../check.ts';
import { MOST_EVIDENCE } from '../../evidence.ts';
import { writtenPages } from '../../needs.ts';
import { pageEvidence, tagEvidence } from '../../page-evidence.ts';
import { norwegianIdentity, searched } from '../../registry-needs.ts';
import { contactForm, emailAddresses } from './email-addresses.ts';

const whereItBelongs = searched('contact', 'terms');

export const email = check({
  id: 'email',
  needs: { identity: norwegianIdentity, pages: writtenPages, whereItBelongs },
  judge({ pages, whereItBelongs: searchedPages }) {
    const found = pages.flatMap((page) =>
      emailAddresses(page).slice(0, 1).map((address) => pageEvidence(page, 'e-mail', address)));
    if (found.length > 0) return { status: 'pass', params: {}, evidence: found.slice(0, MOST_EVIDENCE) };
    if (!searchedPages.seen) return unjudged(searchedPages);
    const forms = pages.flatMap((page) => {
      const form = contactForm(page);
      return form ? [tagEvidence(page, form)] : [];
    });
    if (forms.length > 0) return { status: 'warn', params: {}, evidence: forms.slice(0, MOST_EVIDENCE) };
    return { status: 'fail', params: { total: searchedPages.value.length } };
  },
});
