import { printable } from '../../contract/report/printable.ts';
import type { Language } from '../../contract/vocabulary.ts';

const BYTE_ORDER_MARK = '\ufeff';

/** A sign that starts a formula in a cell, for any of these separators, even for readers that drop quotes. */
const FORMULA_SIGN = /[=+\-@＝＋－＠](?<=(?:^|[,;|\t\r\n])[\s"']*.)(?<!'.)/g;

/**
 * Rows as CSV for spreadsheets: UTF-8 with BOM, `;` as separator where the comma is the decimal sign, all texts quoted,
 * formulas neutralised, and no characters that act on others.
 */
export function csv(rows: readonly (readonly (string | number)[])[], language: Language): string {
  const separator = language === 'no' ? ';' : ',';
  const cell = (value: string | number): string =>
    typeof value === 'number' ? String(value) : `"${printable(value).replace(FORMULA_SIGN, "'$&").replaceAll('"', '""')}"`;
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(separator)).join('\r\n') + '\r\n';
}
