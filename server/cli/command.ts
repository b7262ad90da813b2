import type { Text } from '../../contract/report/document.ts';
import type { ReportDocument } from '../../contract/report/report-document.ts';
import type { ReportLocale } from '../../contract/report/report-locale.ts';
import type { ExitCode } from './exit-codes.ts';
import type { OpenTools } from './open-tools.ts';
import type { FileKind } from './options.ts';
import type { Terminal } from './terminal.ts';
import type { CliWords } from './words-nb.ts';

/** What a command runs with. */
export interface CommandContext {
  /** Opens the tools; `subject`, the store or page, seeds the sampling, which is thus the same in every run. */
  openTools(subject: string): Promise<OpenTools>;
  terminal: Terminal;
  words: CliWords;
  locale: ReportLocale;
  signal: AbortSignal;
  /** In ISO 8601. */
  startedAt: string;
  /** Writes JSON to standard output, in one piece; waits while the reader is slow. */
  write(json: string): Promise<void>;
  /** Prints a line about the result: with the text output, or else on standard error. */
  printNote(text: string): void;
  /** Reads a saved scan. */
  readFile(path: string): Promise<string>;
}

/** The result of a command; its files are created and written last. */
export interface CommandResult {
  code: ExitCode;
  files: Readonly<Partial<Record<FileKind, () => string | Promise<string>>>>;
}

/** Wrong usage that is found only after the command line was parsed, such as an unreadable file. */
export class UsageError extends Error {}

/** The report files that every command can write. */
export const reportFiles = (document: ReportDocument, { language }: ReportLocale): CommandResult['files'] => ({
  markdown: async () => (await import('../../contract/report/report-markdown.ts')).reportMarkdown(document, language),
  html: async () => (await import('../../contract/report/report-html.ts')).reportHtml(document, language),
});

/** Prints the conclusion of a report, and what it is about. */
export function printLead({ lead, about }: ReportDocument, terminal: Terminal): void {
  terminal.line(lead, { style: 'bold' });
  terminal.line(about, { style: 'dim' });
}

/** Prints the figures or grades of a report, and what to fix first. */
export function printReport(
  { cards, toFix }: ReportDocument, { terminal, words }: Pick<CommandContext, 'terminal' | 'words'>,
): void {
  for (const { name, value, status, lines } of cards?.cards ?? []) {
    terminal.line('');
    terminal.line(`${name}: ${value}`, { style: status === 'fail' ? 'red' : status === 'warn' ? 'yellow' : 'bold' });
    for (const line of lines) terminal.line(plainText(line), { indent: 2 });
  }
  if (toFix.length === 0) return;
  terminal.line('');
  terminal.line(words.firstFix, { style: 'bold' });
  for (const [index, { title, lines }] of toFix.slice(0, MAX_FIXES).entries()) {
    terminal.line(title, { indent: 2, mark: `${index + 1}.` });
    for (const line of lines.slice(0, MAX_LINES)) terminal.line(line, { indent: 5, style: 'dim' });
  }
}

const MAX_FIXES = 5;
const MAX_LINES = 3;

const plainText = (text: Text): string =>
  (typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.text)).join(''));
