import type { ComponentType } from 'react';
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

/** What shows a scan, once it is loaded. */
export const scanView = (): ComponentType<ScanViewProps> | undefined => view;

/** Has `notify` called when what shows a scan is loaded; answers with the way to stop. */
export function onScanView(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}
