import type { ApiError } from '../../contract/errors.ts';
import type { StreamError } from '../../contract/vocabulary.ts';

/** Exit codes of the command line. */
export const EXIT = {
  ok: 0,
  /** Below the threshold. */
  belowThreshold: 1,
  /** Wrong usage or configuration. */
  usage: 2,
  /** Could not be measured. */
  unmeasured: 3,
  /** An internal error. */
  internal: 70,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** The exit code for each error that ends a stream. */
export const EXIT_OF_ERROR: Readonly<Record<StreamError, ExitCode>> = {
  internal: EXIT.internal, 'shutting-down': EXIT.interrupted, cancelled: EXIT.interrupted,
};

/** A request that the tool's admission refused, and why. */
export class RefusedError extends Error {
  readonly error: ApiError;

  constructor(error: ApiError) {
    super(error.message ?? error.error);
    this.error = error;
  }
}
