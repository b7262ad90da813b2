import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { CURRENT_VERSION, VERSION_HEADER } from '../../../contract/version.ts';
import type { Clock } from '../../clock.ts';
import type { HeaderList } from './reply.ts';

/** A client that reads nothing for this long is disconnected. */
export const STALL_TIMEOUT_MS = 10_000;

const LINE_BREAKS = /[<\u2028\u2029]/g;

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
  for await (const event of events) {
    if (res.destroyed) continue;
    if (!res.write(`${toLine(event)}\n`)) await waitForDrain(res, clock);
  }
  res.end();
}

/** One line of JSON, without characters that could be read as markup or a line break. */
function toLine(event: unknown): string {
  return JSON.stringify(event).replace(LINE_BREAKS, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

async function waitForDrain(res: ServerResponse, clock: Clock): Promise<void> {
  using _stall = clock.after(STALL_TIMEOUT_MS, () => res.destroy());
  const gone = new AbortController();
  await Promise.race(['drain', 'close'].map((event) => once(res, event, { signal: gone.signal }))).finally(() => gone.abort());
}
