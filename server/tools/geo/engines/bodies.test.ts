import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { EngineId } from '../../../../contract/vocabulary.ts';
import { createManualClock } from '../../../manual-clock.ts';
import type { TrustedFetch } from '../../../net/trusted.ts';
import { sourcesOf } from '../citations.ts';
import { createAsk } from './call.ts';
import { MODELS } from './models.ts';
import { ENGINE_LIST } from './registry.ts';

/** A response, labelled by how a careful reader understands it; `fixtures/README.md` explains the labels. */
interface LabelledBody {
  id: string;
  engine: EngineId;
  httpStatus: number;
  headers?: Record<string, string>;
  body: unknown;
  expect: {
    status: 'measured' | 'not-measured';
    reason?: string;
    alsoReason?: string[];
    text?: string;
    citedUrls?: string[];
    foundUrls?: string[];
    searches: number;
    retrieval?: string;
    retryable: boolean;
    retryAfterMs?: number;
    continue?: boolean;
  };
  why: string;
}

const BODIES = ['bodies.jsonl', 'bodies-2.jsonl', 'bodies-3.jsonl'].flatMap((file) =>
  readFileSync(join(import.meta.dirname, 'fixtures', file), 'utf8').trim().split('\n')
    .map((line) => JSON.parse(line) as LabelledBody));

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();
const pages = (urls: readonly string[]): string[] => sourcesOf(urls.map((url) => ({ url }))).map(({ url }) => url).sort();

/** The result of a question whose calls all get this response, and the times of the calls. */
async function read({ engine: id, body, httpStatus, headers }: LabelledBody) {
  const engine = ENGINE_LIST.find((one) => one.id === id)!;
  const clock = createManualClock();
  const calls: number[] = [];
  const fetch = (_url: unknown): Promise<Response> => {
    calls.push(clock.monotonic());
    return Promise.resolve(new Response(JSON.stringify(body),
      { status: httpStatus, headers: { 'content-type': 'application/json', ...headers } }));
  };
  const ask = createAsk(engine, { apiKey: 'key', baseUrl: 'http://engine.test', model: MODELS[engine.id].model },
    { trusted: () => fetch as TrustedFetch, clock });
  let settled = false;
  const asked = ask('p', { signal: new AbortController().signal, deadline: 240_000 }).finally(() => (settled = true));
  for (let turn = 0; turn < 2000 && !settled; turn += 1) {
    await new Promise((resolve) => setImmediate(resolve));
    if (turn > 20) clock.advance(100);
  }
  return { ...await asked, calls };
}

it.each(BODIES)('$id: $why', async (labelled) => {
  const { reading, usage, calls } = await read(labelled);
  const label = labelled.expect;
  const reason = reading.status === 'measured' ? undefined : reading.reason;
  expect(reading.status).toBe(label.status);
  if (reading.status === 'not-measured') expect([label.reason, ...label.alsoReason ?? []]).toContain(reason);
  // A turn to be continued is sent back twice. Each response then counts its searches again.
  if (label.continue) expect(calls).toHaveLength(3);
  else expect(usage.searches ?? (labelled.httpStatus === 200 ? 1 : 0)).toBe(label.searches);
  if (label.retrieval) expect(reading.retrieval).toBe(label.retrieval);
  if (labelled.httpStatus !== 200) {
    expect(calls).toHaveLength(label.retryable ? 2 : 1);
    if (label.retryAfterMs !== undefined) {
      const waited = calls[1]! - calls[0]!;
      expect(waited).toBeGreaterThanOrEqual(label.retryAfterMs);
      expect(waited).toBeLessThan(label.retryAfterMs + 1000);
    }
  }
  if (reading.status === 'not-measured') return;
  expect(folded(reading.text)).toBe(folded(label.text!));
  const cited = sourcesOf(reading.cited).map(({ url }) => url);
  const found = sourcesOf(reading.found).map(({ url }) => url).filter((url) => !cited.includes(url));
  expect(cited.toSorted()).toEqual(pages(label.citedUrls!));
  expect(found.toSorted()).toEqual(pages(label.foundUrls!));
});
