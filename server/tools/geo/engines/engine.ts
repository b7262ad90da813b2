import type { AnswerReason, EngineId, Retrieval } from '../../../../contract/vocabulary.ts';

/** An unvalidated JSON object. */
export type JsonObject = Record<string, unknown>;

/** Usage as the vendor reports it; `undefined` is unknown. */
export interface Usage {
  inputTokens?: number;
  outputTokens?: number;
  searches?: number;
  /** The cost as billed, which overrides our own estimate. */
  usd?: number;
}

/** A page that an engine names; its title may name the domain. */
export interface SourceLink {
  url: string;
  title?: string;
}

/** A span that the vendor marks as a citation, in UTF-16 units. */
export interface AnnotationSpan {
  start: number;
  end: number;
}

export interface AnswerText {
  text: string;
  annotations: readonly AnnotationSpan[];
}

export interface MeasuredReading extends AnswerText {
  status: 'measured';
  retrieval: Retrieval;
  cited: readonly SourceLink[];
  /** It cites more pages than are read. */
  citesMore?: true;
  /** Found by the search, but not cited. */
  found: readonly SourceLink[];
  /** Untrusted HTML that Google's terms require beside the answer. */
  searchEntry?: string | undefined;
  usage: Usage;
}

export interface UnmeasuredReading {
  status: 'not-measured';
  reason: AnswerReason;
  retrieval: Retrieval;
  usage: Usage;
}

export type Reading = MeasuredReading | UnmeasuredReading;

/** What an answer says; vendors without annotations or a search entry leave them out. */
export interface AnswerParts extends Omit<MeasuredReading, 'status' | 'annotations' | 'citesMore'> {
  /** Why it is not measured, unless the body reports an error. */
  reason?: AnswerReason | undefined;
  annotations?: readonly AnnotationSpan[];
}

/** One POST: a path below the engine's base URL, and its JSON body. */
export interface EngineCall {
  path: string;
  body: JsonObject;
}

/** An answer engine: builds its requests and reads its answers. Pure; `call.ts` does the I/O. */
export interface Engine {
  id: EngineId;
  name: string;
  baseUrl: string;
  timeoutMs: number;
  /** Additional headers; `Authorization: null` removes the bearer token. */
  headers?(apiKey: string): Record<string, string | null>;
  request(question: { model: string; prompt: string }): EngineCall;
  /** Reads an answer's body; `paused` holds the earlier ones if it was paused. */
  read(body: JsonObject, paused: readonly JsonObject[]): AnswerParts;
  /** The call that continues an answer, if the engine paused it; made at most twice. */
  resume?(call: EngineCall, body: JsonObject): EngineCall | undefined;
  /** Members that can be left out if refused, by their paths in the body; never `tools`, `tool_choice` or `store`. */
  optional?: readonly string[];
  /** Matches the message of a model that refuses a forced tool: `tool_choice` is then left out. */
  refusesForcedTool?: RegExp;
}
