import type { AnswerReason, EngineId, Retrieval } from '../../../../contract/vocabulary.ts';

/** Where in a call's body a member stands: `['tools', 0, 'user_location']`. */
export type MemberPath = readonly (string | number)[];

/** What an answer used, as far as the vendor says; `undefined` is not known. */
export interface Usage {
  inputTokens?: number;
  outputTokens?: number;
  searches?: number;
  /** The vendor's own bill, which goes before ours. */
  usd?: number;
}

/** A page an engine names; the title only where it may stand for the domain. */
export interface SourceLink {
  url: string;
  title?: string;
}

/** A stretch of the text the vendor marks as a citation, in UTF-16 units. */
export interface AnnotationSpan {
  start: number;
  end: number;
}

export interface MeasuredReading {
  status: 'measured';
  text: string;
  annotations: readonly AnnotationSpan[];
  retrieval: Retrieval;
  cited: readonly SourceLink[];
  /** Found while searching, and not cited. */
  found: readonly SourceLink[];
  /** Untrusted HTML that must be shown beside the answer. */
  searchEntry?: string;
  usage: Usage;
}

export interface UnmeasuredReading {
  status: 'not-measured';
  reason: AnswerReason;
  retrieval: Retrieval;
  usage: Usage;
}

/** The engine wants the conversation sent back before it goes on. */
export interface PausedReading {
  status: 'paused';
  usage: Usage;
}

export type Reading = MeasuredReading | UnmeasuredReading | PausedReading;

export interface Question {
  model: string;
  prompt: string;
}

/** One POST: a path below the engine's base URL, and its JSON body. */
export interface EngineCall {
  path: string;
  body: Record<string, unknown>;
}

/** One answer engine: how to ask it, and how to read what it says. Pure; `call.ts` does the talking. */
export interface Engine {
  id: EngineId;
  name: string;
  baseUrl: string;
  timeoutMs: number;
  /** Headers beside the client's own; `Authorization: null` takes the bearer token away. */
  headers?(apiKey: string): Record<string, string | null>;
  request(question: Question): EngineCall;
  /** Reads an answer; `paused` are the bodies it was given in before, when it was paused. */
  read(body: unknown, paused?: readonly unknown[]): Reading;
  /** What to send after a paused answer; at most twice. */
  resume?(question: Question, call: EngineCall, body: unknown): EngineCall;
  /** Members the vendor may refuse and the question still stands; never `tools`, `tool_choice` or `store`. */
  optional?: readonly MemberPath[];
  /** A milder form of a call this model refused with 400, or nothing. */
  soften?(call: EngineCall, message: string): EngineCall | undefined;
}
