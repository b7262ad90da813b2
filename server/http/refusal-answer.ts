import type { ApiError } from '../../contract/errors.ts';
import { STATUS_OF } from '../../contract/operations/refusals.ts';
import type { Refusal } from '../admission/refusal.ts';
import type { Standing } from '../state/windows.ts';

/** A refusal as both facades answer it: REST as status, headers and body, tRPC in its error's `data.refusal`. */
export interface RefusalAnswer {
  status: number;
  body: ApiError;
  standing: Standing;
  retryAfter?: number;
}

/** The wire says that 0 are left on every 429, whatever is left of the window. */
export function answerOf({ error, standing, ...rest }: Refusal): RefusalAnswer {
  const status = STATUS_OF[error.error];
  return { status, body: error, standing: status === 429 ? { ...standing, remaining: 0 } : standing, ...rest };
}
