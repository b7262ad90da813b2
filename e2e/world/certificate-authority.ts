import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';
import { isIP } from 'node:net';

import { bits, explicit, implicit, integer, octets, oid, sequence, set, time, truth, utf8 } from './der.ts';

/** A key and its certificate, followed by the chain, in the format of `node:tls`. */
export interface KeyAndCertificate {
  key: string;
  cert: string;
}

export interface IssueOptions {
  notBefore?: Date;
  notAfter?: Date;
  /** Signed by its own key instead of the authority's. */
  selfSigned?: boolean;
}

/** A certificate authority of the test world; its root lives as long as the process. */
export interface CertificateAuthority {
  /** The root in PEM, for `NODE_EXTRA_CA_CERTS` and `tls.setDefaultCACertificates`. */
  readonly root: string;
  /** A fresh key with a certificate for these host names or addresses. */
  issue(names: readonly string[], options?: IssueOptions): KeyAndCertificate;
}

const DAY = 86_400_000;
const ECDSA_SHA256 = sequence(oid('1.2.840.10045.4.3.2'));

interface Subject {
  name: string;
  publicKey: KeyObject;
  notBefore: Date;
  notAfter: Date;
  extensions: Buffer[];
}

interface Signer {
  name: string;
  key: KeyObject;
}

/** Creates a root certificate in memory; nothing is read from or written to disk. */
export function createCertificateAuthority(commonName = 'Storefront Analysis test world'): CertificateAuthority {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const signer: Signer = { name: commonName, key: privateKey };
  const root = pem(certify({
    name: commonName,
    publicKey,
    notBefore: new Date(Date.now() - DAY),
    notAfter: new Date(Date.now() + 3650 * DAY),
    extensions: [
      extension('2.5.29.19', sequence(truth()), true),
      extension('2.5.29.15', bits(Buffer.from([0b0000_0110]), 1), true),
      extension('2.5.29.14', octets(keyId(publicKey))),
    ],
  }, signer));

  return {
    root,
    issue(names, options = {}) {
      const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const name = names[0] ?? 'nobody';
      const issuer = options.selfSigned ? { name, key: pair.privateKey } : signer;
      const issuerKey = options.selfSigned ? pair.publicKey : publicKey;
      const certificate = certify({
        name,
        publicKey: pair.publicKey,
        notBefore: options.notBefore ?? new Date(Date.now() - DAY),
        notAfter: options.notAfter ?? new Date(Date.now() + 90 * DAY),
        extensions: [
          extension('2.5.29.19', sequence()),
          extension('2.5.29.15', bits(Buffer.from([0b1000_0000]), 7), true),
          extension('2.5.29.37', sequence(oid('1.3.6.1.5.5.7.3.1'))),
          extension('2.5.29.17', sequence(...names.map(alternativeName))),
          extension('2.5.29.35', sequence(implicit(0, keyId(issuerKey)))),
        ],
      }, issuer);
      return { key: pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string, cert: pem(certificate) };
    },
  };
}

function certify(subject: Subject, signer: Signer): Buffer {
  const body = sequence(
    explicit(0, integer(Buffer.from([2]))),
    integer(Buffer.concat([Buffer.from([0x01]), randomBytes(15)])),
    ECDSA_SHA256,
    distinguishedName(signer.name),
    sequence(time(subject.notBefore), time(subject.notAfter)),
    distinguishedName(subject.name),
    subject.publicKey.export({ type: 'spki', format: 'der' }),
    explicit(3, sequence(...subject.extensions)),
  );
  return sequence(body, ECDSA_SHA256, bits(sign('sha256', body, signer.key)));
}

const distinguishedName = (commonName: string): Buffer => sequence(set(sequence(oid('2.5.4.3'), utf8(commonName))));

const extension = (id: string, value: Buffer, critical = false): Buffer =>
  sequence(oid(id), ...(critical ? [truth()] : []), octets(value));

const keyId = (key: KeyObject): Buffer =>
  createHash('sha1').update(key.export({ type: 'spki', format: 'der' })).digest();

function alternativeName(name: string): Buffer {
  const family = isIP(name);
  if (family === 4) return implicit(7, Buffer.from(name.split('.').map(Number)));
  if (family === 6) throw new Error('IPv6 names are not needed in the test world');
  return implicit(2, Buffer.from(name));
}

function pem(der: Buffer): string {
  const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}
