import type { ReactNode } from 'react';
import { Boundary } from './boundary.tsx';
import { usePart } from './part.ts';
import type { Part } from './part.ts';
import { TryAgain } from './try-again.tsx';

interface LoadedProps<Value> {
  /** None while nothing of it is wanted. */
  part: Part<Value> | undefined;
  /** What stands until it is there. */
  meanwhile?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** What is shown with a part of the page: once it has come, with its errors kept to itself; else the way to try again. */
export function Loaded<Value>({ part, meanwhile, children }: LoadedProps<Value>) {
  const { value, hasFailed, retry } = usePart(part);
  return (
    <>
      {hasFailed && <TryAgain onRetry={retry} />}
      {part && value ? <Boundary>{children(value)}</Boundary> : meanwhile}
    </>
  );
}
