import type { Language } from '../../contract/vocabulary.ts';

const BYTE_ORDER_MARK = '\ufeff';

/** A sign that begins a formula at a cell's start, whichever of these separators a reader splits at; quotes may go. */
const FORMULA_SIGN = /[=+\-@＝＋－＠](?<=(?:^|[,;|\t\r\n])[\s"']*.)(?<!'.)/g;

/**
 * Rows as a spreadsheet opens them: marked as UTF-8, separated by `;` where the comma is the decimal sign, every text
 * quoted, and with nothing that any reader of the file would run as a formula.
 */
export function csv(rows: readonly (readonly (string | number)[])[], language: Language): string {
  const separator = language === 'no' ? ';' : ',';
  const cell = (value: string | number): string =>
    typeof value === 'number' ? String(value) : `"${value.replace(FORMULA_SIGN, "'$&").replaceAll('"', '""')}"`;
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(separator)).join('\r\n') + '\r\n';
}
