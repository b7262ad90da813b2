import { memo } from 'react';
import { PILLARS } from '../../contract/vocabulary.ts';
import type { PillarId } from '../../contract/vocabulary.ts';
import { PILLAR_TEXTS } from '../../contract/checks/pillars.ts';
import { Bar } from '../components/bar.tsx';
import { GradeBadge, GradeLadder } from '../components/grade-badge.tsx';
import { useLocale } from '../i18n/language.ts';
import { GradeGrounds } from './grade-grounds.tsx';
import type { PanelProps } from './panel-props.ts';
import styles from './grade.module.css';
import { lastPhaseOf, shareOfPillar } from '../../contract/report/health/report.ts';

/**
 * The four grades, each with its coverage, what decided it and what would raise it. Memoised: the list of findings
 * follows the same report later.
 */
export const GradePanel = memo(function GradePanel(props: PanelProps) {
  return (
    <section className="panel card quarters panels aligned">
      {PILLARS.map((pillar) => <GradeCard key={pillar} pillar={pillar} {...props} />)}
    </section>
  );
});

/** Anchor id of a pillar's card. */
const cardAnchor = (pillar: PillarId): string => `g-${pillar}`;

function GradeCard(props: PanelProps & { pillar: PillarId }) {
  const { pillar, report, texts } = props;
  const { language, format } = useLocale();
  const { name, question } = PILLAR_TEXTS[language][pillar];
  const grade = report.progress.grades[pillar];
  const share = shareOfPillar(report, pillar);
  const isOpen = report.isRunning && !grade;
  const done = share.measured + share.unmeasured;
  const [count, of] = isOpen
    ? texts.card.done(format.number(done), format.number(share.total), share.total, format)
    : texts.card.measured(format.number(share.measured), format.number(share.total), share.total, format);
  return (
    <section className={styles.card} id={cardAnchor(pillar)} aria-labelledby={`${cardAnchor(pillar)}-name`}>
      <h2 id={`${cardAnchor(pillar)}-name`}>{name}</h2>
      <p className="small muted">{question}</p>
      <div className={styles.badges}>
        {isOpen ? <PendingBox size="large" words={texts.card.gradeAfter(lastPhaseOf(pillar))} /> : (
          <>
            <GradeBadge grade={grade?.grade ?? null} />
            {grade?.grade && <GradeLadder grade={grade.grade} next={grade.next?.grade} />}
          </>
        )}
      </div>
      <div className={`stack g2 small ${styles.share}`}>
        <p className="figures">
          <b>{count}</b>
          {/* Remounted when the count changes width: moving the text would be a layout shift. */}
          <span key={count}> {of}{isOpen && share.unmeasured > 0 && texts.card.unmeasured(share.unmeasured)}</span>
        </p>
        <Bar solid={share.measured} hatched={share.unmeasured} total={share.total} />
      </div>
      <div className={styles.body}><GradeGrounds {...props} /></div>
    </section>
  );
}

function PendingBox({ words, size }: { words: readonly [string, string]; size: 'large' | 'tile' }) {
  return <div className={`${size} pending-box`}><span>{words[0]}</span> <span>{words[1]}</span></div>;
}

/** The four grades alone, as a row of tiles that link to their cards. */
export function GradeTiles({ report, texts }: Omit<PanelProps, 'wordsOf'>) {
  const { language, format } = useLocale();
  return (
    <ul className="tiles">
      {PILLARS.map((pillar) => {
        const grade = report.progress.grades[pillar];
        const share = shareOfPillar(report, pillar);
        const done = texts.card.shortDone(format.number(share.measured + share.unmeasured), format.number(share.total));
        return (
          <li key={pillar}>
            <a href={`#${cardAnchor(pillar)}`}>
              {report.isRunning && !grade ? <PendingBox size="tile" words={done} />
                : <GradeBadge grade={grade?.grade ?? null} size="tile" />}
              <span className="small medium">{PILLAR_TEXTS[language][pillar].name}</span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** The four grades when the store itself was not seen: badges only. */
export function UngradedTiles({ report, texts }: Omit<PanelProps, 'wordsOf'>) {
  const { language } = useLocale();
  return (
    <ul className="tiles">
      {PILLARS.map((pillar) => {
        const grade = report.progress.grades[pillar]?.grade ?? null;
        return (
          <li key={pillar}>
            <GradeBadge grade={grade} size="tile" />
            <h2 className="small medium">{PILLAR_TEXTS[language][pillar].name}</h2>
            {grade === 'F' && <p className="meta">{texts.card.customersShutOut}</p>}
          </li>
        );
      })}
    </ul>
  );
}
