import type { Evidence } from '../../../../contract/health.ts';
import type { CertificateFacts } from '../../../net/fetch-types.ts';
import type { Entry } from '../gathered.ts';

/** The certificate to judge: the first invalid one among all attempts to fetch the home page, else the last one. */
export function decidingCertificate({ tries, last }: Entry): CertificateFacts | null {
  const faulty = tries.find(({ certificate }) => certificate !== null && certificate.fault !== null)?.certificate;
  return faulty ?? last.result?.certificate ?? null;
}

/** The fields of a certificate, as evidence. */
export const certificateEvidence = ({ subject, issuer, names, notBefore, notAfter }: CertificateFacts): Evidence[] => [
  { label: 'subject', value: subject },
  { label: 'names', value: names.join(', ') },
  { label: 'issuer', value: issuer },
  { label: 'notBefore', value: notBefore },
  { label: 'notAfter', value: notAfter },
];
