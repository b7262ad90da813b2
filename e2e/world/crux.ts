import { createServer } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { listen } from './network.ts';

/** The report's figures of an origin on phones; missing ones had too few samples. */
export interface CruxFigures {
  lcp?: number;
  /** A string in the API. */
  cls?: string;
  inp?: number;
}

/** Records by origin, of phones, or how the API fails for the origin. */
export type CruxRecords = Readonly<Record<string, { PHONE: CruxFigures } | { fails: number }>>;

/** A fake of the Chrome UX Report API. */
export interface CruxWorld extends AsyncDisposable {
  readonly baseUrl: string;
  readonly key: string;
  /** The environment for the service to call it. */
  environment(): { CRUX_API_KEY: string; CRUX_BASE_URL: string };
}

const KEY = 'crux-key-of-the-test-world';

/** Starts it on loopback; for an origin without a record it has no data. */
export async function startCrux(records: CruxRecords): Promise<CruxWorld> {
  const server = createServer(async (request, response) => {
    const { status, body } = answerTo(request, await bodyOf(request), records);
    response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' }).end(JSON.stringify(body));
  });
  const listening = await listen(server);
  const baseUrl = `http://127.0.0.1:${listening.port}`;
  return {
    baseUrl,
    key: KEY,
    environment: () => ({ CRUX_API_KEY: KEY, CRUX_BASE_URL: baseUrl }),
    [Symbol.asyncDispose]: () => listening[Symbol.asyncDispose](),
  };
}

interface Answer {
  status: number;
  body: object;
}

function answerTo(request: IncomingMessage, body: unknown, records: CruxRecords): Answer {
  const url = new URL(request.url ?? '/', 'http://crux');
  const isQuery = request.method === 'POST' && url.pathname === '/v1/records:queryRecord';
  if (!isQuery) return refusal(404, 'UNIMPLEMENTED', 'Not Found');
  const key = request.headers['x-goog-api-key'] ?? url.searchParams.get('key');
  if (key !== KEY) return refusal(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.');
  const { origin, formFactor } = (body ?? {}) as { origin?: string; formFactor?: 'PHONE' };
  if (!origin || URL.parse(origin)?.origin !== origin) return refusal(400, 'INVALID_ARGUMENT', 'invalid origin');
  const known = records[origin];
  if (known && 'fails' in known) return refusal(known.fails, 'UNAVAILABLE', 'The service is currently unavailable.');
  const figures = formFactor && known?.[formFactor];
  if (!figures) return refusal(404, 'NOT_FOUND', 'chrome ux report data not found');
  return { status: 200, body: { record: recordOf(origin, formFactor, figures) } };
}

const refusal = (code: number, status: string, message: string): Answer =>
  ({ status: code, body: { error: { code, message, status } } });

function recordOf(origin: string, formFactor: string, { lcp, cls, inp }: CruxFigures): object {
  const metric = (name: string, p75: number | string | undefined, [a, b, c]: readonly (number | string)[]): object => {
    if (p75 === undefined) return {};
    const histogram = [
      { start: a, end: b, density: 0.8 }, { start: b, end: c, density: 0.15 }, { start: c, density: 0.05 },
    ];
    return { [name]: { histogram, percentiles: { p75 } } };
  };
  return {
    key: { formFactor, origin },
    metrics: {
      ...metric('largest_contentful_paint', lcp, [0, 2500, 4000]),
      ...metric('cumulative_layout_shift', cls, ['0.00', '0.10', '0.25']),
      ...metric('interaction_to_next_paint', inp, [0, 200, 500]),
    },
    collectionPeriod: { firstDate: { year: 2026, month: 10, day: 21 }, lastDate: { year: 2026, month: 11, day: 17 } },
  };
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    return null;
  }
}
