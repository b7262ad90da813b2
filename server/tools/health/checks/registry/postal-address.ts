import { defineCheck, unjudged, fail, pass, warn } from '../../check.ts';
import { textEvidence } from '../../evidence.ts';
import { findAddress } from '../../judging/addresses.ts';

export const check = defineCheck({
  id: 'postal-address',
  requiredArtifacts: { identity: 'norwegianIdentity', pages: 'writtenPages', whereItBelongs: 'contactTermsAndCompanyPages?' },
  judge({ pages, whereItBelongs }) {
    const found = pages.flatMap((page) => {
      const address = findAddress(page.page);
      return address ? [{ kind: address.kind, evidence: textEvidence(page, address.span, 'address') }] : [];
    });
    const streets = found.filter(({ kind }) => kind === 'street');
    const shown = (streets.length > 0 ? streets : found).map(({ evidence }) => evidence);
    if (streets.length > 0) return pass({}, shown);
    if (!whereItBelongs.available) return unjudged(whereItBelongs, shown);
    if (shown.length > 0) return warn({}, shown);
    return fail({ total: whereItBelongs.value.length });
  },
});
