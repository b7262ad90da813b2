import type { ReactNode } from 'react';
import styles from './marks.module.css';

/** Solid for a mention, outlined for a source, dotted if unclear; the store's own sources have a bold border. */
export function AnswerBadge(
  { kind, children }: { kind: 'mentioned' | 'cited' | 'own' | 'unclear'; children: ReactNode },
) {
  return <span className={styles.badge} data-kind={kind}>{children}</span>;
}
