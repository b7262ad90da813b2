import type { ApiError } from '../../../contract/errors.ts';
import type { Refusal } from '../../admission/refusal.ts';
import type { Standing } from '../../state/windows.ts';
import { REFUSAL_STATUS, refusalBody } from '../refusal-body.ts';

/** What the typed client finds in `error.data.refusal`: the same body and figures REST sends. */
export interface RefusalData {
  status: number;
  body: ApiError;
  standing: Standing;
  retryAfter?: number;
}

/** Carries a refusal through tRPC as the cause of its error. */
export class RefusalError extends Error {
  readonly data: RefusalData;

  constructor({ cause, standing }: Refusal) {
    const body = refusalBody(cause);
    super(body.message ?? body.error);
    this.name = 'RefusalError';
    const status = REFUSAL_STATUS[cause.kind];
    this.data = {
      status,
      body,
      standing: status === 429 ? { ...standing, remaining: 0 } : standing,
      ...('retryAfter' in cause ? { retryAfter: cause.retryAfter } : {}),
    };
  }
}
