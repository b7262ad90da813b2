import { createElement, useEffect, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
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

/** A scan, or what stands in its place until what shows it is loaded. */
export function LoadedScanView({ meanwhile, ...props }: ScanViewProps & { meanwhile: ReactNode }): ReactNode {
  const isLoaded = useSyncExternalStore(subscribe, () => view !== undefined, () => false);
  useEffect(() => {
    void loadScanView().catch(() => {});
  }, []);
  return isLoaded && view ? createElement(view, props) : meanwhile;
}
