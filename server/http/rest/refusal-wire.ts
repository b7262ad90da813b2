import type { ApiError } from '../../../contract/errors.ts';
import type { EmitterFailure } from '../../../contract/emitter.ts';
import type { ToolId } from '../../../contract/vocabulary.ts';
import type { Refusal, RefusalCause } from '../../admission/refusal.ts';
import { REFUSAL_STATUS, refusalBody } from '../refusal-body.ts';
import { limitHeaders } from './reply.ts';
import type { HeaderList } from './reply.ts';

/** A refusal as it goes over the wire. */
export interface WireRefusal {
  status: number;
  headers: HeaderList;
  body: ApiError | EmitterFailure;
}

/** The one place where REST decides what a refusal looks like. */
export function toWire(tool: ToolId, { cause, standing }: Refusal): WireRefusal {
  const status = REFUSAL_STATUS[cause.kind];
  // The wire says 0 on every 429, whatever is left of the window.
  const shown = status === 429 ? { ...standing, remaining: 0 } : standing;
  const retry: HeaderList = 'retryAfter' in cause ? { 'Retry-After': cause.retryAfter } : {};
  return {
    status,
    headers: { ...limitHeaders(shown), ...retry },
    body: tool === 'schema' ? emitterBody(cause) : refusalBody(cause),
  };
}

function emitterBody(cause: RefusalCause): EmitterFailure {
  switch (cause.kind) {
    case 'input':
      return { ok: false, reason: 'invalid-url', message: cause.detail };
    case 'guard':
      return { ok: false, reason: cause.code === 'invalid' ? 'invalid-url' : 'guard-failed', message: cause.detail };
    default: {
      const { message } = refusalBody(cause);
      return { ok: false, reason: 'rate-limited', ...(message ? { message } : {}) };
    }
  }
}
