import { GRADES } from '../../contract/vocabulary.ts';
import type { Grade } from '../../contract/vocabulary.ts';
import styles from './plate.module.css';

/** All grades in a row: the one that is, filled; the one in reach, outlined. What it shows stands in words beside it. */
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
