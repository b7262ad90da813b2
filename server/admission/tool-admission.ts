import type { EmitterResponse } from '../../contract/emitter.ts';
import type { BodyRules, Limits } from '../../contract/operations/operation.ts';
import type { GuardCode, Language, ToolId } from '../../contract/vocabulary.ts';

/** The input with its judged target, or the guard's refusal. */
export type Guarded<Ready> =
  | { ok: true; ready: Ready }
  | { ok: false; code: GuardCode | 'invalid_domain'; detail: string };

/** What may be known before a run is paid for. */
export type Claim<Work> =
  /** Answered from a stored measurement: costs nothing more. */
  | { kind: 'stored'; work: Work }
  /** The same run is under way. */
  | { kind: 'in-progress' }
  /** Nobody can say whether it is: those who would know are away. */
  | { kind: 'unknown' }
  /** What the run would go on from is no longer there. */
  | { kind: 'gone' }
  /** A run of its own; `lease` is held while it lasts. */
  | { kind: 'fresh'; lease?: AsyncDisposable };

/** What sets one tool's admission apart; the steps themselves are `admit`'s. */
export interface ToolAdmission<Input, Ready, Work> {
  operation: BodyRules<Input> & { tool: ToolId };
  /** Those in force. */
  limits: Limits;
  guard(input: Input, signal: AbortSignal): Promise<Guarded<Ready>>;
  claim?(ready: Ready): Promise<Claim<Work>>;
  /** False when a run would use nothing scarce (no engine is configured): it then spends no budget. */
  costly?(ready: Ready): boolean;
  /** Whether what a run needs of others has room for one more; where nothing is said, it has. */
  hasRoom?(): Promise<boolean>;
  /** The work itself, not yet started. */
  work(ready: Ready, asker: Asker): Work;
}

/** Who asked: the language words are answered in, and the key its limits go by. */
export interface Asker {
  language: Language;
  key: string;
}

/** A run that reports as it goes. */
export interface StreamWork<Event> {
  kind: 'stream';
  events: (signal: AbortSignal) => AsyncGenerator<Event>;
}

/** A run with one answer at its end. */
export interface AnswerWork {
  kind: 'answer';
  answer: (signal: AbortSignal) => Promise<EmitterResponse>;
}
