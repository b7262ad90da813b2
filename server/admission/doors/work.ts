import type { EmitterResponse } from '../../../contract/emitter.ts';

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
