import { STREAM_ERROR_WORDS } from '../../contract/streams.ts';
import type { StreamError } from '../../contract/vocabulary.ts';

/** Abort reason of a run; its code becomes the stream's final `error` event. */
export class StopReason extends Error {
  readonly code: StreamError;

  constructor(code: StreamError) {
    super(STREAM_ERROR_WORDS[code]);
    this.name = 'AbortError';
    this.code = code;
  }
}
