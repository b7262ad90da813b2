import type { Evidence } from '../../../../contract/health.ts';
import type { CertificateFacts } from '../../../net/fetch-types.ts';
import { short } from '../evidence.ts';
import type { Entry } from '../gathered.ts';

/** The certificate that stands for the store: the first that was found wanting on the way in, else the last. */
export function decidingCertificate({ tries, last }: Entry): CertificateFacts | null {
  const faulty = tries.find(({ certificate }) => certificate !== null && certificate.fault !== null)?.certificate;
  return faulty ?? last.result?.certificate ?? null;
}

/** What a certificate says of itself. */
export const certificateEvidence = ({ subject, issuer, names, notBefore, notAfter }: CertificateFacts): Evidence[] => [
  { label: 'subject', value: short(subject) },
  { label: 'names', value: short(names.join(', ')) },
  { label: 'issuer', value: short(issuer) },
  { label: 'notBefore', value: notBefore },
  { label: 'notAfter', value: notAfter },
];
