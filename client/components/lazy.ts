import { useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import type { Language } from '../../contract/vocabulary.ts';
import { createListeners } from '../app/listeners.ts';

/** Code or words that come when they are first needed, and stay. */
export interface Lazy<Value> {
  /**
   * May be called often; what failed is tried again. Where it fails again, the browser may remember that for as long as
   * the page stands: `reload` then loads the page anew, which finds runs and reports again.
   */
  load(reload?: () => Promise<void>): Promise<Value>;
  loaded(): Value | undefined;
  hasFailed(): boolean;
  subscribe(notify: () => void): () => void;
}

/** A part of the page that `importer` brings. */
export function lazy<Value>(importer: () => Promise<Value>): Lazy<Value> {
  const { subscribe, tell } = createListeners();
  let loading: Promise<Value> | undefined;
  let loaded: Value | undefined;
  let failed = false;
  return {
    async load(reload) {
      const isAgain = failed;
      loading ??= importer().then(
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
      try {
        return await loading;
      } catch (error) {
        if (isAgain) await reload?.();
        throw error;
      }
    },
    loaded: () => loaded,
    hasFailed: () => failed,
    subscribe,
  };
}

/** A part in each language. */
export const lazyByLanguage = <Value>(
  importer: (language: Language) => Promise<Value>,
): Readonly<Record<Language, Lazy<Value>>> => ({ no: lazy(() => importer('no')), en: lazy(() => importer('en')) });

interface LazyState<Value> {
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

const never = (): (() => void) => () => {};

/**
 * Loads the part that is wanted, and has it shown once it is there: at once where it is there already, else in slices,
 * between which a press is answered.
 */
export function useLazy<Value>(wanted: Lazy<Value> | undefined): LazyState<Value> {
  const subscribe = wanted?.subscribe ?? never;
  const loaded = (): Value | undefined => wanted?.loaded();
  const failed = (): boolean => wanted?.hasFailed() ?? false;
  const value = useSyncExternalStore(subscribe, loaded, loaded);
  const isLost = useSyncExternalStore(subscribe, failed, failed);
  const [lost, setLost] = useState<Lazy<Value>>();
  const [last, setLast] = useState(() => value);
  if (value !== undefined && value !== last) setLast(() => value);
  const [awaited, setAwaited] = useState<Lazy<Value>>();
  if (value === undefined && awaited !== wanted) setAwaited(wanted);
  const inSlices = useDeferredValue(value ?? last);
  useEffect(() => void wanted?.load().catch(() => setLost(wanted)), [wanted]);
  return {
    value: awaited === wanted ? inSlices : value ?? last,
    hasFailed: isLost && lost === wanted,
    retry: () => void wanted?.load(reloadWhenThere).catch(() => {}),
  };
}
