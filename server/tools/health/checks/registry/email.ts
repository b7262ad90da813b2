import { defineCheck, fail, pass, warn } from '../../check.ts';
import { pageEvidence, tagEvidence } from '../../evidence.ts';
import { contactForm, emailAddresses } from '../../judging/email-addresses.ts';

export const check = defineCheck({
  id: 'email',
  requiredArtifacts: { identity: 'norwegianIdentity', pages: 'writtenPages', whereItBelongs: 'contactTermsAndCompanyPages?' },
  judge({ pages, whereItBelongs }) {
    const found = pages.flatMap((page) =>
      emailAddresses(page).slice(0, 1).map((address) => pageEvidence(page, 'e-mail', address)));
    if (found.length > 0) return pass({}, found);
    if (!whereItBelongs.available) return whereItBelongs;
    const forms = pages.flatMap((page) => {
      const form = contactForm(page);
      return form ? [tagEvidence(page, form)] : [];
    });
    if (forms.length > 0) return warn({}, forms);
    return fail({ total: whereItBelongs.value.length });
  },
});
