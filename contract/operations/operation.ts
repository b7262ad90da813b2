import type { z } from 'zod';
import type { StreamEvent } from '../streams.ts';
import type { RateLimitPolicy } from '../service-info.ts';
import type { ToolId } from '../vocabulary.ts';
import type { RefusalName } from './refusals.ts';

/** The limits of one tool, per caller and per instance. */
export interface Limits {
  /** Counts every request, before its host is resolved. */
  requestLimit: RateLimitPolicy;
  /** Counts fresh runs only. */
  runLimit: RateLimitPolicy;
  /** Concurrent runs per instance. */
  maxConcurrent: number;
  /** Bounds of `Retry-After`, and its value while all slots are busy, in seconds. */
  retryAfter: { min: number; max: number; capacity: number };
  /** Fresh runs per UTC day for all callers together. */
  dailyCap?: number;
}

/** Payload examples by name, each with a summary for readers of the document. */
export type Examples<Payload> = Readonly<Record<string, { summary: string; value: Payload }>>;

/** The request body of an endpoint; the message of each Zod issue is the name of a refusal. */
export interface BodyRules<Input> {
  input: z.ZodType<Input>;
  /** Refusals of this endpoint in order of precedence: of several issues, the first one listed is answered. */
  refusals: readonly RefusalName[];
}

interface OperationBase<Input, Body, Answer> extends BodyRules<Input> {
  tool: ToolId;
  path: string;
  /** Operation id, which names the method in generated clients. */
  id: string;
  title: string;
  summary: string;
  description: string;
  /** Whether texts in the response depend on `Accept-Language`. */
  isTranslated?: true;
  input: z.ZodType<Input, Body>;
  limits: Limits;
  requests: Examples<Body>;
  /** The 200 response: a description, and an example of each kind. */
  answers: { description: string; examples: Examples<Answer> };
}

/** An endpoint that streams events. */
export interface StreamOperation<Input, Body, Event extends StreamEvent> extends OperationBase<Input, Body, Event> {
  /** One line of the stream. */
  event: z.ZodType<Event>;
}

/** An endpoint with a single JSON response, and a failure format of its own. */
export interface AnswerOperation<Input, Body, Answer, Failure> extends OperationBase<Input, Body, Answer> {
  response: z.ZodType<Answer>;
  failure: z.ZodType<Failure>;
  /** A refusal of the request, in that format. */
  failed(refusal: RefusalName, message: string): Failure;
}
