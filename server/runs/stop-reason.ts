import type { StreamError } from '../../contract/vocabulary.ts';

/** Why a run's signal was aborted; the stream's closing `error` event says it. */
export class StopReason extends Error {
  readonly code: StreamError;

  constructor(code: StreamError) {
    super(WORDS[code]);
    this.name = 'AbortError';
    this.code = code;
  }
}

const WORDS: Record<StreamError, string> = {
  internal: 'Something went wrong on our side. What was sent before still holds.',
  deadline: 'Time ran out. The rest is not measured.',
  'shutting-down': 'The service is restarting. What was sent before still holds.',
  cancelled: 'The scan was cancelled. The rest is not measured.',
};

/** The closing event of a stream that could not complete. */
export function stopEvent(code: StreamError): { type: 'error'; error: StreamError; message: string } {
  return { type: 'error', error: code, message: WORDS[code] };
}
