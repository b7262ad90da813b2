/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   `display: grid`, used on phones, removes the implicit roles of a table. */
import { useRef } from 'react';
import { LANGUAGE_TAGS } from '../../contract/vocabulary.ts';
import { useLocale } from '../i18n/language.ts';
import { intentOf, notesOf, cellText } from '../../contract/report/visibility/cell-words.ts';
import { AnswerBadge } from './answer-badge.tsx';
import type { PanelProps } from './panel-props.ts';
import type { AllTexts } from '../../contract/report/visibility/report-nb.ts';
import type { Cell, EngineColumn, GeoReport, PromptRow } from '../../contract/report/visibility/report.ts';
import { useRoving } from './use-roving.ts';
import type { Roving } from './use-roving.ts';
import type { CellPosition } from '../../contract/report/visibility/report.ts';
import styles from './matrix.module.css';

interface MatrixProps extends PanelProps {
  onOpen: (position: CellPosition) => void;
}

const RAISED = ['¹', '²', '³'] as const;

/** Whether a cell has something to read: an answer, or why there is none where its engine has others. */
const opens = (cell: Cell, column: EngineColumn): boolean =>
  cell.kind === 'measured' || (cell.kind === 'unmeasured' && !column.isMissing);

/** Positions of all cells that can be opened, in the order of previous and next. */
export const readable = ({ rows, engines }: GeoReport): CellPosition[] => rows.flatMap(({ cells }, row) =>
  cells.flatMap((cell, column) => (opens(cell, engines[column]!) ? [{ row, column }] : [])));

