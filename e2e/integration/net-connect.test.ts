import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { systemClock } from '../../server/clock.ts';
import { createManualClock } from '../../server/manual-clock.ts';
import { dial } from '../../server/net/dial.ts';
import { createCertificateAuthority } from '../world/certificate-authority.ts';
import { startFaultServer, type FaultServer } from '../world/fault-server.ts';
import { guardedWorld, trustRoot } from '../world/guarded-world.ts';
import { startUnacceptingPort } from '../world/unaccepting-port.ts';
import type { PinnedAddress } from '../../server/net/resolve.ts';

const four = (address: string): PinnedAddress => ({ address, family: 4 });
const signal = new AbortController().signal;

async function listenOn(address: string, port = 0): Promise<AsyncDisposable & { server: Server; port: number }> {
  const server = createServer((socket) => void socket.on('error', () => undefined).resume());
  server.listen(port, address);
  await once(server, 'listening');
  return {
    server,
    port: (server.address() as AddressInfo).port,
    async [Symbol.asyncDispose]() {
      server.close();
      await once(server, 'close');
    },
  };
}

describe('dial', () => {
  test('goes on at once to the next address when one refuses', async () => {
    await using open = await listenOn('127.0.0.2');
    const target = { port: open.port, addresses: [four('127.0.0.1'), four('127.0.0.2')] };
    const socket = await dial(target, { clock: systemClock, signal });
    expect(socket.remoteAddress).toBe('127.0.0.2');
    socket.destroy();
  });

  test('tries the next address in parallel when one does not answer', async () => {
    await using mute = await startUnacceptingPort();
    await using open = await listenOn('127.0.0.2', mute.port);
    const clock = createManualClock();
    const pending = dial({ port: open.port, addresses: [four('127.0.0.1'), four('127.0.0.2')] }, { clock, signal });
    clock.advance(250);
    const socket = await pending;
    expect(socket.remoteAddress).toBe('127.0.0.2');
    socket.destroy();
  });

  test('gives up at its time limit, or when it is aborted', async () => {
    await using mute = await startUnacceptingPort();
    const clock = createManualClock();
    const target = { port: mute.port, addresses: [four('127.0.0.1')] };
    const late = dial(target, { clock, signal });
    clock.advance(5_000);
    await expect(late).rejects.toMatchObject({ code: 'connect-timeout' });
    const leaving = new AbortController();
    const left = dial(target, { clock, signal: leaving.signal });
    leaving.abort(new Error('left'));
    await expect(left).rejects.toThrow('left');
    await expect(dial(target, { clock, signal: leaving.signal })).rejects.toThrow('left');
  });

  test('reports refused when one address refused and another has no route', async () => {
    let port = 0;
    {
      await using open = await listenOn('127.0.0.1');
      port = open.port;
    }
    // Nothing is sent to the broadcast address: the system refuses it at once.
    const addresses = [four('255.255.255.255'), four('127.0.0.1')];
    const pending = dial({ port, addresses }, { clock: createManualClock(), signal });
    await expect(pending).rejects.toMatchObject({ code: 'refused' });
    const nowhere = dial({ port, addresses: addresses.slice(0, 1) }, { clock: createManualClock(), signal });
    await expect(nowhere).rejects.toMatchObject({ code: 'no-route' });
    const without = dial({ port, addresses: [] }, { clock: systemClock, signal });
    await expect(without).rejects.toMatchObject({ code: 'no-route' });
  });
});

describe('probeTls', () => {
  const authority = createCertificateAuthority();
  let faults: FaultServer;
  let trust: Disposable;
  beforeAll(async () => {
    trust = trustRoot(authority.root);
    faults = await startFaultServer({ authority });
  });
  afterAll(async () => {
    trust[Symbol.dispose]();
    await faults[Symbol.asyncDispose]();
  });

  test('detects HTTP/2 where it is offered', async () => {
    const server = createSecureServer({ ...authority.issue(['fast.test']), allowHTTP1: true }, (_request, response) => {
      response.end('over HTTP/1.1');
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    {
      await using session = guardedWorld({ EGRESS_MAP: `fast.test:443=127.0.0.1:${port}` }).open();
      expect(await session.probeTls(new URL('https://fast.test/'))).toMatchObject({
        ok: true, alpn: 'h2', certificate: { fault: null, protocol: 'TLSv1.3' },
      });
      expect(await session.get(new URL('https://fast.test/'))).toMatchObject({ ok: true, decodedBytes: 13 });
      expect(session.spent.requests).toBe(2);
    }
    server.close();
  });

  test('detects a host that supports only legacy TLS versions', async () => {
    await using session = guardedWorld({ EGRESS_MAP: faults.egressMap }).open();
    const url = faults.urlOf('tls-old');
    expect(await session.probeTls(new URL(url))).toMatchObject({ ok: false, code: 'tls-protocol', cause: 'store' });
    expect(await session.probeTls(new URL(url), { protocols: 'legacy' })).toMatchObject({
      ok: true, alpn: null, certificate: { protocol: 'TLSv1.1' },
    });
    const expired = new URL(faults.urlOf('tls-expired'));
    expect(await session.probeTls(expired, { protocols: 'legacy' })).toMatchObject({ ok: false });
    expect(await session.probeTls(expired)).toMatchObject({ ok: true, certificate: { fault: 'tls-expired' } });
  });

  test.each([
    ['http://healthy.faults.test/', 'tls-absent'],
    ['https://10.0.0.1/', 'guard-blocked'],
    ['https://tls-plain.faults.test/', 'tls-absent'],
  ])('reports %s as %s', async (url, code) => {
    await using session = guardedWorld({ EGRESS_MAP: faults.egressMap }).open();
    expect(await session.probeTls(new URL(url))).toMatchObject({ ok: false, code });
  });
});
