import type { Language } from '../../contract/vocabulary.ts';

const BYTE_ORDER_MARK = '\ufeff';

/** What a spreadsheet would take for a formula, whatever it makes of the blanks before it. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/**
 * Rows as a spreadsheet opens them: marked as UTF-8, separated by `;` where the comma is the decimal sign, and with no
 * cell that would be run as a formula.
 */
export function csv(rows: readonly (readonly (string | number)[])[], language: Language): string {
  const separator = language === 'no' ? ';' : ',';
  const cell = (value: string | number): string => {
    const text = typeof value === 'number' ? String(value) : FORMULA.test(value) ? `'${value}` : value;
    return /["\r\n]/.test(text) || text.includes(separator) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return BYTE_ORDER_MARK + rows.map((row) => row.map(cell).join(separator)).join('\r\n') + '\r\n';
}
