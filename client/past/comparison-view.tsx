import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { FINDING_STATUSES, PILLARS } from '../../contract/vocabulary.ts';
import type { PillarId } from '../../contract/vocabulary.ts';
import { FoldedRows } from '../components/finding-row.tsx';
import { GradeBadge } from '../components/grade-badge.tsx';
import { ChevronIcon, NextIcon } from '../components/icons.tsx';
import { StatusIcon } from '../components/status-icon.tsx';
import { useLoadable } from '../components/loadable.ts';
import { TryAgain } from '../components/try-again.tsx';
import { CATALOGUES } from '../health/lazy-scan-view.ts';
import { healthAddress, anchorOf } from '../health/link.ts';
import { wordsIn } from '../../contract/report/health/finding-text.ts';
import type { WordsOf } from '../../contract/report/health/finding-text.ts';
import { useLocale } from '../i18n/language.ts';
import { compareGrades, compareScans } from './compare.ts';
import type { Compared, Comparison, Incomparable } from './compare.ts';
import type { PastTexts } from './nb.ts';
import { PairChoice } from './pair-choice.tsx';
import type { ComparisonProps } from './pair-choice.tsx';
import type { PastHealthScan } from './store.ts';
import styles from './past.module.css';

/** Compares two health scans of a store: better, worse, not comparable and unchanged add up to all checks. */
export function ComparisonView(props: ComparisonProps<PastHealthScan>) {
  const { before, after, texts } = props;
  const { texts: shared, language, format } = useLocale();
  const words = useLoadable(CATALOGUES[language]);
  const wordsOf = wordsIn(words.value);
  const comparison = compareScans(before, after);
  const { better, worse, same, incomparable, total } = comparison;
  const isOtherRules = before.summary.ruleSet !== after.summary.ruleSet;
  const parts = { texts, wordsOf, total };
  return (
    <>
      {words.hasFailed && <TryAgain onRetry={words.retry} />}
      <div className={`stack g5 ${styles.comparison}`}>
        <PairChoice {...props} heading={after.host} rescanHref={healthAddress(after.input)} />
        {before.id === after.id ? <p className="strip">{texts.same}</p> : (
          <>
            <p className="lead">
              {isOtherRules ? (
                <><b>{texts.incomparableScans}</b> {texts.rules(before.summary.ruleSet, after.summary.ruleSet)}</>
              ) : (
                <>
                  <b>{texts.sentence(better.length, worse.length, format)}</b>
                  {' '}
                  {texts.cannot(incomparable.length, total)}
                </>
              )}
            </p>
            <div className={`card quarters panels ${styles.grades}`}>
              {PILLARS.map((pillar) => (
                <GradePair
                  key={pillar} pillar={pillar} before={before} after={after} comparison={comparison} texts={texts}
                />
              ))}
            </div>
            {!isOtherRules && (['better', 'worse'] as const).map((change) => (
              <Part key={change} heading={texts[change]} count={comparison[change].length} {...parts}>
                <ChangedRows
                  changed={comparison[change]} none={texts.none[change]} scan={after.id} wordsOf={wordsOf} texts={texts}
                />
              </Part>
            ))}
            {incomparable.length > 0 && (
              <Part heading={texts.incomparable} count={incomparable.length} {...parts}>
                <IncomparableRows
                  incomparable={incomparable} before={before} after={after} wordsOf={wordsOf} texts={texts}
                />
              </Part>
            )}
            {same.length > 0 && (
              <div className="rows print-open past-same">
                <FoldedRows status="not-applicable" label={`${texts.unchanged(same.length)}: ${countedByStatus(same)}`}>
                  {() => (
                    <ul className="stack g2 small pad">
                      {same.map(({ id, after: is }) => (
                        <li key={id} className="with-icon">
                          <StatusIcon status={is!.status} size={18} /><span>{wordsOf(is!).title}</span>
                        </li>
                      ))}
                    </ul>
                  )}
                </FoldedRows>
              </div>
            )}
          </>
        )}
      </div>
    </>
  );

  function countedByStatus(some: readonly Compared[]): string {
    const counts = FINDING_STATUSES.map((status) =>
      [status, some.filter(({ after: is }) => is?.status === status).length] as const);
    return counts.filter(([, count]) => count > 0)
      .map(([status, count]) =>
        `${count} ${texts.ofStatus[status]?.(count, format) ?? shared.statuses[status].toLowerCase()}`)
      .join(', ');
  }
}

