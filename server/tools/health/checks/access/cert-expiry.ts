import { defineCheck, notMeasured } from '../../check.ts';
import { certificateEvidence, decidingCertificate } from '../../judging/certificate.ts';

const DAY_MS = 86_400_000;
const PASS_FROM = 0.25;
const WARN_FROM = 0.1;

export const check = defineCheck({
  id: 'cert-expiry',
  causes: ['https', 'cert-valid'],
  requiredArtifacts: { entry: 'entry', now: 'now' },
  judge({ entry, now }) {
    const certificate = decidingCertificate(entry);
    if (!certificate) return notMeasured('unreachable', [], 'store-reachable');
    const from = Date.parse(certificate.notBefore);
    const to = Date.parse(certificate.notAfter);
    const evidence = certificateEvidence(certificate);
    if (!(to > from)) return notMeasured('ambiguous', evidence);
    const left = (to - now) / (to - from);
    const params = { date: certificate.notAfter, days: Math.floor((to - now) / DAY_MS) };
    return { status: left >= PASS_FROM ? 'pass' : left >= WARN_FROM ? 'warn' : 'fail', params, evidence };
  },
});
