import type { z } from 'zod';
import type { StreamEvent } from '../streams.ts';
import type { RateLimitPolicy } from '../service-info.ts';
import type { ToolId } from '../vocabulary.ts';
import type { RefusalName } from './refusals.ts';

/** How much of one tool a caller, and one instance, may use. */
export interface Limits {
  /** Counted on every request, before anything is resolved. */
  requestLimit: RateLimitPolicy;
  /** Counted on every fresh run. */
  runLimit: RateLimitPolicy;
  /** Runs at once on one instance. */
  maxConcurrent: number;
  /** What `Retry-After` is clamped to, and what it says when all slots are busy, in seconds. */
  retryAfter: { min: number; max: number; capacity: number };
  /** Fresh runs a UTC day over all callers. */
  dailyCap?: number;
}

/** Examples of a payload by the name they carry in the document, each with the line a reader picks it by. */
export type Examples<Payload> = Readonly<Record<string, { summary: string; value: Payload }>>;

/** The body an endpoint takes: the message of each of its issues is the name of a refusal. */
export interface BodyRules<Input> {
  input: z.ZodType<Input>;
  /** Its own refusals; of several faults in one body the first of these is answered. */
  refusals: readonly RefusalName[];
}

interface OperationBase<Input, Body, Answer> extends BodyRules<Input> {
  tool: ToolId;
  path: string;
  /** Its name in a generated client. */
  id: string;
  title: string;
  summary: string;
  description: string;
  /** Whether the words of its answers follow `Accept-Language`. */
  isTranslated?: true;
  input: z.ZodType<Input, Body>;
  limits: Limits;
  requests: Examples<Body>;
  /** What its 200 is, and one example of each kind. */
  answers: { description: string; examples: Examples<Answer> };
}

/** An endpoint that reports as it goes. */
export interface StreamOperation<Input, Body, Event extends StreamEvent> extends OperationBase<Input, Body, Event> {
  /** One line of the stream. */
  event: z.ZodType<Event>;
}

/** An endpoint with one answer, whose refusals have a shape of their own. */
export interface AnswerOperation<Input, Body, Answer, Failure> extends OperationBase<Input, Body, Answer> {
  response: z.ZodType<Answer>;
  failure: z.ZodType<Failure>;
  /** A refusal for what the endpoint was asked, in that shape. */
  failed(refusal: RefusalName, message: string): Failure;
}
