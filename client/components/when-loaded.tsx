import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { useLoadable } from './loadable.ts';
import type { Loadable } from './loadable.ts';
import { TryAgain } from './try-again.tsx';

interface WhenLoadedProps<Value> {
  /** Undefined while nothing is to be loaded. */
  loadable: Loadable<Value> | undefined;
  /** Shown until it is loaded. */
  meanwhile?: ReactNode;
  children: (value: Value) => ReactNode;
}

/**
 * Shows its children once a value has loaded, inside an error boundary; where loading failed, offers to try again.
 * Keeps showing the previous value while another one loads: pass a `key` when its type changes.
 */
export function WhenLoaded<Value>({ loadable, meanwhile, children }: WhenLoadedProps<Value>) {
  const { value, hasFailed, retry } = useLoadable(loadable);
  return (
    <>
      {hasFailed && <TryAgain onRetry={retry} />}
      {loadable && value ? <ErrorBoundary>{children(value)}</ErrorBoundary> : meanwhile}
    </>
  );
}
