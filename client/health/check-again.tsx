import { createContext, useContext } from 'react';
import type { MouseEvent } from 'react';
import type { FindingEvent } from '../../contract/health.ts';
import type { WordsOf } from '../../contract/report/health/finding-text.ts';
import type { HealthScanBody } from '../../contract/operations/health.ts';
import { useOnline } from '../api/use-online.ts';
import { Button } from '../components/button.tsx';
import { useAnnounce } from '../components/live-region.tsx';
import { FailureNote, useWait } from '../components/failure-note.tsx';
import { StatusIcon } from '../components/status-icon.tsx';
import { useLocale } from '../i18n/language.ts';
import { isFault } from '../../contract/report/health/report.ts';
import { EvidenceList } from './evidence-list.tsx';
import type { HealthTexts } from './nb.ts';
import { useCheckAgain } from './use-check-again.ts';

/** The scan that a finding is from. */
interface CheckedScan {
  input: HealthScanBody;
  /** ISO 8601. */
  startedAt: string;
}

/** The user's own scan, once it has ended; undefined where findings cannot be rechecked. */
export const CheckAgainContext = createContext<CheckedScan | undefined>(undefined);

/** Evidence shown of a recheck; a full scan shows all of it. */
const MAX_EVIDENCE = 3;
const CHECKED_AGAIN: readonly FindingEvent['status'][] = ['fail', 'warn', 'not-measured'];

interface CheckAgainProps {
  finding: FindingEvent;
  texts: HealthTexts;
  wordsOf: WordsOf;
}

/** Rechecks one finding on the live store and shows the outcome beside the original one. The report does not change. */
export function CheckAgain({ finding, texts, wordsOf }: CheckAgainProps) {
  const { texts: shared, format } = useLocale();
  const scan = useContext(CheckAgainContext);
  const { isRunning, isQueued, now, failure, start, cancel } = useCheckAgain(scan?.input, finding.id);
  const isOnline = useOnline();
  const wait = useWait(failure?.refusal);
  const outcome = now && outcomeOf(finding, now.finding, { texts, wordsOf, shared });
  useAnnounce(outcome);
  if (!scan || !CHECKED_AGAIN.includes(finding.status)) return null;
  const { recheck } = texts;
  const stop = ({ currentTarget }: MouseEvent): void => {
    cancel();
    // The focused button is unmounted.
    currentTarget.parentElement?.querySelector('button')?.focus();
  };
  return (
    <div className="recheck stack g2">
      <p className="recheck-start cluster">
        <Button isDisabled={isRunning || !isOnline || wait > 0} onClick={() => void start()}>
          {isRunning ? recheck.running : now ? recheck.again : recheck.start}
        </Button>
        {isRunning ? <button type="button" className="plain-button" onClick={stop}>{recheck.cancel}</button>
          : <span className="meta">{isOnline ? recheck.cost : shared.offlineNow}</span>}
      </p>
      {isQueued && <p className="small muted">{recheck.queued}</p>}
      {failure && <FailureNote failure={failure} texts={recheck.failed} />}
      {now && (
        <div className={`strip stack g2 ${now.finding.status}`}>
          <p className="recheck-outcome cluster">
            <StatusIcon status={now.finding.status} size={18} /><b>{outcome}</b>
          </p>
          <dl className="cluster g4 figures">
            <div className="cluster">
              <dt className="muted">{recheck.before(format.dateTime(scan.startedAt))}</dt>
              <dd>{shared.statuses[finding.status]}</dd>
            </div>
            <div className="cluster">
              <dt className="muted">{recheck.now(format.dateTime(now.checkedAt))}</dt>
              <dd>{shared.statuses[now.finding.status]}</dd>
            </div>
          </dl>
          {now.finding.status !== 'not-measured' && <p>{wordsOf(now.finding).message}</p>}
          {isFault(now.finding) && now.finding.evidence.length > 0 && (
            <EvidenceList evidence={now.finding.evidence.slice(0, MAX_EVIDENCE)} texts={texts} />
          )}
          <p className="meta">{recheck.unchanged}</p>
        </div>
      )}
    </div>
  );
}

interface Words {
  texts: HealthTexts;
  wordsOf: WordsOf;
  shared: ReturnType<typeof useLocale>['texts'];
}

/** The outcome of a recheck in one sentence. */
function outcomeOf(
  then: FindingEvent, now: FindingEvent, { texts: { recheck, because }, wordsOf, shared }: Words,
): string {
  if (now.status === 'pass') return recheck.passes;
  if (now.status === 'not-measured') {
    if (now.rootCause === undefined) return recheck.notMeasured(because[now.reason ?? 'failed']);
    return recheck.blamed(wordsOf({ ...now, id: now.rootCause, status: 'fail' }).title);
  }
  if (isFault(now)) return then.status === 'not-measured' ? recheck.found : recheck.still;
  return recheck.other(shared.statuses[now.status]);
}
