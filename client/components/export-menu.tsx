import { useId, useRef } from 'react';
import { useSpeech } from '../i18n/language.ts';
import { Button } from './button.tsx';
import { ChevronIcon } from './icons.tsx';
import { saveFile } from './save-file.ts';

/** A result in the forms it can be taken away in; each is made when asked for. */
export interface Exports {
  /** Without an ending. */
  fileName: string;
  json: () => string;
  markdown: () => string;
  csv: () => string;
}

const KINDS = [
  ['json', 'json', 'application/json'], ['markdown', 'md', 'text/markdown'], ['csv', 'csv', 'text/csv'],
] as const;

/** Takes a result away as JSON, Markdown or CSV, or on paper. */
export function ExportMenu({ exports }: { exports: Exports }) {
  const { texts } = useSpeech();
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const take = (act: () => void): void => {
    menu.current?.hidePopover();
    act();
  };
  return (
    <div className="menu">
      <Button popoverTarget={id} className="menu-button">{texts.exporting.label}<ChevronIcon /></Button>
      <div ref={menu} id={id} className="menu-list" popover="auto">
        {KINDS.map(([kind, ending, type]) => (
          <button
            key={kind} type="button"
            onClick={() => take(() => saveFile(`${exports.fileName}.${ending}`, exports[kind](), type))}
          >
            {texts.exporting[kind]}
          </button>
        ))}
        <button type="button" onClick={() => take(() => window.print())}>{texts.exporting.print}</button>
      </div>
    </div>
  );
}
