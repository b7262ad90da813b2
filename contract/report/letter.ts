import type { Language } from '../vocabulary.ts';
import { present } from './document.ts';
import { oneLine } from './one-line.ts';
import type { Fix, ReportDocument } from './report-document.ts';
import { TO_FIX } from './report-locale.ts';

/** The length of a `mailto` URL that every mail client accepts; some truncate longer ones. */
const MAX_CHARS = 1_900;

/** An e-mail to the store's developer, as a `mailto` URL: the faults as text, as many as fit. */
export function mailtoOf({ heading, lead, toFix }: ReportDocument, language: Language): string {
  const words = TO_FIX[language];
  const addressOf = (body: string): string =>
    `mailto:?subject=${encodeURIComponent(oneLine(heading).toWellFormed())}&body=${encodeURIComponent(body.toWellFormed())}`;
  const letter = (count: number): string => addressOf(present(
    lead, toFix.length > 0 ? words.greeting : words.nothing, ...toFix.slice(0, count).map(fixText),
    toFix.length > count && words.more(toFix.length - count),
  ).join('\r\n\r\n'));
  let count = toFix.length;
  while (count > 0 && letter(count).length > MAX_CHARS) count -= 1;
  return letter(count);
}

const fixText = ({ title, lines }: Fix, at: number): string =>
  [`${at + 1}. ${title}`, ...lines.map((line) => `   ${line}`)].map(oneLine).join('\r\n');
