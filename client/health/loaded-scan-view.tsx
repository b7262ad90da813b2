import { useQuery } from '@tanstack/react-query';
import { createElement, useEffect, useState, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { useSpeech } from '../i18n/language.ts';
import { catalogueQuery } from './catalogue.ts';
import { loadScanView, onScanView, scanView } from './scan-view-loader.ts';
import type { ScanViewProps } from './scan-view.tsx';

const none = (): undefined => undefined;

/** A scan, or what stands in its place until what shows it is loaded; where it cannot be, the reader is told. */
export function LoadedScanView({ meanwhile, ...props }: ScanViewProps & { meanwhile: ReactNode }) {
  const { language, texts } = useSpeech();
  // Findings must not be told in one language and then again, at another length, in the reader's.
  const { isPending: isSpeechless } = useQuery(catalogueQuery(language));
  const view = useSyncExternalStore(onScanView, scanView, none);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    loadScanView().catch(() => setFailed(true));
  }, []);
  if (view && !isSpeechless) return createElement(view, props);
  return (
    <>
      {hasFailed && <p className="strip" role="alert">{texts.failedToLoad}</p>}
      {meanwhile}
    </>
  );
}
