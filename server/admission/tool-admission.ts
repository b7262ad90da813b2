import type { EmitterResponse } from '../../contract/emitter.ts';
import type { BodyRules, Limits } from '../../contract/operations/operation.ts';
import type { GuardCode, Language, ToolId } from '../../contract/vocabulary.ts';

/** The prepared input with its validated target, or the guard's refusal. */
export type GuardResult<Ready> =
  | { ok: true; ready: Ready }
  | { ok: false; code: GuardCode | 'invalid_domain'; detail: string };

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
  costly?(ready: Ready): boolean;
  /** False if a resource that the run shares with others is full. */
  hasRoom?(): Promise<boolean>;
  /** Creates the work without starting it. */
  work(ready: Ready, caller: CallerContext): Work;
}

/** The caller: the language of the response, and the key of its limits. */
export interface CallerContext {
  language: Language;
  key: string;
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
