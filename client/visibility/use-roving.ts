import { useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { CellPosition } from '../../contract/report/visibility/report.ts';

export type Roving = ReturnType<typeof useRoving>;

/** The position that an arrow key, Home or End moves to; undefined for other keys, or if there is none. */
export function positionAfter(
  key: string, isWhole: boolean, { from, open }: { from: CellPosition; open: readonly (readonly boolean[])[] },
): CellPosition | undefined {
  const columns = open[from.row]?.length ?? 0;
  const walk = (row: number, column: number, by: CellPosition): CellPosition | undefined => {
    for (
      let at = { row, column };
      open[at.row]?.[at.column] !== undefined;
      at = { row: at.row + by.row, column: at.column + by.column }
    ) {
      if (open[at.row]![at.column]) return at;
    }
    return undefined;
  };
  switch (key) {
    case 'ArrowRight':
      return walk(from.row, from.column + 1, { row: 0, column: 1 });
    case 'ArrowLeft':
      return walk(from.row, from.column - 1, { row: 0, column: -1 });
    case 'ArrowDown':
      return walk(from.row + 1, from.column, { row: 1, column: 0 });
    case 'ArrowUp':
      return walk(from.row - 1, from.column, { row: -1, column: 0 });
    case 'Home':
      return walk(isWhole ? open.findIndex((row) => row.some(Boolean)) : from.row, 0, { row: 0, column: 1 });
    case 'End':
      return walk(
        isWhole ? open.findLastIndex((row) => row.some(Boolean)) : from.row,
        columns - 1,
        { row: 0, column: -1 },
      );
    default:
      return undefined;
  }
}

/**
 * Roving tabindex for a table of buttons: arrow keys, Home and End move the focus; with Ctrl, Home and End go to the
 * ends of the table.
 */
export function useRoving(open: readonly (readonly boolean[])[], table: RefObject<HTMLElement | null>) {
  const [chosen, setStop] = useState<CellPosition>();
  const first = open.findIndex((row) => row.some(Boolean));
  /** The one position in the tab order; undefined while nothing can be opened. */
  const stop = chosen && open[chosen.row]?.[chosen.column] ? chosen
    : first === -1 ? undefined : { row: first, column: open[first]!.indexOf(true) };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!stop || event.altKey || event.metaKey || event.shiftKey) return;
    const next = positionAfter(event.key, event.ctrlKey, { from: stop, open });
    if (/^(?:Arrow\w+|Home|End)$/.test(event.key)) event.preventDefault();
    if (!next) return;
    setStop(next);
    focusCell(table.current, next);
  };
  return { stop, setStop, onKeyDown };
}

/** Focuses the button at a position. */
export const focusCell = (table: HTMLElement | null, { row, column }: CellPosition): void =>
  table?.querySelector<HTMLElement>(`[data-position="${row} ${column}"]`)?.focus();
