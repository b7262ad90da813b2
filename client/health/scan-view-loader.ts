import { createElement, Fragment, useEffect, useState, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useSpeech } from '../i18n/language.ts';
import type { ScanViewProps } from './scan-view.tsx';

let view: ComponentType<ScanViewProps> | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Loads what shows a scan; reading the tool's page takes none of it. May be called often; a failure may be repeated. */
export function loadScanView(): Promise<void> {
  loading ??= import('./scan-view.tsx').then(
    (module) => {
      view = module.ScanView;
      for (const notify of listeners) notify();
    },
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** A scan, or what stands in its place until what shows it is loaded; where it cannot be, the reader is told. */
export function LoadedScanView({ meanwhile, ...props }: ScanViewProps & { meanwhile: ReactNode }): ReactNode {
  const { texts } = useSpeech();
  const isLoaded = useSyncExternalStore(subscribe, () => view !== undefined, () => false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    loadScanView().catch(() => setFailed(true));
  }, []);
  if (isLoaded && view) return createElement(view, props);
  const notice = createElement('p', { className: 'strip', role: 'alert' }, texts.failedToLoad);
  return createElement(Fragment, null, hasFailed && notice, meanwhile);
}
