import type { ReactNode } from 'react';
import styles from './marks.module.css';

/** A solid square is a mention, an outlined one a source, a dotted one neither a mention nor its absence; a source of one's own has a bold edge. */
export function AnswerBadge({ kind, children }: { kind: 'mentioned' | 'cited' | 'own' | 'unclear'; children: ReactNode }) {
  return <span className={styles.badge} data-kind={kind}>{children}</span>;
}
