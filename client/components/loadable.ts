import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../contract/vocabulary.ts';
import { createListeners } from '../app/listeners.ts';

/** A value that is lazy-loaded and cached: code or texts. */
export interface Loadable<Value> {
  /**
   * Idempotent; a failed load is retried. Browsers may cache a failed import until the page reloads, so `reload` is
   * called if this fails: pass it only for a retry, once the user was told of the failure. The reloaded page restores
   * runs and reports.
   */
  load(reload?: () => Promise<void>): Promise<Value>;
  loaded(): Value | undefined;
  subscribe(notify: () => void): () => void;
}

/** Creates a loadable from an import function. */
export function loadable<Value>(importer: () => Promise<Value>): Loadable<Value> {
  const { subscribe, emitChange } = createListeners();
  let loading: Promise<Value> | undefined;
  let loaded: Value | undefined;
  return {
    async load(reload) {
      loading ??= importer().then(
        (value) => {
          loaded = value;
          emitChange();
          return value;
        },
        (error: unknown) => {
          loading = undefined;
          throw error;
        },
      );
      try {
        return await loading;
      } catch (error) {
        await reload?.();
        throw error;
      }
    },
    loaded: () => loaded,
    subscribe,
  };
}

/** One loadable per language. */
export const loadableByLanguage = <Value>(
  importer: (language: Language) => Promise<Value>,
): Readonly<Record<Language, Loadable<Value>>> => ({
  no: loadable(() => importer('no')),
  en: loadable(() => importer('en')),
});

const isServiceReachable = async (): Promise<boolean> =>
  (await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' }).catch(() => undefined))?.ok ?? false;

/** Reloads the page if the service is reachable; otherwise users would end up on the browser's error page. */
export async function reloadIfReachable(): Promise<void> {
  if (await isServiceReachable()) window.location.reload();
}

/** Submits the form natively if the service is reachable; the resulting page shows what was typed. */
export async function submitFormIfReachable(): Promise<void> {
  if (!await isServiceReachable()) return;
  const form = document.querySelector<HTMLFormElement>('main form[method=get]');
  if (form) form.submit();
  else window.location.reload();
}

const never = (): (() => void) => () => {};

/**
 * Loads a value and re-renders once it is loaded. A value that had to be loaded is rendered as a deferred update, so
 * that input is not blocked.
 */
export function useLoadable<Value>(wanted: Loadable<Value> | undefined) {
  const subscribe = wanted?.subscribe ?? never;
  const loaded = (): Value | undefined => wanted?.loaded();
  const value = useSyncExternalStore(subscribe, loaded, loaded);
  const [lost, setLost] = useState<Loadable<Value>>();
  const [last, setLast] = useState(() => value);
  if (value !== undefined && value !== last) setLast(() => value);
  const [awaited, setAwaited] = useState<Loadable<Value>>();
  if (value === undefined && awaited !== wanted) setAwaited(wanted);
  const deferred = useDeferredValue(value ?? last);
  const shown = awaited === wanted ? deferred : value ?? last;
  const isShown = value !== undefined && shown === value;
  if (isShown && lost === wanted) setLost(undefined);
  useEffect(() => void wanted?.load().catch(() => setLost(wanted)), [wanted]);
  return {
    /** The previous value while another one loads. */
    value: shown,
    /** Whether loading failed in this component, until its value is shown; an earlier failure is retried silently. */
    hasFailed: wanted !== undefined && lost === wanted && !isShown,
    retry: (): void => void wanted?.load(reloadIfReachable).catch(() => {}),
  };
}
