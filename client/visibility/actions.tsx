import { FindingRow } from '../components/finding-row.tsx';
import { OutsideLink } from '../components/outside-link.tsx';
import { useFirstItems } from '../components/use-first-items.tsx';
import { useLocale } from '../i18n/language.ts';
import { actionRows } from '../../contract/report/visibility/action-rows.ts';
import type { ActionRow } from '../../contract/report/visibility/action-rows.ts';
import type { PanelProps } from './panel-props.ts';
import type { CellPosition } from '../../contract/report/visibility/report.ts';

interface ActionsProps extends PanelProps {
  onOpen: (position: CellPosition) => void;
}

const FIRST_PARTS = 8;

/** What the store owner can act on; each row links to the answers behind it. */
export function Actions({ report, texts, onOpen }: ActionsProps) {
  const { format } = useLocale();
  const words = texts.whatToDo;
  if (!report.result) return null;
  const rows = actionRows(report, texts, format);
  const hasRivals = rows.some(({ id }) => id.startsWith('instead'));
  return (
    <section className="stack">
      <h2>{words.heading}</h2>
      <p className="muted">{rows.length > 0 ? words.line : words.nothing}</p>
      {rows.length > 0 && !hasRivals && (
        <p className="small muted">
          {report.competitors.length > 0 ? words.instead.none : words.instead.noCompetitors}
        </p>
      )}
      <div className="rows">
        {rows.map((row) => (
          <FindingRow
            key={row.id} status={row.status} word={words.kinds[row.status]}
            title={row.title} message={row.message}
          >
            {() => <Parts row={row} {...{ report, texts, onOpen }} />}
          </FindingRow>
        ))}
      </div>
    </section>
  );
}

function Parts({ row, report, texts, onOpen }: ActionsProps & { row: ActionRow }) {
  const words = texts.whatToDo;
  const { shown, list, more } = useFirstItems(row.parts, FIRST_PARTS);
  return (
    <>
      <ul {...list} className="stack">
        {shown.map(({ label, url, positions }) => (
          <li key={`${url} ${label}`} className="stack g2">
            {url && <p className="stack"><OutsideLink href={url} /></p>}
            {label && <p className="small">{label}</p>}
            <ul className="cluster g3">
              {positions.map((position) => (
                <li key={`${position.row} ${position.column}`}>
                  <button type="button" className="plain-button small" onClick={() => onOpen(position)}>
                    {words.answer(report.rows[position.row]!.number, report.engines[position.column]!.name)}
                  </button>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      {more(words.more(row.parts.length - shown.length))}
    </>
  );
}
