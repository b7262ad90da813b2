import { z } from 'zod';
import { STREAM_ERRORS } from './vocabulary.ts';

/** What every event of every stream has. */
export interface StreamEvent {
  type: string;
}

/** How a stream ends that could not end with `complete`. */
export const StreamErrorEvent = z
  .object({ type: z.literal('error'), error: z.enum(STREAM_ERRORS), message: z.string() })
  .meta({ id: 'StreamErrorEvent', description: 'The scan could not end; what was sent before still holds. Nothing follows.' });
export type StreamErrorEvent = z.infer<typeof StreamErrorEvent>;
