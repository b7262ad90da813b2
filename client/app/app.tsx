import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Router } from 'wouter';
import { LocaleContext } from '../i18n/language.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { HatchPattern } from '../components/hatch.tsx';
import { LiveRegion } from '../components/live-region.tsx';
import { TryAgain } from '../components/try-again.tsx';
import { Notice } from './notice.tsx';
import type { Notices } from './notice.tsx';
import { useView } from './use-view.ts';
import type { View } from './view.ts';

interface AppProps {
  first: View;
  notices: Notices | undefined;
}

// Nothing here may be tried again by itself: each start spends the caller's budget. The browser's storage needs no network.
const DEFAULTS = { retry: false, networkMode: 'always' } as const;

/** The whole page: shell, notice, and the tool at this address. */
export function App({ first, notices }: AppProps) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: DEFAULTS, mutations: DEFAULTS } }));
  const { view, hasFailed, retry, setLanguage } = useView(first);
  const { texts } = view.locale;
  return (
    <QueryClientProvider client={queries}>
      <LocaleContext value={view.locale}>
        <Router ssrPath={first.path}>
          <HatchPattern />
          <a className="skip" href="#main">{texts.skip}</a>
          <Header path={view.path} onLanguage={setLanguage} />
          <Notice notices={notices} />
          <main id="main">
            {hasFailed && <TryAgain onRetry={retry} />}
            <ErrorBoundary key={view.path}>{view.page.element}</ErrorBoundary>
          </main>
          <Footer />
          <LiveRegion />
        </Router>
      </LocaleContext>
    </QueryClientProvider>
  );
}
