import { once } from 'node:events';
import { createSecureServer } from 'node:http2';
import type { Http2SecureServer, ServerHttp2Session, ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { platform } from 'node:os';
import { describe, expect, test } from 'vitest';
import { watchBrowsers } from '../world/browser-footprint.ts';
import { createMovableClock } from '../world/movable-clock.ts';
import { startWorldNetwork } from '../world/network.ts';
import { chromiumHere, processesOf, startBrowserRig, visit, whyEnded } from './browser-rig.ts';

const HOST = 'h2.example';
/** Longer than any of these tests: the time limit is reached by advancing the clock. */
const CAP_MS = 300_000;
const LIMITS = { bytes: 3_000_000_000, ms: 80_000 };
/** How often the store misbehaves before the time limit is reached, unless the session ends first. */
const ENOUGH = 1_000;
const PAGE = '<!doctype html><title>Store</title><h1>Store</h1><p>Garn og ull.</p><img src="/more">';

type Oddity = (stream: ServerHttp2Stream, session: ServerHttp2Session, onEnough: () => void) => void;

const answer = (stream: ServerHttp2Stream): void => {
  stream.respond({ ':status': 200, 'content-type': 'text/html' });
  stream.end(PAGE);
};

/** Acts on the session in every turn of the event loop until it has ended. */
const again = (act: (stream: ServerHttp2Stream, session: ServerHttp2Session) => void): Oddity => (stream, session, onEnough) => {
  let times = 0;
  const turn = (): void => {
    if (session.destroyed || session.closed) return onEnough();
    act(stream, session);
    times += 1;
    if (times === ENOUGH) onEnough();
    setImmediate(turn);
  };
  turn();
};

const ODDITIES: Record<string, Oddity> = {
  'a flood of pings': (stream, session, onEnough) => {
    again(() => session.ping(Buffer.alloc(8), () => {}))(stream, session, onEnough);
    answer(stream);
  },
  'a flood of settings': (stream, session, onEnough) => {
    again(() => session.settings({ initialWindowSize: 65_535 }, () => {}))(stream, session, onEnough);
    answer(stream);
  },
  'oversized headers': (stream, _session, onEnough) => {
    stream.on('close', onEnough);
    const fields = Array.from({ length: 2_000 }, (_, at) => [`x-${at}`, 'x'.repeat(400)]);
    stream.respond({ ':status': 200, 'content-type': 'text/html', ...Object.fromEntries(fields) });
    stream.end(PAGE);
  },
  'endless early hints': again((stream) => {
    if (!stream.destroyed) stream.additionalHeaders({ ':status': 103, link: '</a.css>; rel=preload; as=style' });
  }),
  'every stream reset': (stream, _session, onEnough) => {
    stream.on('close', onEnough);
    stream.close(0x2);
  },
  'a body that never ends': again((stream) => {
    if (!stream.headersSent) stream.respond({ ':status': 200, 'content-type': 'text/html' });
    if (stream.writable && !stream.writableNeedDrain) stream.write(Buffer.alloc(16_384, 'x '));
  }),
};

describe.skipIf(chromiumHere.length === 0 || platform() !== 'linux')('a store that misbehaves over HTTP/2', () => {
  test.each(Object.entries(ODDITIES))('%s ends at a limit and leaves no process', { timeout: 90_000 }, async (name, act) => {
    const clock = createMovableClock();
    await using world = await startWorldNetwork();
    await using store = await serveOddly(createSecureServer(world.authority.issue([HOST])), act);
    world.map(`${HOST}:443`, store.port);
    await using rig = await startBrowserRig(world, { clock });
    await using footprint = watchBrowsers(process.pid, LIMITS);
    const session = await rig.open({ capMs: CAP_MS });
    await visit(session, `https://${HOST}/`);
    await store.wasOdd;
    clock.advance(CAP_MS);
    expect(['cap', 'budget']).toContain(await whyEnded(session));
    const { bytes } = session.usage();
    console.log(`${name}: ${(footprint.memory / 1e6).toFixed(0)} MB, ${bytes} bytes`);

    expect(footprint.ended).toBe(false);
    expect(footprint.memory).toBeLessThan(1_500_000_000);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(30_000_000);
    expect(processesOf({ group: session.pid })).toEqual([]);
  });
});

async function serveOddly(server: Http2SecureServer, act: Oddity) {
  const enough = Promise.withResolvers<void>();
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('error', () => {});
  });
  server.on('stream', (stream) => {
    stream.on('error', () => {});
    act(stream, stream.session as ServerHttp2Session, enough.resolve);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    wasOdd: enough.promise,
    async [Symbol.asyncDispose]() {
      for (const session of sessions) session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
