import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { Socket } from 'node:net';
import type { GeoResult } from '../contract/geo.ts';
import type { PastGeoScan } from '../client/past/store.ts';
import { STORED_SCAN } from './demo-world.ts';

/** Where a browser is given measurements from before, which only it can keep. */
export const EARLIER_PATH = '/demo/earlier';

export interface DemoFront {
  /** The port of the service behind. */
  behind: number;
  earlier: readonly GeoResult[];
}

/** Stands before the demo's service on the port people open, and hands on every byte but those that ask for one page. */
export async function startDemoFront(port: number, { behind, earlier }: DemoFront): Promise<AsyncDisposable> {
  const page = fillingPage(earlier);
  const answer = `HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(page)}\r\n` +
    `Connection: close\r\n\r\n${page}`;
  const open = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const onward = connect({ host: '127.0.0.1', port: behind, allowHalfOpen: true });
    open.add(client.on('close', () => {
      open.delete(client);
      onward.destroy();
    }));
    // A request's head comes in one piece from whoever opens this page.
    client.on('data', (bytes) => {
      if (bytes.toString('latin1', 0, ASKS_EARLIER.length) === ASKS_EARLIER) return void client.end(answer);
      client.pause();
      // What has come from the service is read first: a write to a service that has answered and closed loses it.
      setImmediate(() => onward.write(bytes, () => client.resume()));
    });
    client.on('end', () => onward.end()).on('error', () => onward.destroy());
    // What the service answered before it broke off is still handed on: `close` follows every error.
    onward.on('error', () => {}).on('close', () => client.destroySoon()).pipe(client);
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

const ASKS_EARLIER = `GET ${EARLIER_PATH} `;

/** Keeps the measurements as the page itself would have, and leads to where they are compared. */
function fillingPage(earlier: readonly GeoResult[]): string {
  const scans = earlier.map((result): PastGeoScan => ({
    tool: 'geo', id: `demo ${result.measuredAt}`, host: result.domain, at: result.measuredAt,
    input: { ...STORED_SCAN, vertical: result.vertical, lang: result.lang }, result,
  }));
  // Answers may hold anything, also the end of a script.
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
