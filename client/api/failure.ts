import type { TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../server/http/trpc/router.ts';

type ErrorData = NonNullable<TRPCClientError<AppRouter>['data']>;
type RefusalAnswer = NonNullable<ErrorData['refusal']>;

/** A refusal with the moment it came, on the page's own clock, which nobody sets. */
export interface Refusal extends RefusalAnswer {
  receivedAt: number;
}

/** What the words of a refusal go by: its code, or `forbidden`, an `invalid` that is a web address. */
export const refusalKey = ({ name, body: { error } }: Refusal) => (name === 'forbidden' ? name : error);

/** Why a call to the service failed. */
export type Failure =
  | { kind: 'refused'; refusal: Refusal }
  /** `unknown-run`: the service no longer knows the run. */
  | { kind: 'unknown-run' | 'offline' | 'failed'; refusal?: undefined };

/** Reads what a call threw; anything that is not the service's own word counts as a lost connection. */
export function failureOf(error: unknown): Failure {
  // Code that did not load says `TypeError`, as every call does that found no network.
  if (!(error instanceof Error)) return { kind: 'failed' };
  const { data } = error as Partial<Pick<TRPCClientError<AppRouter>, 'data'>>;
  if (data?.refusal) return { kind: 'refused', refusal: { ...data.refusal, receivedAt: performance.now() } };
  if (data?.code === 'NOT_FOUND') return { kind: 'unknown-run' };
  return data ? { kind: 'failed' } : { kind: 'offline' };
}
