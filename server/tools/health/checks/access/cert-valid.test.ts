import { CERTIFICATE, answer, fetched } from '../../artifacts-rig.ts';
import type { CertificateFacts } from '../../../../net/fetch-types.ts';
import { entryOf, failure, faulted } from '../../artifacts-access-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './cert-valid.ts';

const { notBefore, notAfter } = CERTIFICATE;
const FROM = Date.parse(notBefore);
const TO = Date.parse(notAfter);
const HOST = 'shop.test';

/** A store with an invalid certificate whose pages were read without verification. */
const faulty = (certificate: Partial<CertificateFacts>, now = FROM + 1, url = 'https://shop.test/') => {
  const failed = failure('tls-untrusted', { url, certificate });
  return { entry: entryOf(undefined, { tries: [failed, answer({ certificate })] }), now };
};
const untrusted = { fault: 'tls-untrusted' } as const;
const stale = { fault: 'tls-expired' } as const;

judgeTable(check, {
  'valid': [{ entry: entryOf(), now: FROM }, {
    status: 'pass', params: { host: HOST },
    evidence: [
      { label: 'subject', value: HOST }, { label: 'names', value: HOST }, { label: 'issuer', value: 'Test authority' },
      { label: 'notBefore', value: notBefore }, { label: 'notAfter', value: notAfter },
    ],
  }],
  'valid for several names': [{
    entry: entryOf(fetched('', { certificate: { names: ['a.test', 'b.test'] } })), now: FROM,
  }, {
    status: 'pass', params: { host: HOST }, evidence: [{}, { value: 'a.test, b.test' }],
  }],
  'valid on the host after redirects': [
    { entry: entryOf(fetched('<h1>Shop</h1>', { url: 'https://www.shop.test/' })), now: FROM },
    { status: 'pass', params: { host: 'www.shop.test' } },
  ],
  'expired a millisecond ago': [faulty(stale, TO + 1), {
    status: 'fail', params: { variant: 'expired', date: notAfter }, evidence: [
      { label: 'tls-untrusted', url: 'https://shop.test/' }, { label: 'subject' },
    ],
  }],
  'untrusted in its last millisecond': [faulty(untrusted, TO), {
    status: 'fail', params: { variant: 'untrusted' },
  }],
  'not yet valid, by a millisecond': [faulty(stale, FROM - 1), {
    status: 'fail', params: { variant: 'not-yet-valid', date: notBefore },
  }],
  'untrusted in its first millisecond': [faulty(untrusted, FROM), {
    status: 'fail', params: { variant: 'untrusted' },
  }],
  'for another name': [
    faulty({ fault: 'tls-name', hostOk: false }, undefined, 'https://www.shop.test/'),
    { status: 'fail', params: { variant: 'wrong-host', host: 'www.shop.test' } },
  ],
  'untrusted': [faulty(untrusted), { status: 'fail', params: { variant: 'untrusted' } }],
  'sent alone, without a chain': [faulty({ ...untrusted, reason: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }), {
    status: 'warn', params: {}, evidence: [{ label: 'tls-untrusted' }, { label: 'subject' }],
  }],
  'sent alone, and expired': [faulty({ ...untrusted, reason: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }, TO + 1), {
    status: 'fail', params: { variant: 'expired', date: notAfter },
  }],
  'sent alone, for another name': [faulty({ ...untrusted, hostOk: false, reason: 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' }), {
    status: 'fail', params: { variant: 'wrong-host', host: HOST },
  }],
  'with a chain to an unknown issuer': [faulty({ ...untrusted, reason: 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY' }), {
    status: 'fail', params: { variant: 'untrusted' },
  }],
  'self-signed': [faulty({ ...untrusted, reason: 'DEPTH_ZERO_SELF_SIGNED_CERT' }), { status: 'fail', params: { variant: 'untrusted' } }],
  'invalid on the first host, valid on the last': [
    {
      entry: entryOf(
        undefined, { tries: [failure('tls-name', { certificate: { fault: 'tls-name', hostOk: false } }), answer()] },
      ),
      now: FROM,
    },
    {
      status: 'fail', params: { variant: 'wrong-host', host: HOST },
      evidence: [{ label: 'tls-name' }, { label: 'subject' }],
    },
  ],
  'read without verification, without a failed attempt': [
    { entry: entryOf(fetched('<h1>Shop</h1>', { certificate: { fault: 'tls-name', hostOk: false } })), now: FROM },
    { status: 'fail', params: { variant: 'wrong-host', host: HOST }, evidence: [{ label: 'subject' }] },
  ],
  'a failed attempt with another certificate is not evidence': [
    { entry: entryOf(undefined, { tries: [failure('timeout', { certificate: {} }), answer()] }), now: FROM },
    { status: 'pass', params: { host: HOST }, evidence: [{ label: 'subject' }] },
  ],
  'without a response, the certificate of the failed attempt counts': [
    { entry: entryOf(faulted('timeout', { certificate: {} }), { outcome: 'unreachable', tries: [] }), now: FROM },
    { status: 'pass', params: { host: HOST } },
  ],
  'no answer': [
    { entry: entryOf(faulted('timeout'), { outcome: 'unreachable' }), now: FROM },
    { status: 'not-measured', reason: 'unreachable', rootCause: 'store-reachable' },
  ],
});