/** All questions by engine: mentioned, cited, unclear, neither, not measured, or pending. */
export function Matrix({ report, texts, onOpen }: MatrixProps) {
  const { matrix } = texts;
  const table = useRef<HTMLTableElement>(null);
  const { rows, engines } = report;
  const open = rows.map(({ cells }) => cells.map((cell, column) => opens(cell, engines[column]!)));
  const roving = useRoving(open, table);
  const notes = [...new Set(rows.flatMap(({ cells }) => cells.flatMap(notesOf)))].sort();
  return (
    <section className="stack" aria-labelledby="matrix-heading">
      <h2 id="matrix-heading">{matrix.heading}</h2>
      <p className="small muted screen-only">{report.isRunning ? matrix.lineRunning : matrix.line}</p>
      <Legend report={report} texts={texts} />
      <table ref={table} role="table" className={`card small stacked ${styles.table}`} aria-describedby="matrix-keys">
        <caption className="sr-only">{matrix.heading}</caption>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col"><b>{matrix.question}</b></th>
            {engines.map((engine) => (
              <th key={engine.id} role="columnheader" scope="col">
                <b>{engine.name}</b><br />
                <span className="meta">{countOf(engine, report, texts)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row, at) => <Row key={row.id} {...{ row, at, report, texts, roving, onOpen }} />)}
        </tbody>
        <tfoot role="rowgroup">
          <Sums
            name={matrix.sums.mentioned} report={report} texts={texts}
            sumOf={({ mentioned, measured, unclear }) => [mentioned, measured - unclear]}
          />
          <Sums
            name={matrix.sums.cited} report={report} texts={texts} sumOf={({ cited, grounded }) => [cited, grounded]}
          />
        </tfoot>
      </table>
      <p id="matrix-keys" className="sr-only">{matrix.keys}</p>
      {notes.length > 0 && (
        <ul className="meta">
          {notes.map((note) => (
            <li key={note} id={`note-${note}`}>
              <span aria-hidden="true">{RAISED[note - 1]}</span> {matrix.notes[note - 1]}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function countOf(engine: EngineColumn, { isRunning, rows }: GeoReport, { matrix }: AllTexts): string {
  if (engine.isMissing) return matrix.unmeasured;
  return isRunning ? matrix.ofIn(engine.measured, rows.length) : matrix.ofMeasured(engine.measured, rows.length);
}

interface RowProps extends MatrixProps {
  row: PromptRow;
  at: number;
  roving: Roving;
}

function Row({ row, at, report, texts, roving, onOpen }: RowProps) {
  const { engines, isRunning, lang } = report;
  const { matrix } = texts;
  const intent = intentOf(texts, row);
  const hasBegun = row.cells.some(({ kind }) => kind === 'waiting') || row.isComplete;
  const note = row.isComplete ? matrix.rowNote(intent, row.mentioned, row.measured - row.unclear, row.unclear)
    : hasBegun ? matrix.rowRunning(intent, row.measured, row.cells.length) : intent;
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <span className="muted figures">{row.number}</span>
        <span className="stack g1">
          <span
            className={hasBegun || !isRunning ? undefined : 'muted'}
            lang={row.text ? LANGUAGE_TAGS[lang] : undefined}
          >
            {row.text ?? matrix.unknownQuestion}
          </span>
          <span className="meta">{note}</span>
        </span>
      </th>
      {row.cells.map((cell, column) => {
        const engine = engines[column]!;
        const position = { row: at, column };
        const name = matrix.cell(row.number, engine.name, cellText(cell, texts));
        const noted = notesOf(cell);
        const notes = noted.map((note) => RAISED[note - 1]).join(' ');
        const face = `${styles.cell} ${cell.kind === 'unmeasured' ? 'hatched-box' : ''}`;
        const inside = (
          <>
            <CellFace cell={cell} engine={engine} texts={texts} notes={notes} />
            <span className="sr-only">{name}</span>
          </>
        );
        const isStop = roving.stop?.row === at && roving.stop.column === column;
        return (
          <td key={engine.id} role="cell" data-kind={cell.kind} data-missing={engine.isMissing || undefined}>
            {opens(cell, engine) ? (
              <button
                type="button" className={face} data-position={`${at} ${column}`} tabIndex={isStop ? 0 : -1}
                aria-describedby={noted.map((note) => `note-${note}`).join(' ') || undefined}
                onFocus={() => roving.setStop(position)} onKeyDown={roving.onKeyDown}
                onClick={() => {
                  roving.setStop(position);
                  onOpen(position);
                }}
              >
                {inside}
              </button>
            ) : <span className={face}>{inside}</span>}
          </td>
        );
      })}
    </tr>
  );
}

/** Visible content of a cell; screen readers get the text beside it. */
function CellFace(
  { cell, engine, texts, notes }: { cell: Cell; engine: EngineColumn; texts: AllTexts; notes: string },
) {
  const { texts: shared } = useLocale();
  const { letters, waiting } = texts.matrix;
  return (
    <>
      <span className={`meta ${styles.engine}`} aria-hidden="true">{engine.name}</span>
      <span className={`cluster g1 ${styles.face}`} aria-hidden="true">
        {cell.kind === 'measured' && cell.mentioned && <AnswerBadge kind="mentioned">{letters[0]}</AnswerBadge>}
        {cell.kind === 'measured' && cell.unclear && <AnswerBadge kind="unclear">?</AnswerBadge>}
        {cell.kind === 'measured' && cell.cited && <AnswerBadge kind="cited">{letters[1]}</AnswerBadge>}
        {cell.kind === 'measured' && !cell.mentioned && !cell.unclear && !cell.cited && (
          <span className="muted">–</span>
        )}
        {notes && <span className="muted">{notes}</span>}
        {cell.kind === 'unmeasured' && <span className="hatched-text">{shared.notMeasured}</span>}
        {cell.kind === 'waiting' && <span className="meta">{waiting}</span>}
      </span>
    </>
  );
}

function Legend({ report, texts }: PanelProps) {
  const { letters, legend } = texts.matrix;
  return (
    <ul className="cluster g4 small muted">
      <li className="cluster">
        <span aria-hidden="true"><AnswerBadge kind="mentioned">{letters[0]}</AnswerBadge></span> {legend.mentioned}
      </li>
      <li className="cluster">
        <span aria-hidden="true"><AnswerBadge kind="cited">{letters[1]}</AnswerBadge></span> {legend.cited}
      </li>
      {report.rows.some(({ unclear }) => unclear > 0) && (
        <li className="cluster">
          <span aria-hidden="true"><AnswerBadge kind="unclear">?</AnswerBadge></span> {legend.unclear}
        </li>
      )}
      <li className="cluster"><span aria-hidden="true">–</span> {legend.neither}</li>
      <li className="cluster"><span className="grade mini hatched-box" aria-hidden="true" /> {legend.unmeasured}</li>
      {report.isRunning && <li className="cluster">{legend.open}</li>}
    </ul>
  );
}

interface SumsProps extends PanelProps {
  name: string;
  sumOf: (engine: EngineColumn) => readonly [number, number];
}

function Sums({ name, report, texts, sumOf }: SumsProps) {
  return (
    <tr role="row">
      <th role="rowheader" scope="row"><b>{name}</b></th>
      {report.engines.map((engine) => {
        const [part, whole] = sumOf(engine);
        return (
          <td key={engine.id} role="cell" className="figures">
            <span className={`meta ${styles.engine}`} aria-hidden="true">{engine.name}</span>
            {whole === 0
              ? <span className="meta">{report.isRunning && !engine.isMissing ? '' : texts.matrix.unmeasured}</span>
              : <span><b>{part}</b> {texts.domains.of(whole)}</span>}
          </td>
        );
      })}
    </tr>
  );
}
