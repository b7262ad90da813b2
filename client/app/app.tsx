import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Router } from 'wouter';
import { LocaleContext, useLocale } from '../i18n/language.ts';
import { AddressContext } from './address.ts';
import { Header } from './header.tsx';
import { ErrorBoundary } from '../components/error-boundary.tsx';
import { HatchPattern } from '../components/hatch.tsx';
import { LiveRegion } from '../components/live-region.tsx';
import { TryAgain } from '../components/try-again.tsx';
import { useView } from './use-view.ts';
import type { View } from './view.ts';
import type { ServiceInfo } from '../../contract/service-info.ts';

interface AppProps {
  initialView: View;
  notices: Notices | undefined;
}

// No automatic retries: each start counts against the caller's limit. Some queries only read browser storage, so the
// network mode must be `always`.
const DEFAULTS = { retry: false, networkMode: 'always' } as const;

/** The app shell: header, operator notice, current page and footer. */
export function App({ initialView, notices }: AppProps) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: DEFAULTS, mutations: DEFAULTS } }));
  const { view, shownPath, isLost, address, hasFailed, retry, setLanguage } = useView(initialView);
  const { texts } = view.locale;
  return (
    <QueryClientProvider client={queries}>
      <LocaleContext value={view.locale}>
        <Router ssrPath={initialView.path}>
          <HatchPattern />
          <a className="skip" href="#main">{texts.skip}</a>
          <Header path={shownPath} onLanguage={setLanguage} />
          <Notice notices={notices} />
          <main id="main">
            {hasFailed && <TryAgain onRetry={retry} />}
            {!isLost && (
              <AddressContext value={address}>
                <ErrorBoundary key={view.path}>{view.page.element}</ErrorBoundary>
              </AddressContext>
            )}
          </main>
          <Footer />
          <LiveRegion />
        </Router>
      </LocaleContext>
    </QueryClientProvider>
  );
}

type Notices = NonNullable<ServiceInfo['notices']>;

/** The operator's notice to all users, in the current language. */
function Notice({ notices }: { notices: Notices | undefined }) {
  const { texts, language } = useLocale();
  if (!notices) return null;
  return (
    <aside className="notice"><p><b>{texts.notice}</b> <span>{notices[language]}</span></p></aside>
  );
}

/** Its links lead to pages rendered by the server. */
function Footer() {
  const { texts } = useLocale();
  const { footer } = texts;
  return (
    <footer className="bottom small muted">
      <div className="bottom-row spread g3">
        <p>{footer.line}</p>
        <nav className="cluster g4" aria-label={footer.label}>
          {Object.entries(footer.links).map(([href, name]) => <a key={href} href={href}>{name}</a>)}
        </nav>
      </div>
    </footer>
  );
}