interface GradePairProps {
  pillar: PillarId;
  before: PastHealthScan;
  after: PastHealthScan;
  comparison: Comparison;
  texts: PastTexts;
}

function GradePair({ pillar, before, after, comparison, texts }: GradePairProps) {
  const { texts: shared, format } = useLocale();
  const [was, is] = [before.summary.pillars[pillar].grade, after.summary.pillars[pillar].grade];
  const change = compareGrades(before, after, pillar);
  const mine = (some: readonly Compared[]): number =>
    some.filter((each) => (each.after ?? each.before)?.pillar === pillar).length;
  const note = (): string => {
    if (was === null && is === null) return texts.bothUnmeasured;
    if (is === null) return texts.notMeasured(format.date(after.at));
    if (was === null) return texts.notMeasured(format.date(before.at));
    if (change === 'incomparable') return texts.otherRules;
    return texts.gradeNote(mine(comparison.better), mine(comparison.worse), format);
  };
  return (
    <section>
      <h3>{shared.pillars[pillar]}</h3>
      <div className={styles.badges}>
        <span className="sr-only">{texts.before}: </span><GradeBadge grade={was} size="tile" />
        <NextIcon />
        <span className="sr-only">{texts.after}: </span><GradeBadge grade={is} size="tile" />
      </div>
      <p><b>{texts.grades[change]}</b></p>
      <p className="small muted">{note()}</p>
    </section>
  );
}

function Part({ heading, count, total, texts, children }: {
  heading: string; count: number; total: number; texts: PastTexts; children: ReactNode;
}) {
  return (
    <section className="stack">
      <div className="spread">
        <h2 className="lead">{heading}</h2>
        <p className="small muted figures">{texts.ofChecks(count, total)}</p>
      </div>
      {children}
    </section>
  );
}

interface RowsProps {
  texts: PastTexts;
  wordsOf: WordsOf;
}

interface ChangedRowsProps extends RowsProps {
  changed: readonly Compared[];
  none: string;
  /** Id of the scan that these findings are from. */
  scan: string;
}

function ChangedRows({ changed, none, scan, wordsOf, texts }: ChangedRowsProps) {
  const { texts: shared } = useLocale();
  if (changed.length === 0) return <p className="strip muted">{none}</p>;
  return (
    <ul className={`rows ${styles.changes}`}>
      {changed.map(({ id, before, after }) => {
        const { title, message } = wordsOf(after!);
        return (
          <li key={id} className={`row ${after!.status}`}>
            <span className="cluster g1">
              <StatusIcon status={before!.status} /><NextIcon size={16} /><StatusIcon status={after!.status} />
            </span>
            <span className="row-status">
              <span className="row-word medium">{shared.statuses[after!.status]}</span>
              <span className="meta">{texts.was(shared.statuses[before!.status])}</span>
            </span>
            <span className="row-words">
              <Link
                className="row-title medium quiet-link"
                href={`/health?${new URLSearchParams({ past: scan })}#${anchorOf(id)}`}
              >
                {title}
              </Link>
              <span className="row-message small muted">{message}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface IncomparableRowsProps extends RowsProps {
  incomparable: Comparison['incomparable'];
  before: PastHealthScan;
  after: PastHealthScan;
}

function IncomparableRows({ incomparable, before, after, wordsOf, texts }: IncomparableRowsProps) {
  const { texts: shared, format } = useLocale();
  const groups = [...Map.groupBy(incomparable, ({ why }) => why)];
  return (
    <div className="unseen">
      <div className={`unseen-paper stack g2 small print-open ${styles.incomparable}`}>
        {groups.map(([why, some]: [Incomparable, Comparison['incomparable'][number][]]) => (
          <details key={why}>
            <summary>
              <span>
                <b>{shared.checks(some.length, format)}.</b>
                {' '}
                {texts.why[why](format.date(before.at), format.date(after.at))}
              </span>
              <ChevronIcon />
            </summary>
            <ul className="stack g2 small pad">
              {some.map(({ id, before: was, after: is }) => <li key={id}>{wordsOf((is ?? was)!).title}</li>)}
            </ul>
          </details>
        ))}
      </div>
    </div>
  );
}
