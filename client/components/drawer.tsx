import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocale } from '../i18n/language.ts';
import styles from './drawer.module.css';
import { CloseIcon } from './icons.tsx';

interface DrawerProps {
  /** Focused on open; on close, focus is restored. */
  heading: ReactNode;
  /** Replaces the heading in the header; the heading then starts the body. */
  above?: ReactNode;
  /** Shown beside the close button, such as previous and next. */
  actions?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Modal drawer on the right, full-screen on phones; open while mounted. */
export function Drawer({ heading, above, actions, onClose, children }: DrawerProps) {
  const { texts } = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opened = dialog.current;
    const before = document.activeElement;
    opened?.showModal();
    title.current?.focus();
    return () => {
      opened?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  const named = <h2 id="drawer-title" ref={title} tabIndex={-1}>{heading}</h2>;
  return (
    <dialog
      ref={dialog} className={styles.drawer} aria-labelledby="drawer-title"
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        {above ?? named}
        <div className="field-row">
          {actions}
          <button type="button" className="icon-button" onClick={onClose}>
            <CloseIcon />
            <span className="sr-only">{texts.close}</span>
          </button>
        </div>
      </div>
      <div className={styles.body}>
        {above !== undefined && named}
        {children}
      </div>
    </dialog>
  );
}
