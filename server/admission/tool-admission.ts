import type { CheckAgainEvent, CheckAgainRequest } from '../../contract/check-again.ts';
import type { EmitterResponse } from '../../contract/emitter.ts';
import type { GeoEvent } from '../../contract/geo.ts';
import type { HealthEvent } from '../../contract/health.ts';
import type { GeoScanRequest } from '../../contract/operations/geo.ts';
import type { HealthScanRequest } from '../../contract/operations/health.ts';
import type { BodyRules, Limits } from '../../contract/operations/operation.ts';
import type { EmitterRequest } from '../../contract/operations/schema.ts';
import type { StreamEvent } from '../../contract/streams.ts';
import type { GuardRefusal, Language, ToolId } from '../../contract/vocabulary.ts';

/** The prepared input with its validated target, or the guard's refusal. */
export type GuardResult<Ready> =
  | { ok: true; ready: Ready }
  | { ok: false; code: GuardRefusal | 'invalid_domain'; detail: string };

/** Whether a run is needed, decided before it is charged. */
export type Claim<Work> =
  /** A stored measurement: costs nothing more. */
  | { kind: 'stored'; work: Work }
  /** The same run is in progress. */
  | { kind: 'in-progress' }
  /** Unknown: the shared store is unreachable. */
  | { kind: 'unknown' }
  /** The measurement the run would continue no longer exists. */
  | { kind: 'gone' }
  /** A new run; `lease` is held until it ends. */
  | { kind: 'fresh'; lease?: AsyncDisposable };

/** The tool-specific part of admission; `admit` runs the steps. */
export interface ToolAdmission<Input, Ready, Work> {
  operation: BodyRules<Input> & { tool: ToolId };
  /** The limits in force. */
  limits: Limits;
  guard(input: Input, signal: AbortSignal): Promise<GuardResult<Ready>>;
  claim?(ready: Ready): Promise<Claim<Work>>;
  /** False if a run would use no paid resource (no engine is configured): it then spends no budget. */
  usesPaidEngines?(ready: Ready): boolean;
  /** False if a resource that the run shares with others is full. */
  hasRoom?(): Promise<boolean>;
  /** Creates the work without starting it. */
  work(ready: Ready, context: CallerContext): Work;
}

/** Who asks, as the limits count them, and the language of the response. */
export interface CallerContext {
  caller: string;
  language: Language;
}

/** A run that streams events. */
export interface StreamWork<Event> {
  kind: 'stream';
  events: (signal: AbortSignal) => AsyncGenerator<Event>;
}

/** A run with a single result. */
export interface AnswerWork {
  kind: 'answer';
  answer: (signal: AbortSignal) => Promise<EmitterResponse>;
}

// `any`: facades never see the prepared input, which differs per tool.
type Admitting<Input, Work> = ToolAdmission<Input, any, Work>;

/** The admission of each tool. */
export interface ToolAdmissions {
  health: Admitting<HealthScanRequest, StreamWork<HealthEvent>>;
  /** tRPC only: repeats one check, at the cost of a scan. */
  healthAgain: Admitting<CheckAgainRequest, StreamWork<CheckAgainEvent>>;
  geo: Admitting<GeoScanRequest, StreamWork<GeoEvent>>;
  /** tRPC only: completes a stored measurement. */
  geoAgain: Admitting<GeoScanRequest, StreamWork<GeoEvent>>;
  schema: Admitting<EmitterRequest, AnswerWork>;
}

/** Any tool's admission, for facades that treat them alike. */
export type AnyToolAdmission = Admitting<any, StreamWork<StreamEvent> | AnswerWork>;
