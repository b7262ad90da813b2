import { createServer, request } from 'node:http';
import type { GeoResult } from '../contract/geo.ts';
import type { PastGeoScan } from '../client/past/store.ts';
import { STORED_SCAN } from './demo-world.ts';
import { listen } from './world/network.ts';

/** Where a browser is given measurements from before, which only it can keep. */
export const EARLIER_PATH = '/demo/earlier';

export interface DemoFront {
  /** The port of the service behind. */
  behind: number;
  earlier: readonly GeoResult[];
}

/** Stands before the demo's service on the port people open, and hands on everything but one page of its own. */
export async function startDemoFront(port: number, { behind, earlier }: DemoFront): Promise<AsyncDisposable> {
  const server = createServer((req, res) => {
    const { method, headers, url: path } = req;
    if (path === EARLIER_PATH) return void res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(fillingPage(earlier));
    const onward = request({ agent: false, host: '127.0.0.1', port: behind, path, method, headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    onward.on('error', () => res.destroy());
    res.on('close', () => onward.destroy());
    req.pipe(onward);
  });
  return await listen(server, port);
}

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
