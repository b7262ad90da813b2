import { STREAM_ERROR_WORDS } from '../../contract/streams.ts';
import type { StreamError } from '../../contract/vocabulary.ts';

/** Why a run's signal was aborted; the stream's closing `error` event says it. */
export class StopReason extends Error {
  readonly code: StreamError;

  constructor(code: StreamError) {
    super(STREAM_ERROR_WORDS[code]);
    this.name = 'AbortError';
    this.code = code;
  }
}
