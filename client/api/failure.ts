import type { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../server/http/trpc/router.ts';

type ErrorData = NonNullable<TRPCClientError<AppRouter>['data']>;
type RefusalAnswer = NonNullable<ErrorData['refusal']>;

/** A refusal and when it was received, by `performance.now`, so that changes of the system clock do not matter. */
export interface Refusal extends RefusalAnswer {
  receivedAt: number;
}

/** Key of a refusal's text: its error code, or `forbidden` for an `invalid` address that is a well-formed URL. */
export const refusalKey = ({ name, body: { error } }: Refusal) => (name === 'forbidden' ? name : error);

/** Why a call to the service failed. */
export type Failure =
  | { kind: 'refused'; refusal: Refusal }
  /** `unknown-run`: the service no longer knows the run. */
  | { kind: 'unknown-run' | 'offline' | 'failed'; refusal?: undefined };

/** Classifies the error of a failed call. An error without tRPC data counts as a lost connection. */
export function failureOf(error: unknown): Failure {
  // A failed chunk load throws a plain `TypeError`, just as a fetch without a network does: both become `offline`.
  if (!(error instanceof Error)) return { kind: 'failed' };
  const { data } = error as Partial<Pick<TRPCClientError<AppRouter>, 'data'>>;
  if (data?.refusal) return { kind: 'refused', refusal: { ...data.refusal, receivedAt: performance.now() } };
  if (data?.code === 'NOT_FOUND') return { kind: 'unknown-run' };
  return data ? { kind: 'failed' } : { kind: 'offline' };
}
