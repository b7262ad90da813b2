import type { ReactNode } from 'react';
import { ErrorBoundary } from './error-boundary.tsx';
import { useLoadable } from './loadable.ts';
import type { Loadable } from './loadable.ts';
import { TryAgain } from './try-again.tsx';

interface WhenLoadedProps<Value> {
  /** Undefined while there is nothing to load. */
  loadable: Loadable<Value> | undefined;
  /** Rendered until the value is loaded. */
  fallback?: ReactNode;
  children: (value: Value) => ReactNode;
}

/**
 * Renders its children once a value is loaded, inside an error boundary; offers a retry on failure. The previous value
 * stays while another one loads, so pass a `key` when its type changes.
 */
export function WhenLoaded<Value>({ loadable, fallback, children }: WhenLoadedProps<Value>) {
  const { value, hasFailed, retry } = useLoadable(loadable);
  return (
    <>
      {hasFailed && <TryAgain onRetry={retry} />}
      {loadable && value ? <ErrorBoundary>{children(value)}</ErrorBoundary> : fallback}
    </>
  );
}
