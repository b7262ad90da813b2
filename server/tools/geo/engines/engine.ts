import type { AnswerReason, EngineId, Retrieval } from '../../../../contract/vocabulary.ts';

/** An unvalidated JSON object. */
export type JsonObject = Record<string, unknown>;

/** Usage as the vendor reports it; undefined if unknown. */
export interface Usage {
  inputTokens?: number;
  outputTokens?: number;
  searches?: number;
  /** The billed cost, which overrides our own estimate. */
  usd?: number;
}

/** A link to a page that an engine names as a source; its title may name the domain. */
export interface SourceLink {
  url: string;
  title?: string;
}

/** A span of the text that the vendor marks as a citation, in UTF-16 units. */
export interface AnnotationSpan {
  start: number;
  end: number;
}

/** The text of an answer, with its marked citations. */
export interface AnswerText {
  text: string;
  annotations: readonly AnnotationSpan[];
}

/** An answer that counts. */
export interface MeasuredReading extends AnswerText {
  status: 'measured';
  retrieval: Retrieval;
  cited: readonly SourceLink[];
  /** Set if it cites more pages than are read. */
  citesMore?: true;
  /** Pages that the search found, but the answer does not cite. */
  found: readonly SourceLink[];
  /** Untrusted HTML that Google's terms require beside the answer. */
  searchEntry?: string | undefined;
  usage: Usage;
}

/** Why there is no answer that counts. */
export interface UnmeasuredReading {
  status: 'not-measured';
  reason: AnswerReason;
  retrieval: Retrieval;
  usage: Usage;
}

export type Reading = MeasuredReading | UnmeasuredReading;

/** An answer's parts as an engine reads them. */
export interface AnswerParts extends Omit<MeasuredReading, 'status' | 'annotations' | 'citesMore'> {
  /** Why it is not measured; errors that the body reports are recognised elsewhere (`errorReasonIn`). */
  reason?: AnswerReason | undefined;
  annotations?: readonly AnnotationSpan[];
}

/** A POST request: a path below the engine's base URL, and a JSON body. */
export interface EngineCall {
  path: string;
  body: JsonObject;
}

/** An answer engine: how its requests are built and its answers read. `call.ts` sends and receives them. */
export interface Engine {
  id: EngineId;
  name: string;
  baseUrl: string;
  timeoutMs: number;
  /** Additional headers; `Authorization: null` removes the bearer token. */
  headers?(apiKey: string): Record<string, string | null>;
  request(question: { model: string; prompt: string }): EngineCall;
  /** Reads the body of a response; `paused` are the earlier bodies of an answer that was paused. */
  read(body: JsonObject, paused: readonly JsonObject[]): AnswerParts;
  /** The call that continues an answer, if the body says that the engine paused it. */
  resume?(call: EngineCall, body: JsonObject): EngineCall | undefined;
  /** Paths of members of the body that are left out if refused; never `tools`, `tool_choice` or `store`. */
  optional?: readonly string[];
  /** Matches the error of a model that refuses a forced tool; `tool_choice` is then left out. */
  refusesForcedTool?: RegExp;
}
