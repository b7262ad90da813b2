import { z } from 'zod';
import type { OpenTrusted } from '../net/trusted.ts';

/** Chrome UX Report data of an origin: of its visits from phones, as speed is judged on a phone. */
export interface FieldData {
  figures: FieldFigures;
  /** The last day of the collection period, like `2026-11-14`. */
  until: string;
}

/** `not-found`: the report has no data for this origin. `service-down`: we could not find out. */
export type FieldOutcome =
  | { ok: true; data: FieldData }
  | { ok: false; reason: 'not-configured' | 'not-found' | 'service-down' };

/** Queries the figures of real visits; needs an API key. */
export interface CruxClient {
  /** Rejects only with the signal's reason. */
  query(origin: string, signal: AbortSignal): Promise<FieldOutcome>;
}

const TIMEOUT_MS = 8_000;
const MAX_BYTES = 200_000;

// The API sends CLS as a string. Not coerced: that would read a missing figure as a perfect zero.
const Figure = z.union([z.number(), z.string().regex(/^\d+(?:\.\d+)?$/).transform(Number)]).pipe(z.number().min(0));
const Percentile = z.object({ percentiles: z.object({ p75: Figure }) }).optional()
  .transform((metric) => metric?.percentiles.p75 ?? null);
const Metrics = z.object({
  largest_contentful_paint: Percentile, cumulative_layout_shift: Percentile, interaction_to_next_paint: Percentile,
});
const Figures = Metrics.transform((metrics) => ({
  lcp: metrics.largest_contentful_paint,
  cls: metrics.cumulative_layout_shift,
  inp: metrics.interaction_to_next_paint,
}));
/** The 75th percentile of real visits, times in milliseconds; `null` where there is too little data. */
export type FieldFigures = z.infer<typeof Figures>;

const twoDigits = (value: number): string => String(value).padStart(2, '0');
const Day = z.object({ year: z.int(), month: z.int().min(1).max(12), day: z.int().min(1).max(31) })
  .transform(({ year, month, day }) => `${year}-${twoDigits(month)}-${twoDigits(day)}`);
const ResponseBody = z.object({
  record: z.object({
    metrics: Figures,
    collectionPeriod: z.object({ lastDate: Day }),
  }),
});

/** Creates a client of the Chrome UX Report; without a key every query is `not-configured`. */
export function createCruxClient(
  { trusted, baseUrl, apiKey }: { trusted: OpenTrusted; baseUrl: string; apiKey: string | undefined },
): CruxClient {
  if (apiKey === undefined) return noCruxClient;
  const call = trusted({ baseUrl, timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES });

  async function read(origin: string, signal: AbortSignal): Promise<FieldOutcome> {
    const response = await call(`${baseUrl}/v1/records:queryRecord`, {
      method: 'POST',
      // In a header: a URL may end up in a log.
      headers: { 'content-type': 'application/json', 'x-goog-api-key': apiKey! },
      body: JSON.stringify({ origin, formFactor: 'PHONE', metrics: Object.keys(Metrics.shape) }),
      signal,
    });
    const body: unknown = await response.json();
    if (response.status === 404 && isNoData(body)) return { ok: false, reason: 'not-found' };
    if (!response.ok) throw new Error(`the Chrome UX Report answered ${response.status}`);
    const { metrics: figures, collectionPeriod: { lastDate: until } } = ResponseBody.parse(body).record;
    return { ok: true, data: { figures, until } };
  }

  return {
    async query(origin, signal) {
      try {
        return await read(origin, signal);
      } catch {
        signal.throwIfAborted();
        return { ok: false, reason: 'service-down' };
      }
    },
  };
}

/** The client without an API key. */
export const noCruxClient: CruxClient = {
  query: async () => ({ ok: false, reason: 'not-configured' }),
};

/** Tells "no data" from other 404 responses, such as that of a wrong URL. */
const isNoData = (body: unknown): boolean =>
  (body as { error?: { status?: unknown } } | null)?.error?.status === 'NOT_FOUND';
