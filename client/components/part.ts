import { useEffect, useReducer, useState } from 'react';

/** Code or words that come when they are first needed, and stay. */
export interface Part<Value> {
  /** May be called often; what failed is tried again. */
  load(): Promise<Value>;
  readonly loaded: Value | undefined;
}

/** A part of the page that `bring` imports. */
export function partOf<Value>(bring: () => Promise<Value>): Part<Value> {
  let loaded: Value | undefined;
  let loading: Promise<Value> | undefined;
  return {
    get loaded() {
      return loaded;
    },
    load() {
      loading ??= bring().then(
        (value) => (loaded = value),
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
  };
}

export interface LoadedPart<Value> {
  /** Where another part is wanted now, the last one stands until it has come. */
  value: Value | undefined;
  hasFailed: boolean;
  retry(): void;
}

/** Loads the part that is wanted, and has it shown once it is there. */
export function usePart<Value>(wanted: Part<Value> | undefined): LoadedPart<Value> {
  const [last, setLast] = useState(wanted?.loaded);
  const [failed, setFailed] = useState<Part<Value>>();
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    let isWanted = true;
    wanted?.load().then(
      (value) => {
        if (isWanted) setLast(() => value);
      },
      () => {
        if (isWanted) setFailed(wanted);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [wanted, tries]);
  const retry = (): void => {
    setFailed(undefined);
    tryAgain();
  };
  return { value: wanted?.loaded ?? last, hasFailed: wanted !== undefined && failed === wanted && !wanted.loaded, retry };
}
