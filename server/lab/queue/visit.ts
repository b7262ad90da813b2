import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { z } from 'zod';
import type { LabFailure, LabOutcome, LookOutcome } from '../lab-result.ts';
import { LOOK_HTML } from '../second-look.ts';

/** Before every key of the queue, so that a worker's user may be let at these alone. */
export const LAB_PREFIX = 'storefront-lab';
export const VISITS = 'visits';

const MOST_PAGES = 3;
const LONGEST_URL = 8_000;
const LONGEST_MS = 60_000;

const address = z.url({ protocol: /^https?$/ }).max(LONGEST_URL);

/** What a browser is asked for. A worker holds every order to this, and its addresses to its own guard. */
export const VisitOrder = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('measure'), url: address, htmlChars: z.int().positive().max(LOOK_HTML).optional() }),
  z.strictObject({
    kind: z.literal('look'), urls: z.array(address).min(1).max(MOST_PAGES), withinMs: z.number().positive().max(LONGEST_MS),
  }),
]);
export type VisitOrder = z.infer<typeof VisitOrder>;

/** What came of it: one outcome for a measurement, one a page for a look. */
export type VisitAnswer = LabOutcome | readonly LookOutcome[];

/** The first failure in it. */
export function failureIn(answer: VisitAnswer): LabFailure | undefined {
  const outcomes: readonly (LabOutcome | LookOutcome)[] = Array.isArray(answer) ? answer : [answer as LabOutcome];
  return outcomes.find((outcome): outcome is LabFailure => !outcome.ok);
}

/** Of an answer, packed and whole, in bytes. */
const MOST_PACKED = 4_000_000;
const MOST_WHOLE = 24_000_000;

export const TOO_LARGE: LabFailure = { ok: false, reason: 'budget', detail: 'what was measured is too large to be handed on' };

/** An answer as text that is no longer than it may be; a failure in place of one that would be. */
export async function packAnswer(answer: VisitAnswer): Promise<string> {
  const whole = JSON.stringify(answer);
  const packed = whole.length <= MOST_WHOLE ? await promisify(gzip)(whole) : undefined;
  if (packed && packed.length <= MOST_PACKED) return packed.toString('base64');
  return (await promisify(gzip)(JSON.stringify(Array.isArray(answer) ? answer.map(() => TOO_LARGE) : TOO_LARGE))).toString('base64');
}

const Failure = z.object({
  ok: z.literal(false),
  reason: z.enum(['no-browser', 'browser-failed', 'switched-off', 'timeout', 'budget', 'unreachable']),
  detail: z.string().transform((text) => text.slice(0, 1_000)),
});
const Document = z.looseObject({ url: z.string(), status: z.int(), headers: z.record(z.string(), z.string()), html: z.string() });
const Figure = z.number().nullable();
const Answers = {
  measure: z.union([Failure, z.object({
    ok: z.literal(true),
    measurement: z.looseObject({
      metrics: z.object({ lcp: Figure, cls: Figure, tbt: Figure }), runs: z.int(), cutBy: z.enum(['bytes', 'requests']).nullable(),
      document: Document, responses: z.array(z.looseObject({})),
    }),
  })]),
  look: z.array(z.union([Failure, z.object({ ok: z.literal(true), document: Document })])),
};

/** The answer that was packed; throws where it is none to this order. */
export async function unpackAnswer({ kind, ...order }: VisitOrder, text: string): Promise<VisitAnswer> {
  const whole = await promisify(gunzip)(Buffer.from(text, 'base64'), { maxOutputLength: MOST_WHOLE });
  const answer = Answers[kind].parse(JSON.parse(whole.toString()));
  if (Array.isArray(answer) && 'urls' in order && answer.length !== order.urls.length) throw new Error('an answer for each page is due');
  return answer as unknown as VisitAnswer;
}
