import { present } from '../document.ts';
import type { AllTexts } from './report-nb.ts';
import type { Cell, Measured, PromptRow } from './report.ts';

/** The intent of a question, by the first word of its id; empty if unknown. */
export const intentOf = (texts: AllTexts, { id }: Pick<PromptRow, 'id'>): string =>
  texts.intents[id.split('/').at(-1)?.split('-')[0] ?? ''] ?? '';

/** The text of a cell. */
export function cellText(cell: Cell, texts: AllTexts): string {
  const { cellTexts } = texts.matrix;
  switch (cell.kind) {
    case 'measured':
      return measuredWords(cell, texts);
    case 'unmeasured':
      return cellTexts.unmeasured(texts.reasons[cell.reason]);
    case 'waiting':
    case 'pending':
      return cellTexts[cell.kind];
  }
}

function measuredWords({ mentioned, unclear, cited }: Measured, { matrix: { cellTexts } }: AllTexts): string {
  if (unclear)
    return cited === undefined ? cellTexts.unclearUnknown : cited ? cellTexts.unclearCited : cellTexts.unclear;
  if (cited === undefined) return mentioned ? cellTexts.mentionedUnknown : cellTexts.unknown;
  if (mentioned) return cited ? cellTexts.both : cellTexts.mentioned;
  return cited ? cellTexts.cited : cellTexts.neither;
}

/** The numbers, from 1, of the footnotes that apply to a cell. */
export function notesOf(cell: Cell): number[] {
  if (cell.kind !== 'measured') return [];
  return present(cell.retrieval === 'not-used' && 1, cell.foundNotCited && 2, cell.cited === undefined && 3);
}
