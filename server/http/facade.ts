import type { AdmissionDeps } from '../admission/admit.ts';
import type { ToolAdmissions } from '../admission/tool-admission.ts';
import type { CallerOf } from './caller.ts';

/** What REST and tRPC need to admit a request. */
export interface FacadeDeps extends AdmissionDeps {
  tools: ToolAdmissions;
  callerOf: CallerOf;
  /** Aborted with a `StopReason` when the service stops. */
  shutdown: AbortSignal;
}
