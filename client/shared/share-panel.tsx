import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { sharedPath } from '../../contract/routes.ts';
import type { ShareProblem } from '../../contract/share.ts';
import { loadClient } from '../api/client.ts';
import { failureOf } from '../api/failure.ts';
import type { Failure } from '../api/failure.ts';
import { useOnline } from '../api/use-online.ts';
import { Button } from '../components/button.tsx';
import { CopyButton } from '../components/copy-button.tsx';
import { Drawer } from '../components/drawer.tsx';
import { Field } from '../components/field.tsx';
import { FailureNote, useWait } from '../components/failure-note.tsx';
import { reloadIfReachable } from '../components/loadable.ts';
import { useLocale } from '../i18n/language.ts';
import { savedShares } from './saved-shares.ts';
import type { SavedShare } from './saved-shares.ts';
import type { ShareTexts } from './share-nb.ts';

/** What is shared: the run's id on the service, and its tool. */
export interface Shareable {
  runId: string;
  tool: 'health' | 'geo';
}

interface SharePanelProps {
  shareable: Shareable;
  texts: ShareTexts;
  days: number;
  onClose: () => void;
}

type State =
  | { kind: 'offered' | 'removed' }
  | { kind: 'made'; share: SavedShare; isKept: boolean }
  | { kind: 'problem'; problem: ShareProblem };

/** Drawer that creates and deletes the share of a report. */
export function SharePanel({ shareable, texts, days, onClose }: SharePanelProps) {
  const { format } = useLocale();
  const { runId, tool } = shareable;
  const [state, setState] = useState<State>(() => {
    const share = savedShares.read(runId);
    return share ? { kind: 'made', share, isKept: savedShares.isStored(runId) } : { kind: 'offered' };
  });
  const making = useMutation({
    mutationFn: async (): Promise<State> => {
      const { shares } = await loadClient(making.isError ? reloadIfReachable : undefined);
      const made = await shares.create.mutate({ runId });
      if (!made.ok) return { kind: 'problem', problem: made.problem };
      const share = { id: made.id, secret: made.secret, until: made.until };
      return { kind: 'made', share, isKept: savedShares.save(runId, share) };
    },
    onSuccess: setState,
  });
  const removing = useMutation({
    mutationFn: async ({ id, secret }: SavedShare): Promise<unknown> =>
      (await loadClient(removing.isError ? reloadIfReachable : undefined)).shares.remove.mutate({ id, secret }),
    onSuccess: () => {
      savedShares.forget(runId);
      making.reset();
      setState({ kind: 'removed' });
    },
  });
  const place = useRef<HTMLDivElement>(null);
  const first = useRef(state);
  // The pressed button is unmounted: focus what replaced it.
  useEffect(() => {
    if (state === first.current) return;
    const heading = place.current?.closest('dialog')?.querySelector<HTMLElement>('h2');
    (place.current?.querySelector<HTMLElement>('input, button') ?? heading)?.focus();
  }, [state]);
  return (
    <Drawer heading={texts.heading} onClose={onClose}>
      <div className="stack g4" ref={place}>
        <p className="lead">{texts.lead(days, format)}</p>
        {state.kind === 'made' ? (
          <MadeShare
            {...state} texts={texts} isRemoving={removing.isPending} onRemove={() => removing.mutate(state.share)}
            problem={removing.error && (
              <FailureNote failure={failureOf(removing.error)} texts={texts.failed} rate={texts.rate} />
            )}
          />
        ) : (
          <OfferedShare
            state={state} texts={texts} isMaking={making.isPending}
            failure={making.error ? failureOf(making.error) : undefined}
            onMake={() => making.mutate()}
          />
        )}
        <ul className="part stack g2 small muted">
          <li>{texts.facts.log}</li>
          {tool === 'geo' && <li>{texts.facts.answers}</li>}
          <li>{texts.facts.search}</li>
          <li>{texts.facts.browser}</li>
        </ul>
      </div>
    </Drawer>
  );
}

interface OfferedProps {
  state: Exclude<State, { kind: 'made' }>;
  texts: ShareTexts;
  isMaking: boolean;
  failure: Failure | undefined;
  onMake: () => void;
}

function OfferedShare({ state, texts, isMaking, failure, onMake }: OfferedProps) {
  const { texts: shared } = useLocale();
  const isOnline = useOnline();
  const wait = useWait(failure?.refusal);
  const cannotShare = state.kind === 'problem' && !RETRIABLE.includes(state.problem);
  const status = (): ReactNode => {
    if (isMaking) return texts.making;
    if (!isOnline) return <b>{shared.offlineNow}</b>;
    if (failure) return null;
    if (state.kind === 'problem') return <b>{texts.problems[state.problem]}</b>;
    return state.kind === 'removed' && <b>{texts.removed}</b>;
  };
  return (
    <>
      {!cannotShare && (
        <p>
          <Button primary isDisabled={isMaking || !isOnline || wait > 0} onClick={onMake}>
            {isMaking ? texts.making : texts.make}
          </Button>
        </p>
      )}
      {/* Live regions outside an open modal dialog are not announced. */}
      <output>
        {status()}
      </output>
      {isOnline && failure && <FailureNote failure={failure} texts={texts.failed} rate={texts.rate} />}
    </>
  );
}

/** Problems that may be gone on the next attempt. */
const RETRIABLE: readonly ShareProblem[] = ['unavailable', 'running'];

interface MadeProps {
  share: SavedShare;
  isKept: boolean;
  texts: ShareTexts;
  isRemoving: boolean;
  onRemove: () => void;
  problem: ReactNode;
}

function MadeShare({ share, isKept, texts, isRemoving, onRemove, problem }: MadeProps) {
  const { format } = useLocale();
  const path = sharedPath(share.id);
  const address = `${window.location.origin}${path}`;
  return (
    <>
      <output><b>{texts.made}</b> {texts.until(format.date(share.until))}</output>
      <Field
        label={texts.address} value={address} readOnly onFocus={(event) => event.currentTarget.select()}
        action={<CopyButton look="primary" label={texts.copy} text={() => address} />}
      />
      {!isKept && <p className="small">{texts.notKept}</p>}
      <p className="cluster g4">
        <a href={path} target="_blank" rel="noopener">{texts.open}</a>
        <Button isDisabled={isRemoving} onClick={onRemove}>{isRemoving ? texts.removing : texts.remove}</Button>
      </p>
      {problem}
    </>
  );
}
