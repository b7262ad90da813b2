import { z } from 'zod';
import { CrawlerAudit } from '../../../contract/geo.ts';
import { ANSWER_REASONS, ENGINES, LANGUAGES, RETRIEVALS, VERTICALS } from '../../../contract/vocabulary.ts';
import { MAX_SEARCH_ENTRY_CHARS, MAX_TEXT_CHARS, MAX_ANNOTATIONS, MAX_SOURCES } from './engines/answer-limits.ts';

const Span = z.object({ start: z.int().min(0), end: z.int().min(0) });
const Source = z.object({ url: z.string(), domain: z.string().nullable() });
const answerFields = {
  engine: z.enum(ENGINES),
  promptId: z.string(),
  retrieval: z.enum(RETRIEVALS),
  latencyMs: z.int().min(0),
  /** Absent in the first round. */
  repeat: z.int().min(2).optional(),
};

const MeasuredAnswer = z.object({
  ...answerFields,
  status: z.literal('measured'),
  text: z.string().max(MAX_TEXT_CHARS),
  annotations: z.array(Span).max(MAX_ANNOTATIONS),
  cited: z.array(Source).max(MAX_SOURCES),
  /** Set if the answer cites more pages than were read. */
  citesMore: z.literal(true).optional(),
  found: z.array(Source).max(MAX_SOURCES),
  searchEntry: z.string().max(MAX_SEARCH_ENTRY_CHARS).optional(),
  answeredAt: z.iso.datetime().optional(),
});
const UnmeasuredAnswer = z.object({
  ...answerFields,
  status: z.literal('not-measured'),
  reason: z.enum(ANSWER_REASONS),
});

/** An engine's answer to a prompt, independent of any brand. */
export const Answer = z.discriminatedUnion('status', [MeasuredAnswer, UnmeasuredAnswer]);
export type Answer = z.infer<typeof Answer>;
export type MeasuredAnswer = z.infer<typeof MeasuredAnswer>;

/** A stored measurement: answers and sources, never a caller's metrics. */
export const Measurement = z.object({
  form: z.literal(1),
  /** The host that `audit` is about. */
  host: z.string(),
  domain: z.string(),
  vertical: z.enum(VERTICALS),
  lang: z.enum(LANGUAGES),
  packVersion: z.string(),
  /** When the measurement began; no answer is older. */
  measuredAt: z.iso.datetime(),
  /** The cost so far. */
  usd: z.number().min(0).optional(),
  prompts: z.array(z.object({ id: z.string(), text: z.string() })),
  engines: z.array(z.object({ id: z.enum(ENGINES), name: z.string(), model: z.string().nullable() })),
  /** The first answer of each engine to each prompt. */
  answers: z.array(Answer),
  /** How often each question was asked. */
  repeats: z.int().min(1).optional(),
  /** The answers after the first round. */
  repeated: z.array(Answer).optional(),
  audit: z.array(CrawlerAudit),
});
export type Measurement = z.infer<typeof Measurement>;
