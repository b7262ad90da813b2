import { X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:tls';
import { expect, test } from 'vitest';

import { createCertificateAuthority } from './certificate-authority.ts';

test('a leaf is accepted by a real TLS client that trusts the root', async () => {
  const authority = createCertificateAuthority();
  const server = createServer(authority.issue(['shop.demo.test', '127.0.0.1']), (socket) => socket.end('hello'));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', servername: 'shop.demo.test', ca: authority.root });
  await once(socket, 'secureConnect');
  expect(socket.authorized).toBe(true);
  expect(socket.getPeerCertificate().subjectaltname).toBe('DNS:shop.demo.test, IP Address:127.0.0.1');
  socket.destroy();
  server.close();
});

test('dates and self-signing follow the options', () => {
  const authority = createCertificateAuthority();
  const expired = authority.issue(['old.demo.test'], { notAfter: new Date('2026-01-02T03:04:05Z') });
  expect(new X509Certificate(expired.cert).validToDate).toEqual(new Date('2026-01-02T03:04:05Z'));
  const own = new X509Certificate(authority.issue(['own.demo.test'], { selfSigned: true }).cert);
  expect(own.issuer).toBe('CN=own.demo.test');
  expect(own.verify(own.publicKey)).toBe(true);
});
