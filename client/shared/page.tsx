import { useQuery } from '@tanstack/react-query';
import { useContext, useDeferredValue } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { sharedIdAt } from '../../contract/routes.ts';
import { loadClient } from '../api/client.ts';
import { failureOf } from '../api/failure.ts';
import { AddressContext } from '../app/address.ts';
import { WithoutScript } from '../app/without-script.tsx';
import { Button } from '../components/button.tsx';
import { WhenLoaded } from '../components/when-loaded.tsx';
import { reloadIfReachable } from '../components/loadable.ts';
import { RefusalNote } from '../components/failure-note.tsx';
import { useLocale } from '../i18n/language.ts';
import type { SharedTexts } from './nb.ts';
import { SHARED_MEASUREMENTS, SHARED_SCANS } from './lazy-views.tsx';

/** A report shared by someone, as of the end of its run; read-only, but it can be exported. */
export function SharedPage({ texts }: { texts: SharedTexts }) {
  const { format, language } = useLocale();
  const id = sharedIdAt(useContext(AddressContext).path);
  const share = useQuery({
    queryKey: ['share', id ?? ''],
    queryFn: async () => (await loadClient()).shares.read.query({ id: id ?? '' }),
    enabled: id !== undefined,
    staleTime: Infinity,
  });
  // Rendered as a deferred update, so that input is not blocked.
  const found = useDeferredValue(share.data);
  const waiting = (
    <div className="screenful">
      <Message heading={texts.heading}>
        <p className="lead scripted">{texts.waiting}</p>
        <p className="muted">{texts.noScript}</p>
        <WithoutScript />
      </Message>
    </div>
  );
  if (found === null) return <Gone texts={texts} />;
  if (found) {
    const { report, sharedAt, until } = found;
    return (
      <div className="stack g4">
        <p className="strip">
          {texts.note(format.date(sharedAt), format.date(until))} {report.tool === 'geo' && texts.answers}
        </p>
        {report.tool === 'health' ? (
          <WhenLoaded key="health" loadable={SHARED_SCANS[language]} fallback={waiting}>
            {(View) => <View report={report} />}
          </WhenLoaded>
        ) : (
          <WhenLoaded key="geo" loadable={SHARED_MEASUREMENTS[language]} fallback={waiting}>
            {(View) => <View report={report} />}
          </WhenLoaded>
        )}
      </div>
    );
  }
  if (!share.isError || share.isFetching) return waiting;
  const failure = failureOf(share.error);
  // If sharing has been turned off, the service does not know the share either.
  if (failure.kind === 'unknown-run') return <Gone texts={texts} />;
  const retry = async (): Promise<void> => {
    await loadClient(reloadIfReachable).catch(() => {});
    await share.refetch();
  };
  return (
    <Message heading={texts.heading}>
      <div role="alert">
        {failure.refusal ? <RefusalNote refusal={failure.refusal} rate={texts.rate} />
          : <p className="lead">{texts.failed[failure.kind === 'offline' ? 'offline' : 'failed']}</p>}
      </div>
      <p><Button primary onClick={() => void retry()}>{texts.again}</Button></p>
    </Message>
  );
}

function Gone({ texts: { gone, tools } }: { texts: SharedTexts }) {
  return (
    <Message heading={gone.heading}>
      <p className="lead">{gone.message}</p>
      <p>{gone.ask} <Link href="/health">{tools.health}</Link> · <Link href="/visibility">{tools.visibility}</Link></p>
    </Message>
  );
}

function Message({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="prose">
      <h1 tabIndex={-1}>{heading}</h1>
      {children}
    </section>
  );
}
