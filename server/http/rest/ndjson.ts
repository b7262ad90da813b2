import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { printableJson } from '../../../contract/report/printable.ts';
import { CURRENT_VERSION, VERSION_HEADER } from '../../../contract/version.ts';
import type { Clock } from '../../clock.ts';
import type { HeaderList } from './reply.ts';

/** A client that reads nothing for this long is disconnected. */
export const STALL_TIMEOUT_MS = 10_000;

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
    // Nothing in it may be read as markup.
    const line = printableJson(JSON.stringify(event)).replaceAll('<', '\\u003c');
    if (res.write(`${line}\n`)) continue;
    using _stall = clock.after(STALL_TIMEOUT_MS, () => res.destroy());
    await once(res, 'drain', { signal: closed.signal }).catch(() => {});
  }
  res.end();
}
