import { memo, useCallback, useMemo, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import type { FindingEvent, PillarCompleteEvent } from '../../contract/health.ts';
import { PILLAR_TEXTS } from '../../contract/checks/pillars.ts';
import type { FindingStatus } from '../../contract/vocabulary.ts';
import { navigate } from 'wouter/use-browser-location';
import { replaceQuery, useQuery } from '../app/address.ts';
import { FilterChips } from '../components/filter-chips.tsx';
import { FoldedRows } from '../components/finding-row.tsx';
import { GradeBadge } from '../components/grade-badge.tsx';
import { useLocale } from '../i18n/language.ts';
import { Asides } from './asides.tsx';
import { FindingItem, SameCauseItem } from './finding-item.tsx';
import type { RowContext } from './finding-item.tsx';
import { GradePanel } from './grade-panel.tsx';
import type { PanelProps } from './panel-props.ts';
import { PlanPanel } from './plan-panel.tsx';
import { countsOf, GROUPS, rowsOf } from '../../contract/report/health/report.ts';
import type { Group } from '../../contract/report/health/report.ts';
import { rootOf } from '../../contract/report/health/root-of.ts';
import { anchorOf } from './link.ts';
import { createOpenRows } from './open-rows.ts';
import { RevealContext } from './reveal.tsx';
import cards from './grade.module.css';
import styles from './scan.module.css';
import { TradeOffer } from './trade-offer.tsx';
import { useDeferredReport } from './use-deferred-report.ts';

const FILTERS = ['fail', 'warn', 'not-measured', 'info', 'pass'] as const satisfies readonly FindingStatus[];
const SHOWN_AT_FIRST = 'fail,warn,not-measured';
/** Query parameter. */
const FILTER = 'show';

/** The visible statuses, kept in the query string. */
function useFilter(): [ReadonlySet<FindingStatus>, (chosen: ReadonlySet<FindingStatus>) => void] {
  const asked = useQuery().get(FILTER) ?? SHOWN_AT_FIRST;
  const chosen = useMemo(() => new Set(FILTERS.filter((status) => asked.split(',').includes(status))), [asked]);
  const choose = (next: ReadonlySet<FindingStatus>): void => {
    const text = FILTERS.filter((status) => next.has(status)).join(',');
    replaceQuery({ [FILTER]: text === SHOWN_AT_FIRST ? undefined : text || 'none' });
  };
  return [chosen, choose];
}

interface FindingsProps extends PanelProps {
  /** Whether it is the user's own; shared reports are read-only. */
  isOwn: boolean;
}

/** All findings by pillar, worst first, below the plan and the grades, whose links lead to rows here. */
export function Findings({ report, texts, wordsOf, isOwn }: FindingsProps) {
  const { format } = useLocale();
  const { findings } = report.progress;
  const words = { texts, wordsOf };
  const place = useRef<HTMLDivElement>(null);
  const above = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { shown, waiting, remountKey, release } = useDeferredReport(report, { place, above });
  // Remounted when the plan appears above it: moving it would be a layout shift.
  const part = remountKey === 'ended' ? 'ended' : 'running';
  const [chosen, choose] = useFilter();
  const [openRows] = useState(createOpenRows);

  const reveal = useCallback((id: string): void => {
    const status = findings.find((finding) => finding.id === id)?.status;
    flushSync(() => {
      release();
      openRows.setOpen(id, true);
      if (status && status !== 'not-applicable' && !chosen.has(status)) choose(new Set([...chosen, status]));
    });
    const target = document.getElementById(anchorOf(id));
    const row = target?.closest('details');
    row?.scrollIntoView({ block: 'start' });
    row?.querySelector('summary')?.focus({ preventScroll: true });
    navigate(`#${anchorOf(id)}`);
  }, [findings, release, openRows, chosen, choose]);

  const showHeld = (): void => {
    release();
    // The focused button is unmounted.
    heading.current?.focus({ preventScroll: true });
  };

  const { findings: known, grades } = shown.progress;
  const counts = countsOf(known);
  const context = useMemo<RowContext>(() => ({ texts, wordsOf, openRows }), [texts, wordsOf, openRows]);
  const groups = useMemo(
    () => GROUPS.map((group) => ({ group, findings: known.filter(({ pillar }) => pillar === group) })),
    [known],
  );
  return (
    <RevealContext value={reveal}>
      {isOwn && <TradeOffer report={shown} texts={texts} />}
      <PlanPanel report={shown} {...words} isOwn={isOwn} />
      <div key={part} ref={above} className={part === 'running' ? cards.room : undefined}>
        <GradePanel report={report} {...words} />
      </div>
      <div key={`${part} columns`} className={`split ${styles.columns}`} ref={place}>
        <section className="findings" aria-labelledby="findings-heading">
          <div className={styles.held}>
            {waiting > 0 && (
              <button type="button" className="button" onClick={showHeld}>
                {texts.findings.held(waiting, format)}
              </button>
            )}
          </div>
          <h2 id="findings-heading" ref={heading} tabIndex={-1}>
            {shown.isRunning ? texts.findings.headingSoFar : texts.findings.heading}
          </h2>
          {/* A new key remounts the list, so that moved rows are not a layout shift. */}
          <div key={remountKey} className="stack g6">
            <FilterChips
              label={texts.findings.filters} counts={FILTERS.map((status) => [status, counts[status]])}
              chosen={chosen} onChange={choose}
            />
            {groups.map(({ group, findings: grouped }) => (
              <FindingGroup
                key={group ?? 'none'} group={group} findings={grouped} all={known} chosen={chosen} context={context}
                grade={group ? grades[group] : undefined} isRunning={shown.isRunning}
              />
            ))}
          </div>
        </section>
        <div key={remountKey} className="scan-aside stack g6"><Asides report={shown} {...words} /></div>
      </div>
    </RevealContext>
  );
}

interface GroupProps {
  group: Group;
  grade: PillarCompleteEvent | undefined;
  isRunning: boolean;
  findings: readonly FindingEvent[];
  /** Those of all groups: a cause may be in another one. */
  all: readonly FindingEvent[];
  chosen: ReadonlySet<FindingStatus>;
  context: RowContext;
}

/** Memoised: re-renders when its findings change, not on every progress event. */
const FindingGroup = memo(function FindingGroup(props: GroupProps) {
  const { group, grade, isRunning, findings, all, chosen, context } = props;
  const { language, format } = useLocale();
  const { texts } = context;
  if (findings.length === 0) return null;
  const counts = countsOf(findings);
  const open = findings.filter(({ status }) => chosen.has(status));
  const passed = findings.filter(({ status }) => status === 'pass');
  const inapplicable = findings.filter(({ status }) => status === 'not-applicable');
  const show = (shown: readonly FindingEvent[]): ReactNode => rowsOf(shown, all).map((row) =>
    row.kind === 'one'
      ? (
        <FindingItem
          key={row.finding.id} finding={row.finding} cause={rootOf(all, row.finding.rootCause)} context={context}
        />
      ) : <SameCauseItem key={`${row.rootCause} ${row.reason}`} same={row} findings={all} context={context} />);
  return (
    <section className="finding-group stack">
      <div className="group-head spread">
        <div className="cluster">
          {grade ? <GradeBadge grade={grade.grade} size="mini" />
            : group && isRunning && <span className="grade mini pending-box" aria-hidden="true" />}
          <h3>{group ? PILLAR_TEXTS[language][group].name : texts.findings.ungraded}</h3>
        </div>
        <p className="small muted figures">
          {texts.findings.tally({ ...counts, unmeasured: counts['not-measured'] }, format)}
        </p>
      </div>
      <div className="rows">
        {show(open)}
        {passed.length > 0 && !chosen.has('pass') && (
          <FoldedRows status="pass" label={texts.findings.passed(passed.length)}>
            {() => <div className="rows">{show(passed)}</div>}
          </FoldedRows>
        )}
        {inapplicable.length > 0 && (
          <FoldedRows status="not-applicable" label={texts.findings.inapplicable(inapplicable.length)}>
            {() => <div className="rows">{show(inapplicable)}</div>}
          </FoldedRows>
        )}
        {open.length + passed.length + inapplicable.length === 0 && (
          <p className="small muted">{texts.findings.none}</p>
        )}
      </div>
    </section>
  );
});
