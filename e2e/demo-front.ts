import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import type { GeoResult } from '../contract/geo.ts';
import type { PastGeoScan } from '../client/past/store.ts';
import { STORED_SCAN } from './demo-world.ts';

/** The page that stores past measurements in the browser, the only place where they are kept. */
export const SEED_PATH = '/demo/earlier';

export interface DemoFront {
  /** The port of the demo's service. */
  upstreamPort: number;
  pastResults: readonly GeoResult[];
}

/** Reverse proxy for the demo service; serves one extra page itself. */
export async function startDemoFront(port: number, { upstreamPort, pastResults }: DemoFront): Promise<AsyncDisposable> {
  const page = seedPage(pastResults);
  const answer = `HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(page)}\r\n` +
    `Connection: close\r\n\r\n${page}`;
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect({ host: '127.0.0.1', port: upstreamPort, allowHalfOpen: true });
    open.add(client.on('close', () => {
      open.delete(client);
      upstream.destroy();
    }));
    // A browser that opens this page sends the request's head in one piece.
    client.on('data', (bytes) => {
      if (bytes.toString('latin1', 0, SEED_REQUEST.length) === SEED_REQUEST) return void client.end(answer);
      client.pause();
      // Data from the service is read first: a write to a service that has answered and closed would lose it.
      setImmediate(() => upstream.write(bytes, () => client.resume()));
    });
    client.on('end', () => upstream.end()).on('error', () => upstream.destroy());
    // What the service sent before an error is still forwarded: `close` follows every error.
    upstream.on('error', () => {}).on('close', () => client.destroySoon()).pipe(client);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    async [Symbol.asyncDispose]() {
      const closed = once(server, 'close');
      server.close();
      for (const client of open) client.destroy();
      await closed;
    },
  };
}

const SEED_REQUEST = `GET ${SEED_PATH} `;

/** Stores the measurements as the page itself would, and redirects to their comparison. */
function seedPage(pastResults: readonly GeoResult[]): string {
  const scans = pastResults.map((result): PastGeoScan => ({
    tool: 'geo', id: `demo ${result.measuredAt}`, host: result.domain, at: result.measuredAt,
    input: { ...STORED_SCAN, vertical: result.vertical, lang: result.lang }, result,
  }));
  // Answers may contain anything, including the end tag of a script.
  const data = JSON.stringify(scans).replaceAll('<', '\\u003c');
  return `<!doctype html><meta charset="utf-8"><title>Storefront Analysis</title><script>
const opening = indexedDB.open('storefront-analysis', 1);
opening.onupgradeneeded = () => opening.result.createObjectStore('scans', { keyPath: 'id' }).createIndex('at', 'at');
opening.onsuccess = () => {
  const transaction = opening.result.transaction('scans', 'readwrite');
  const scans = ${data};
  for (const scan of scans) transaction.objectStore('scans').put(scan);
  transaction.oncomplete = () => {
    opening.result.close();
    const [before, after] = scans.slice(-2);
    location.replace('/past?' + new URLSearchParams({ before: before.id, after: after.id }));
  };
};
</script>`;
}
