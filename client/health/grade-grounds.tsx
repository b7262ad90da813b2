import type { ReactNode } from 'react';
import type { FindingEvent, PillarCompleteEvent } from '../../contract/health.ts';
import type { PillarId } from '../../contract/vocabulary.ts';
import { ArrowUpIcon } from '../components/icons.tsx';
import { StatusIcon } from '../components/status-icon.tsx';
import { useLocale } from '../i18n/language.ts';
import type { PanelProps } from './panel-props.ts';
import { findingsOf, MAX_TITLES, titlesOf, whyUngraded } from '../../contract/report/health/grounds.ts';
import { isFault } from '../../contract/report/health/report.ts';
import { blamingRoot, rootOf } from '../../contract/report/health/root-of.ts';
import styles from './grade.module.css';
import { FindingLink } from './reveal.tsx';

/** Fewer than `MAX_TITLES`, because while the scan runs they are in order of arrival, not worst first. */
const MAX_SO_FAR = 4;

type Props = PanelProps & { pillar: PillarId };

/** Below a grade: what decided it and what would raise it, or why there is none. */
export function GradeGrounds(props: Props) {
  const grade = props.report.progress.grades[props.pillar];
  if (!grade) return props.report.isRunning ? <SoFar {...props} /> : <Ungraded {...props} />;
  return grade.grade === null ? <Ungraded {...props} /> : <Graded {...props} grade={grade} />;
}

function Graded(props: Props & { grade: PillarCompleteEvent }) {
  const { report, texts, wordsOf, grade } = props;
  const deciding = findingsOf(grade.deciding, report.progress.findings);
  const isBest = grade.grade === 'A';
  const heading = !isBest ? texts.card.decided : deciding.length > 0 ? texts.card.costs : texts.card.toFix;
  const critical = grade.unmeasuredCritical.length;
  return (
    <>
      <Grounds
        heading={heading} grounds={deciding.map((finding) => ({ finding, text: wordsOf(finding).title }))} texts={texts}
      >
        {deciding.length === 0 && <p className="small muted">{texts.card.nothing}</p>}
      </Grounds>
      <div className={`stack g2 small ${styles.next}`}>
        {isBest ? <p className={styles.ground}><StatusIcon status="pass" size={18} /><span>{texts.card.best}</span></p>
          : <Next {...props} />}
        {critical > 0 && <p className="meta">{texts.card.criticalUnmeasured(critical)}</p>}
      </div>
    </>
  );
}

function Next({ grade, report, texts, wordsOf }: PanelProps & { grade: PillarCompleteEvent }) {
  const { format } = useLocale();
  if (!grade.next) return null;
  return (
    <p className={styles.ground}>
      <ArrowUpIcon size={18} />
      <span>
        {texts.card.fix(titlesOf(grade.next.fix, report.progress.findings, { texts, wordsOf, format }))}
        {grade.next.grade === null ? texts.card.thenAgain : <>{texts.card.becomes}<b>{grade.next.grade}</b>.</>}
      </span>
    </p>
  );
}

function Ungraded({ pillar, report, texts, wordsOf }: Props) {
  const { anchor, why, advice } = whyUngraded(pillar, report, { texts, wordsOf });
  return (
    <>
      <Grounds heading={texts.card.why} grounds={anchor ? [{ finding: anchor, text: why }] : []} texts={texts}>
        {!anchor && <p className="small">{why}</p>}
      </Grounds>
      <div className={`stack g2 small ${styles.next}`}>
        {advice && <p className={styles.ground}><ArrowUpIcon size={18} /><span>{advice}</span></p>}
      </div>
    </>
  );
}

/** Findings so far in order of arrival, so that new ones do not move those already shown. */
function SoFar({ pillar, report, texts, wordsOf }: Props) {
  const { format } = useLocale();
  const { findings, phases } = report.progress;
  const own = findings.filter((finding) => finding.pillar === pillar);
  const grounds = groupByCause(own, findings).map(({ finding, count }): Ground => {
    const cause = count > 1 ? rootOf(findings, finding.rootCause) : undefined;
    const { title } = wordsOf(cause ?? finding);
    return { finding, text: cause ? texts.findings.causeTitle(count, title, format) : title };
  });
  const isQueued = pillar === 'speed' && phases.speed?.state === 'queued';
  return (
    <Grounds heading={texts.card.soFar} grounds={grounds} max={MAX_SO_FAR} texts={texts}>
      {grounds.length === 0 && <p className="small muted">{isQueued ? texts.card.queued : texts.card.nothingYet}</p>}
    </Grounds>
  );
}

/** Findings worth listing, in order of arrival; those that were not measured for the same root cause are grouped. */
function groupByCause(
  findings: readonly FindingEvent[], all: readonly FindingEvent[],
): { finding: FindingEvent; count: number }[] {
  const groups = Map.groupBy(findings.filter(isReportable), (finding) => {
    const { id, status, rootCause } = blamingRoot(finding, all);
    return status === 'not-measured' && rootCause !== undefined ? `of ${rootCause}` : id;
  });
  return [...groups.values()].map((same) => ({ finding: same[0]!, count: same.length }));
}

/** A finding listed on a pillar's card, with its text there. */
interface Ground {
  finding: FindingEvent;
  text: string;
}

interface GroundsProps extends Pick<PanelProps, 'texts'> {
  heading: string;
  grounds: readonly Ground[];
  max?: number;
  children?: ReactNode;
}

function Grounds({ heading, grounds, max = MAX_TITLES, texts, children }: GroundsProps) {
  const rest = grounds.length - max;
  return (
    <div className="stack g2">
      <h3 className="meta medium">{heading}</h3>
      {grounds.length > 0 && (
        <ul className="stack g1 small">
          {grounds.slice(0, max).map(({ finding, text }) => (
            <li key={finding.id} className={styles.ground}>
              <StatusIcon status={finding.status} size={18} />
              <FindingLink id={finding.id}>{text}</FindingLink>
            </li>
          ))}
          {rest > 0 && <li className="meta">{texts.card.more(rest)}</li>}
        </ul>
      )}
      {children}
    </div>
  );
}

const isReportable = (finding: FindingEvent): boolean => isFault(finding) || finding.status === 'not-measured';
