import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import { yieldToEventLoop } from '../../async/event-loop.ts';
import type { Clock } from '../../clock.ts';
import type { Logger } from '../../log.ts';
import { createJsonLimiter } from '../../net/json-limits.ts';
import { LAB_REASONS } from '../lab-result.ts';
import type { LabFailure, LabOutcome, RenderOutcome } from '../lab-result.ts';

/** What both ends of the queue depend on. */
export interface QueueDeps {
  clock: Clock;
  random: () => number;
  log: Pick<Logger, 'warn'>;
}

/** Prefix of every key of the queue, so that a worker's Redis user can be limited to them. */
export const LAB_PREFIX = 'storefront-lab';
/** The name of the queue in BullMQ. */
export const QUEUE_NAME = 'jobs';

const MAX_PAGES = 3;
const MAX_URL = 8_000;
const MAX_MS = 60_000;

const address = z.url({ protocol: /^https?$/ }).max(MAX_URL);

/** A job for a browser. Workers validate every job, and check its addresses with their own guard. */
export const LabJob = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('measure'), url: address }),
  z.strictObject({
    kind: z.literal('render'), urls: z.array(address).min(1).max(MAX_PAGES),
    withinMs: z.number().positive().max(MAX_MS),
  }),
]);
export type LabJob = z.infer<typeof LabJob>;

/** One outcome for a measurement; one per page when pages are rendered. */
export type LabJobResult = LabOutcome | readonly RenderOutcome[];

/** The first failure in a result. */
export function failureIn(result: LabJobResult): LabFailure | undefined {
  return [result].flat().find((outcome) => !outcome.ok);
}

/** Limits on the size of a result: compressed, and as JSON. */
const MAX_PACKED = 4_000_000;
const MAX_UNPACKED = 24_000_000;
/** Bytes of a result that are read in one turn of the event loop. */
const PIECE = 1_000_000;

/** The failure in place of a result that exceeds these limits. */
export const TOO_LARGE: LabFailure = {
  ok: false, reason: 'budget', detail: 'what was measured is too large to be handed on',
};

/** Compresses a result to text; one that exceeds the limits becomes a failure. */
export async function packResult(result: LabJobResult): Promise<string> {
  const json = JSON.stringify(result);
  const packed = json.length <= MAX_UNPACKED ? await promisify(gzip)(json) : undefined;
  if (packed && packed.length <= MAX_PACKED) return packed.toString('base64');
  return await packResult(Array.isArray(result) ? result.map(() => TOO_LARGE) : TOO_LARGE);
}

const Failure = z.object({
  ok: z.literal(false),
  reason: z.enum(LAB_REASONS),
  detail: z.string().transform((text) => text.slice(0, 1_000)),
});
const Document = z.looseObject({
  url: z.string(), status: z.int(), headers: z.record(z.string(), z.string()), html: z.string(),
});
const Figure = z.number().nullable();
const RESULTS = {
  measure: z.union([Failure, z.object({
    ok: z.literal(true),
    measurement: z.looseObject({
      metrics: z.object({ lcp: Figure, cls: Figure, tbt: Figure }), runs: z.int(),
      exhaustedBudget: z.enum(['bytes', 'requests']).nullable(),
      document: Document, responses: z.array(z.looseObject({})),
    }),
  })]),
  render: z.array(z.union([Failure, z.object({ ok: z.literal(true), document: Document })])),
};

/** Reads a packed result; throws if it does not fit the job. */
export async function unpackResult({ kind, ...request }: LabJob, text: string): Promise<LabJobResult> {
  if (Buffer.byteLength(text, 'base64') > MAX_PACKED) throw new Error('the result is too large');
  const json = await promisify(gunzip)(Buffer.from(text, 'base64'), { maxOutputLength: MAX_UNPACKED });
  const exceedsJsonLimits = createJsonLimiter();
  for (let from = 0; from < json.length; from += PIECE) {
    if (exceedsJsonLimits(json.subarray(from, from + PIECE))) throw new Error('too many values or levels');
    await yieldToEventLoop();
  }
  const result = RESULTS[kind].parse(JSON.parse(json.toString()));
  if (Array.isArray(result) && 'urls' in request && result.length !== request.urls.length) {
    throw new Error('a result for each page is due');
  }
  return result as unknown as LabJobResult;
}
