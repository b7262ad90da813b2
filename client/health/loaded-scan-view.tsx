import { createElement } from 'react';
import type { ReactNode } from 'react';
import { Boundary } from '../components/boundary.tsx';
import { usePart } from '../components/part.ts';
import { TryAgain } from '../components/try-again.tsx';
import { useLocale } from '../i18n/language.ts';
import { CATALOGUES } from './catalogues.ts';
import { SCAN_VIEW } from './scan-view-part.ts';
import type { ScanViewProps } from './scan-view.tsx';

/** A scan, or what stands in its place until what shows it is loaded; where it cannot be, the reader is told. */
export function LoadedScanView({ meanwhile, ...props }: ScanViewProps & { meanwhile: ReactNode }) {
  const { language } = useLocale();
  const view = usePart(SCAN_VIEW);
  const words = usePart(CATALOGUES[language]);
  const retry = (): void => {
    if (view.hasFailed) view.retry();
    if (words.hasFailed) words.retry();
  };
  // Findings must not be told in one language and then again, at another length, in the reader's; where their words do
  // not come, those that the service sent stand.
  const isReady = view.value !== undefined && (words.value !== undefined || words.hasFailed);
  return (
    <>
      {(view.hasFailed || words.hasFailed) && <TryAgain onRetry={retry} />}
      {isReady ? <Boundary>{createElement(view.value!, props)}</Boundary> : meanwhile}
    </>
  );
}
