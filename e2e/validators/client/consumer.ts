// What a developer would write against the generated types. TypeScript 5 compiles it in strict mode, so a narrowing
// that the document does not support is an error here.
import createClient, { type Client } from 'openapi-fetch';
import type { components, paths } from '../generated/api.js';

type Schemas = components['schemas'];
export type HealthEvent = Schemas['HealthEvent'];
export type GeoEvent = Schemas['GeoEvent'];
export type GeoScanRequest = paths['/api/geo/scan']['post']['requestBody']['content']['application/json'];
export type ServiceClient = Client<paths>;

/** The minimal request for a visibility scan: whatever has a default is left out. */
export const minimal: GeoScanRequest = { brand: 'LMN', domain: 'lmn.example', vertical: 'sport' };

export const connect = (baseUrl: string): ServiceClient => createClient<paths>({ baseUrl });

/** The lines of a stream, parsed one by one; an incomplete last line is dropped. */
async function* lines<Event>(body: ReadableStream<Uint8Array>): AsyncGenerator<Event> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const parts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) if (part !== '') yield JSON.parse(part) as Event;
  }
}

/** One line of text per event; undefined for an event type that this client does not know. */
function healthLine(event: HealthEvent): string | undefined {
  switch (event.type) {
    case 'phase':
      return `${event.index}/${event.total} ${event.phase} ${event.state}`;
    case 'finding':
      return `${event.id} ${event.status}${event.reason ? ` (${event.reason})` : ''}: ${event.title}`;
    case 'pillar-complete':
      return `${event.pillar} ${event.grade ?? 'not measured'} ${event.measured}/${event.applicable}`;
    case 'complete':
      return `${event.summary.outcome} ${event.summary.pillars['revenue-critical'].grade ?? 'not measured'}`;
    case 'error':
      return `${event.error}: ${event.message}`;
    default:
      return undefined;
  }
}

function geoLine(event: GeoEvent): string | undefined {
  switch (event.type) {
    case 'provider-result':
      return event.status === 'measured'
        ? `${event.engine} ${event.mentioned ? 'named' : event.unclear ? 'may have named' : 'did not name'} it`
        : `${event.engine} not measured: ${event.reason}`;
    case 'audit':
      return `${event.crawler} ${event.verdict}`;
    case 'complete': {
      const { value, numerator, denominator } = event.result.metrics.discoveryRate;
      return `${value ?? 'not measured'} ${numerator}/${denominator}${event.result.cached ? ' (stored)' : ''}`;
    }
    default:
      return undefined;
  }
}

/** How a call ended: its output, or why it was refused and how long to wait. */
export type Outcome = { ok: true; lines: string[]; last: string } | { ok: false; code: string; wait: number | null };

const wait = (response: Response): number | null => {
  const header = response.headers.get('Retry-After');
  return header === null ? null : Number(header);
};

async function collect<Event extends { type: string }>(
  body: ReadableStream<Uint8Array>,
  line: (event: Event) => string | undefined,
): Promise<Outcome> {
  const output: string[] = [];
  let last = '';
  for await (const event of lines<Event>(body)) {
    last = event.type;
    const text = line(event);
    if (text !== undefined) output.push(text);
  }
  return { ok: true, lines: output, last };
}

export async function scanHealth(client: ServiceClient, url: string): Promise<Outcome> {
  const { data, error, response } = await client.POST('/api/health/scan', { body: { url }, parseAs: 'stream' });
  if (error) {
    // Only some error codes have a `reason`: the document narrows the type.
    const code = error.error === 'rate_limited' && 'reason' in error ? `${error.error}/${error.reason}` : error.error;
    return { ok: false, code, wait: wait(response) };
  }
  return data ? collect(data as ReadableStream<Uint8Array>, healthLine) : { ok: false, code: 'empty', wait: null };
}

export async function scanVisibility(client: ServiceClient, body: GeoScanRequest): Promise<Outcome> {
  const { data, error, response } = await client.POST('/api/geo/scan', { body, parseAs: 'stream' });
  if (error) return { ok: false, code: error.error, wait: wait(response) };
  return data ? collect(data as ReadableStream<Uint8Array>, geoLine) : { ok: false, code: 'empty', wait: null };
}

export async function generateSchema(client: ServiceClient, url: string): Promise<Outcome> {
  const { data, error, response } = await client.POST('/api/schema/generate', { body: { url } });
  if (error) return { ok: false, code: 'ok' in error ? error.reason : error.error, wait: wait(response) };
  if (!data.ok) return { ok: false, code: data.reason, wait: null };
  const output = data.result.fields.map((field) => {
    if (field.status === 'unverified') return `${field.id}: ${field.reason}`;
    const { value } = field;
    return `${field.id}: ${value.kind === 'price' ? value.amount : value.kind} at ${field.evidence.locator}`;
  });
  return { ok: true, lines: output, last: data.result.mode };
}

export async function listEndpoints(client: ServiceClient): Promise<string[]> {
  const { data } = await client.GET('/api');
  return data?.endpoints.map(({ method, url }) => `${method} ${url}`) ?? [];
}
