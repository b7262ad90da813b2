/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   `display: block`, used on phones, removes the implicit roles of a table. */
import { Fragment } from 'react';
import type { MouseEvent } from 'react';
import type { Gap } from '../../contract/emitter.ts';
import type { FindingStatus } from '../../contract/vocabulary.ts';
import { FoldedRows } from '../components/finding-row.tsx';
import { StatusIcon } from '../components/status-icon.tsx';
import { changesOf, fieldOfGap, gapsOf, isRequired } from '../../contract/report/schema/artifact.ts';
import { withCodeText, worstFirst } from '../../contract/report/schema/product-document.ts';
import { anchorOf } from './fields.tsx';
import styles from './gap.module.css';
import type { PanelProps } from './panel-props.ts';

/** Recommended fields that we read or have advice on; the others are collapsed. */
const isShown = ({ field }: Gap, advice: Readonly<Record<string, string>>): boolean =>
  fieldOfGap(field) !== undefined || advice[field] !== undefined;

/** Status of a field on the search engine's list. */
const statusOf = (gap: Gap): FindingStatus => (gap.state === 'present' ? 'pass' : isRequired(gap) ? 'fail' : 'info');

/**
 * Fields that the search engine requires or recommends, and their state in the page's code or, without any, the
 * generated code.
 */
export function Gaps({ result, texts }: PanelProps) {
  const { gaps } = texts;
  const all = gapsOf(result);
  const required = worstFirst(all.filter(isRequired));
  const recommended = worstFirst(all.filter((gap) => !isRequired(gap)));
  const lacking = recommended.filter(({ state }) => state !== 'present');
  const shown = lacking.filter((gap) => isShown(gap, gaps.advice));
  const rest = lacking.filter((gap) => !shown.includes(gap));
  const present = recommended.filter(({ state }) => state === 'present');
  return (
    <section className="stack print-open" aria-labelledby="gaps-heading">
      <h2 id="gaps-heading">{gaps.heading}</h2>
      {all.length === 0 ? (
        <p className="muted prose">{result.jsonld.product === null ? gaps.nothing : gaps.typed}</p>
      ) : (
        <>
          <p className="small muted">
            {result.mode === 'generate' ? gaps.leadNew : gaps.lead} {withCodeText(result, texts)}
          </p>
          <div className="rows">
            <GapTable
              result={result} texts={texts}
              groups={[[gaps.required, required, required], [gaps.recommended, shown, recommended]]}
            />
            {rest.length > 0 && (
              <FoldedRows status="info" label={gaps.moreMissing(rest.length)}>
                {() => <GapTable result={result} texts={texts} groups={[[undefined, rest, rest]]} />}
              </FoldedRows>
            )}
            {present.length > 0 && (
              <FoldedRows status="pass" label={gaps.morePresent(present.length)}>
                {() => <GapTable result={result} texts={texts} groups={[[undefined, present, present]]} />}
              </FoldedRows>
            )}
          </div>
        </>
      )}
    </section>
  );
}

/** Index of the column with the field's state in the code. */
const TODAY = 2;

type Group = readonly [heading: string | undefined, shown: readonly Gap[], all: readonly Gap[]];

function GapTable({ result, texts, groups }: PanelProps & { groups: readonly Group[] }) {
  const { gaps } = texts;
  return (
    <table className={`small stacked ${styles.table}`} role="table">
      <caption className="sr-only">{gaps.heading}</caption>
      <thead className="meta" role="rowgroup">
        <tr role="row">{gaps.columns.map((name, at) => (
            <th key={name} role="columnheader" scope="col">
              {at === TODAY && result.mode === 'generate' ? gaps.inCode : name}
            </th>
          ))}</tr>
      </thead>
      {groups.map(([heading, shown, all]) => (
        <tbody key={heading ?? 'rest'} role="rowgroup">
          {heading !== undefined && (
            <tr className={styles.group} role="row">
              <th colSpan={4} role="columnheader" scope="colgroup">
                <b>{heading}</b> · {gaps.present(all.filter(({ state }) => state === 'present').length, all.length)}
              </th>
            </tr>
          )}
          {shown.map((gap) => <GapRow key={gap.field} gap={gap} result={result} texts={texts} />)}
        </tbody>
      ))}
    </table>
  );
}

function GapRow({ gap, result, texts }: PanelProps & { gap: Gap }) {
  const { gaps } = texts;
  const status = statusOf(gap);
  return (
    <tr role="row">
      <th role="rowheader" scope="row">
        <code><Member path={gap.field} /></code><p className="meta">{gaps.names[gap.field] ?? ''}</p>
      </th>
      <td role="cell">
        <p className="cluster medium"><StatusIcon status={status} size={18} />{gaps.states[gap.state]}</p>
      </td>
      <td role="cell" className={styles.today}>
        <span className={`${styles.label} muted`}>{result.mode === 'generate' ? gaps.inCodeLabel : gaps.today}</span>
        {gap.existingValue === undefined ? gaps.empty : <code>{gap.existingValue}</code>}
        {gap.faults?.map(({ member, fault }) => (
          <p key={`${member} ${fault}`} className="meta"><code>{member}</code> {gaps.faults[fault]}</p>
        ))}
      </td>
      <td role="cell" className={styles.next}><Next gap={gap} result={result} texts={texts} /></td>
    </tr>
  );
}

/** A path that only wraps between words. */
function Member({ path }: { path: string }) {
  return path.split(/(?<=\.)|(?=[A-Z])/).map((word, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- Words are identified by their position.
    <Fragment key={at}>{at > 0 && <wbr />}{word}</Fragment>
  ));
}

/** What the code does about a gap, or what the user can do. */
function Next({ gap, result, texts: { gaps } }: PanelProps & { gap: Gap }) {
  const id = fieldOfGap(gap.field);
  const change = changesOf(result).find(({ field }) => field === id);
  if (change) return change.mark === 'by-hand' ? gaps.byHand : change.mark === 'new' ? gaps.added : gaps.corrected;
  if (gap.state === 'present') return null;
  const field = result.fields.find((each) => each.id === id);
  if (field?.status === 'unverified') {
    const anchor = anchorOf(field.id);
    return <>{gaps.notFound} <a href={`#${anchor}`} onClick={(event) => open(event, anchor)}>{gaps.fillIn}</a></>;
  }
  return gaps.advice[gap.field] ?? (gap.state === 'incomplete' ? gaps.incomplete : null);
}

function open(event: MouseEvent, anchor: string): void {
  event.preventDefault();
  const row = document.querySelector<HTMLDetailsElement>(`#${anchor}`);
  if (!row) return;
  row.open = true;
  row.scrollIntoView({ block: 'start' });
  row.querySelector('summary')?.focus({ preventScroll: true });
}
