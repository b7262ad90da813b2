import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import { createListeners } from '../app/listeners.ts';

/** Code or words that come when they are first needed, and stay. */
export interface Part<Value> {
  /** May be called often; what failed is tried again. */
  load(): Promise<Value>;
  loaded(): Value | undefined;
  hasFailed(): boolean;
  subscribe(notify: () => void): () => void;
}

/** A part of the page that `bring` imports. */
export function partOf<Value>(bring: () => Promise<Value>): Part<Value> {
  const { subscribe, tell } = createListeners();
  let loading: Promise<Value> | undefined;
  let loaded: Value | undefined;
  let failed = false;
  return {
    load() {
      loading ??= bring().then(
        (value) => {
          loaded = value;
          failed = false;
          tell();
          return value;
        },
        (error: unknown) => {
          loading = undefined;
          failed = true;
          tell();
          throw error;
        },
      );
      return loading;
    },
    loaded: () => loaded,
    hasFailed: () => failed,
    subscribe,
  };
}

interface LoadedPart<Value> {
  /** Where another part is wanted now, the last one stands until it has come. */
  value: Value | undefined;
  /** Loading it failed here: what failed before is tried again, and nothing is said of it meanwhile. */
  hasFailed: boolean;
  retry(): void;
}

const isThere = async (): Promise<boolean> =>
  (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined))?.ok ?? false;

/** Loads the page anew once the service answers, so that nobody is left with the browser's own page of errors. */
export async function reloadWhenThere(): Promise<void> {
  if (await isThere()) window.location.reload();
}

/** The same for a form, which is sent as it is without scripts: the page it leads to has what was typed. */
export async function reopenFormWhenThere(): Promise<void> {
  if (!await isThere()) return;
  const form = document.querySelector<HTMLFormElement>('main form[method=get]');
  if (form) form.submit();
  else window.location.reload();
}

/**
 * Loads a part. Where it has failed before, the browser may remember that for as long as the page stands: then only
 * the page loaded anew brings it, which finds runs and reports again.
 */
export async function loadAgain<Value>(part: Part<Value>, reload = reloadWhenThere): Promise<Value> {
  const isAgain = part.hasFailed();
  try {
    return await part.load();
  } catch (error) {
    if (isAgain) await reload();
    throw error;
  }
}

const never = (): (() => void) => () => {};
const quietly = (loading: Promise<unknown>): void => void loading.catch(() => {});

/**
 * Loads the part that is wanted, and has it shown once it is there: at once where it is there already, else in slices,
 * between which a press is answered.
 */
export function usePart<Value>(wanted: Part<Value> | undefined): LoadedPart<Value> {
  const subscribe = wanted?.subscribe ?? never;
  const loaded = (): Value | undefined => wanted?.loaded();
  const failed = (): boolean => wanted?.hasFailed() ?? false;
  const value = useSyncExternalStore(subscribe, loaded, loaded);
  const isLost = useSyncExternalStore(subscribe, failed, failed);
  const [lost, setLost] = useState<Part<Value>>();
  const [last, setLast] = useState(() => value);
  if (value !== undefined && value !== last) setLast(() => value);
  const [awaited, setAwaited] = useState<Part<Value>>();
  if (value === undefined && awaited !== wanted) setAwaited(wanted);
  const inSlices = useDeferredValue(value ?? last);
  useEffect(() => void wanted?.load().catch(() => setLost(wanted)), [wanted]);
  return {
    value: awaited === wanted ? inSlices : value ?? last,
    hasFailed: isLost && lost === wanted,
    retry: () => wanted && quietly(loadAgain(wanted)),
  };
}
