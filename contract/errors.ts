import { z } from 'zod';
import { ERROR_CODES, LIMIT_REASONS } from './vocabulary.ts';

/** The body of every JSON error under `/api/`, except the schema emitter's own failures. */
export const ApiError = z
  .object({
    error: z.enum(ERROR_CODES).meta({ description: 'Stable machine-readable code; branch on this.' }),
    message: z.string().optional().meta({ description: 'Words for a person. Not contractual.' }),
    allow: z.array(z.string()).optional().meta({ description: '`method_not_allowed` only: the accepted methods.' }),
    supported: z.array(z.string()).optional()
      .meta({ description: '`unsupported_version` only: the answered versions.' }),
    reason: z.enum(LIMIT_REASONS).optional().meta({ description: '`rate_limited` only.' }),
    docs: z.url().optional().meta({ description: '`not_found` only: where the endpoints are listed.' }),
  })
  .meta({ id: 'ApiError', description: 'The body of every JSON error under `/api/`.' });
export type ApiError = z.infer<typeof ApiError>;
