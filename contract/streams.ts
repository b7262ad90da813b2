import { z } from 'zod';
import { STREAM_ERRORS, type StreamError } from './vocabulary.ts';

/** What all events of all streams have in common. */
export interface StreamEvent {
  type: string;
}

/** The last event of a stream that could not end with `complete`. */
export const StreamErrorEvent = z
  .object({ type: z.literal('error'), error: z.enum(STREAM_ERRORS), message: z.string() })
  .meta({
    id: 'StreamErrorEvent',
    description: 'The scan could not end; what was sent before still holds. Nothing follows.',
  });
export type StreamErrorEvent = z.infer<typeof StreamErrorEvent>;

/** The message for each code. */
export const STREAM_ERROR_WORDS: Readonly<Record<StreamError, string>> = {
  internal: 'Something went wrong on our side. What was sent before still holds.',
  'shutting-down': 'The service is restarting. What was sent before still holds.',
  cancelled: 'The scan was cancelled. The rest is not measured.',
};

/** The closing event of a stream that could not complete. */
export const stopEvent = (error: StreamError): StreamErrorEvent =>
  ({ type: 'error', error, message: STREAM_ERROR_WORDS[error] });
