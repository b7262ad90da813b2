import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import type { Http2SecureServer, ServerHttp2Session, ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { platform } from 'node:os';
import { describe, expect, test } from 'vitest';
import { watchBrowsers } from '../world/browser-footprint.ts';
import { startWorldNetwork } from '../world/network.ts';
import { chromiumHere, processesOf } from './browser-rig.ts';
import { startLabRig } from './lab-rig.ts';

const HOST = 'h2.example';
const CAP_MS = 12_000;
const LIMITS = { bytes: 3_000_000_000, ms: 20_000 };
const PAGE = '<!doctype html><title>Store</title><h1>Store</h1><p>Garn og ull.</p><img src="/more">';

type Oddity = (stream: ServerHttp2Stream, session: ServerHttp2Session) => void;

const answer: Oddity = (stream) => {
  stream.respond({ ':status': 200, 'content-type': 'text/html' });
  stream.end(PAGE);
};

/** Does something to the session as often as the event loop turns, until it is over. */
const again = (session: ServerHttp2Session, act: () => void): void => {
  if (session.destroyed || session.closed) return;
  act();
  setImmediate(() => again(session, act));
};

const ODDITIES: Record<string, Oddity> = {
  'a flood of pings': (stream, session) => {
    again(session, () => session.ping(Buffer.alloc(8), () => {}));
    answer(stream, session);
  },
  'a flood of settings': (stream, session) => {
    again(session, () => session.settings({ initialWindowSize: 65_535 }, () => {}));
    answer(stream, session);
  },
  'headers without a measure': (stream) => {
    const fields = Array.from({ length: 2_000 }, (_, at) => [`x-${at}`, 'x'.repeat(400)]);
    stream.respond({ ':status': 200, 'content-type': 'text/html', ...Object.fromEntries(fields) });
    stream.end(PAGE);
  },
  'early hints without end': (stream, session) => again(session, () => {
    if (!stream.destroyed) stream.additionalHeaders({ ':status': 103, link: '</a.css>; rel=preload; as=style' });
  }),
  'every stream reset': (stream) => stream.close(0x2),
  'a body that never ends': (stream, session) => {
    stream.respond({ ':status': 200, 'content-type': 'text/html' });
    again(session, () => stream.writable && !stream.writableNeedDrain && stream.write(Buffer.alloc(16_384, 'x ')));
  },
};

describe.skipIf(chromiumHere.length === 0 || platform() !== 'linux')('a store that is odd over HTTP/2', () => {
  test.each(Object.entries(ODDITIES))('%s: ends in time, and nothing is left', { timeout: 60_000 }, async (_name, act) => {
    await using world = await startWorldNetwork();
    await using store = await serveOddly(createSecureServer(world.authority.issue([HOST])), act);
    world.map(`${HOST}:443`, store.port);
    await using rig = startLabRig(world, { capMs: CAP_MS });
    await using footprint = watchBrowsers(process.pid, LIMITS);
    const outcome = await rig.lab.measure(new URL(`https://${HOST}/`), { signal: new AbortController().signal });
    await rig.lab[Symbol.asyncDispose]();
    const said = outcome.ok ? 'measured' : outcome.reason;
    console.log(`${_name}: ${said}, ${(footprint.memory / 1e6).toFixed(0)} MB, ${rig.sessions[0]?.usage().bytes} bytes`);

    expect(['measured', 'timeout', 'budget', 'unreachable', 'browser-failed']).toContain(said);
    expect(store.asked()).toBeGreaterThan(0);
    expect(footprint.ended).toBe(false);
    expect(footprint.memory).toBeLessThan(1_500_000_000);
    expect(rig.sessions[0]?.usage().bytes).toBeLessThan(30_000_000);
    expect(rig.sessions.flatMap(({ pid }) => processesOf({ group: pid }))).toEqual([]);
  });
});

async function serveOddly(server: Http2SecureServer, act: Oddity) {
  let asked = 0;
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('error', () => {});
  });
  server.on('stream', (stream) => {
    asked += 1;
    stream.on('error', () => {});
    act(stream, stream.session as ServerHttp2Session);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    asked: () => asked,
    async [Symbol.asyncDispose]() {
      for (const session of sessions) session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
