import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { CURRENT_VERSION, VERSION_HEADER } from '../../../contract/version.ts';
import type { Clock } from '../../clock.ts';
import type { HeaderList } from './reply.ts';

/** A client that reads nothing for this long is disconnected. */
export const STALL_TIMEOUT_MS = 10_000;

/** Characters that could be read as markup or as a line break. */
const NOT_PLAIN = /[<\u2028\u2029]/g;

/** Writes one event per line with back-pressure; resolves once the last line is handed to the socket. */
export async function writeNdjson(res: ServerResponse, events: AsyncIterable<unknown>, { headers, clock }: {
  headers: HeaderList;
  clock: Clock;
}): Promise<void> {
  res.writeHead(200, {
    [VERSION_HEADER]: CURRENT_VERSION,
    'Content-Type': 'application/x-ndjson; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Accel-Buffering': 'no',
    'X-Content-Type-Options': 'nosniff',
    ...headers,
  });
  res.flushHeaders();
  const closed = new AbortController();
  res.once('close', () => closed.abort());
  for await (const event of events) {
    if (res.destroyed) continue;
    const line = JSON.stringify(event)
      .replace(NOT_PLAIN, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
    if (res.write(`${line}\n`)) continue;
    using _stall = clock.after(STALL_TIMEOUT_MS, () => res.destroy());
    await once(res, 'drain', { signal: closed.signal }).catch(() => {});
  }
  res.end();
}
