import { defineCheck, fail, notMeasured, pass, warn } from '../../check.ts';
import { resultEvidence } from '../../evidence.ts';
import { certificateEvidence, decidingCertificate } from '../../judging/certificate.ts';

/** OpenSSL's code for a certificate sent without its issuer's, which browsers may or may not find elsewhere. */
const SENT_ALONE = 'UNABLE_TO_VERIFY_LEAF_SIGNATURE';

export const check = defineCheck({
  id: 'cert-valid',
  causes: ['https'],
  requiredArtifacts: { entry: 'entry', now: 'now' },
  judge({ entry, now }) {
    const certificate = decidingCertificate(entry);
    if (!certificate) return notMeasured('unreachable', [], 'store-reachable');
    const { fault, hostOk, notBefore, notAfter, reason } = certificate;
    const failure = entry.tries.find((one) => !one.ok && one.certificate === certificate);
    const evidence = [...(failure ? [resultEvidence(failure)] : []), ...certificateEvidence(certificate)];
    const host = (failure ?? entry).url.hostname;
    if (fault === null) return pass({ host }, evidence);
    if (Date.parse(notAfter) < now) return fail({ variant: 'expired', date: notAfter }, evidence);
    if (Date.parse(notBefore) > now) return fail({ variant: 'not-yet-valid', date: notBefore }, evidence);
    if (!hostOk) return fail({ variant: 'wrong-host', host }, evidence);
    if (reason === SENT_ALONE) return warn({}, evidence);
    return fail({ variant: 'untrusted' }, evidence);
  },
});
