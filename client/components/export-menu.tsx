import { useId, useRef, useState } from 'react';
import { useSharing } from '../shared/use-sharing.tsx';
import type { Shareable } from '../shared/share-panel.tsx';
import { useLocale } from '../i18n/language.ts';
import { Button } from './button.tsx';
import { KINDS, written } from './exports.ts';
import type { Exports } from './exports.ts';
import { ChevronIcon } from './icons.tsx';
import { fileNameOf, openLetter, saveFile } from './save-file.ts';

interface ExportMenuProps {
  exports: Exports;
  /** Nothing of a result that is not one's own, or is not done. */
  shareable?: Shareable | undefined;
}

/** Shares a result, takes it away as a file or on paper, or writes to whoever can mend what was found. */
export function ExportMenu({ exports, shareable }: ExportMenuProps) {
  const { texts, language } = useLocale();
  const id = useId();
  const sharing = useSharing(shareable);
  const menu = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const take = async (act: () => void | Promise<void>): Promise<void> => {
    menu.current?.hidePopover();
    setFailed(false);
    await Promise.resolve().then(act).catch(() => setFailed(true));
  };
  const save = async ([kind, ending, type]: (typeof KINDS)[number]): Promise<void> =>
    saveFile(`${fileNameOf(...exports.name)}.${ending}`, await written(kind, exports, language), type);
  const writeLetter = async (): Promise<void> => {
    const { mailtoOf } = await import('../../contract/report/letter.ts');
    openLetter(mailtoOf(exports.document(), language));
  };
  return (
    <div className="menu">
      <Button popoverTarget={id} className="menu-button">{texts.exporting.label}<ChevronIcon /></Button>
      <div ref={menu} id={id} className="menu-list" popover="auto">
        {sharing && <button type="button" onClick={() => take(sharing.open)}>{texts.exporting.share}</button>}
        {KINDS.map((kind) => (
          <button key={kind[0]} type="button" onClick={() => void take(() => save(kind))}>
            {texts.exporting[kind[0]]}
          </button>
        ))}
        <button type="button" onClick={() => void take(() => window.print())}>{texts.exporting.print}</button>
        <button type="button" onClick={() => void take(writeLetter)}>{texts.exporting.letter}</button>
      </div>
      {hasFailed && <p className="small refusal" role="alert">{texts.exporting.failed}</p>}
      {sharing?.panel}
    </div>
  );
}
