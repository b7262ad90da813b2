import { GRADES } from '../../contract/vocabulary.ts';
import type { Grade } from '../../contract/vocabulary.ts';
import { useLocale } from '../i18n/language.ts';
import styles from './grade-badge.module.css';
import { HatchedBox } from './hatch.tsx';

interface GradeBadgeProps {
  grade: Grade | null;
  /** `tile` fills its column, `large` is for cards, `mini` for inline text. */
  size?: 'large' | 'tile' | 'mini';
}

/** A grade, or a hatched box of the same height if there is none. */
export function GradeBadge({ grade, size = 'large' }: GradeBadgeProps) {
  const { texts } = useLocale();
  if (grade === null && size === 'mini') {
    return <span className="grade mini hatched-box"><span className="sr-only">{texts.notMeasured}</span></span>;
  }
  if (grade === null) return <HatchedBox className={size}>{texts.notMeasured}</HatchedBox>;
  return (
    <span className={`grade ${size} ${grade}`}>
      <span aria-hidden="true">{grade}</span>
      <span className="sr-only">{texts.gradeName(grade)}</span>
    </span>
  );
}

/**
 * All grades in a row: the current one is filled, the reachable one outlined. Decorative: the text beside it says the
 * same.
 */
export function GradeLadder({ grade, next }: { grade: Grade; next: Grade | null | undefined }) {
  return (
    <span className={`small muted ${styles.ladder}`} aria-hidden="true">
      {GRADES.map((each) => {
        const is = each === grade ? 'now' : each === next ? 'next' : undefined;
        return (
          <span key={each} className={`${styles.rung} ${is === 'now' ? each : ''}`} data-is={is}>
            {is ? <b>{each}</b> : each}
          </span>
        );
      })}
    </span>
  );
}
