import type { ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import { useLazy } from './lazy.ts';
import type { Lazy } from './lazy.ts';
import { TryAgain } from './try-again.tsx';

interface LoadedProps<Value> {
  /** None while nothing of it is wanted. */
  lazy: Lazy<Value> | undefined;
  /** What stands until it is there. */
  meanwhile?: ReactNode;
  children: (value: Value) => ReactNode;
}

/**
 * Shows its children once a part of the page has loaded, and keeps their errors in their place; where loading failed,
 * offers to try again. Until another part has loaded the last one stands: what is of another kind needs a `key`.
 */
export function Loaded<Value>({ lazy, meanwhile, children }: LoadedProps<Value>) {
  const { value, hasFailed, retry } = useLazy(lazy);
  return (
    <>
      {hasFailed && <TryAgain onRetry={retry} />}
      {lazy && value ? <Boundary>{children(value)}</Boundary> : meanwhile}
    </>
  );
}
