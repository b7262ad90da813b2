import { useId, useRef, useState } from 'react';
import { useSharing } from '../shared/use-sharing.tsx';
import type { Shareable } from '../shared/share-panel.tsx';
import { useLocale } from '../i18n/language.ts';
import { Button } from './button.tsx';
import { KINDS, exportContent } from './exports.ts';
import type { Exports } from './exports.ts';
import { ChevronIcon } from './icons.tsx';
import { fileNameOf, openMailto, saveFile } from './save-file.ts';

interface ExportMenuProps {
  exports: Exports;
  /** Undefined if the result is not the user's own, or not complete. */
  shareable?: Shareable | undefined;
}

/** Menu to share a result, save it as a file, print it, or email it to a developer. */
export function ExportMenu({ exports, shareable }: ExportMenuProps) {
  const { texts, language } = useLocale();
  const id = useId();
  const sharing = useSharing(shareable);
  const menu = useRef<HTMLDivElement>(null);
  const [hasFailed, setFailed] = useState(false);
  const runAction = async (act: () => void | Promise<void>): Promise<void> => {
    menu.current?.hidePopover();
    setFailed(false);
    await Promise.resolve().then(act).catch(() => setFailed(true));
  };
  const save = async ([kind, ending, type]: (typeof KINDS)[number]): Promise<void> =>
    saveFile(`${fileNameOf(...exports.name)}.${ending}`, await exportContent(kind, exports, language), type);
  const writeLetter = async (): Promise<void> => {
    const { mailtoOf } = await import('../../contract/report/letter.ts');
    openMailto(mailtoOf(exports.document(), language));
  };
  return (
    <div className="menu">
      <Button popoverTarget={id} className="menu-button">{texts.exporting.label}<ChevronIcon /></Button>
      <div ref={menu} id={id} className="menu-list" popover="auto">
        {sharing && <button type="button" onClick={() => runAction(sharing.open)}>{texts.exporting.share}</button>}
        {KINDS.map((kind) => (
          <button key={kind[0]} type="button" onClick={() => void runAction(() => save(kind))}>
            {texts.exporting[kind[0]]}
          </button>
        ))}
        <button type="button" onClick={() => void runAction(() => window.print())}>{texts.exporting.print}</button>
        <button type="button" onClick={() => void runAction(writeLetter)}>{texts.exporting.letter}</button>
      </div>
      {hasFailed && <p className="small refusal" role="alert">{texts.exporting.failed}</p>}
      {sharing?.panel}
    </div>
  );
}
