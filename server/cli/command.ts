import type { Text } from '../../contract/report/document.ts';
import type { ReportDocument } from '../../contract/report/report-document.ts';
import type { ReportLocale } from '../../contract/report/report-locale.ts';
import type { ExitCode } from './exit-codes.ts';
import type { OpenTools } from './open-tools.ts';
import type { FileKind } from './options.ts';
import type { Terminal } from './terminal.ts';
import type { CliWords } from './words-nb.ts';

/** What a command is given to run with. */
export interface CommandContext {
  /** `subject` is the store or page: its sample is the same in every run. */
  openTools(subject: string): Promise<OpenTools>;
  terminal: Terminal;
  words: CliWords;
  locale: ReportLocale;
  signal: AbortSignal;
  /** ISO. */
  startedAt: string;
  /** Puts text on standard output as it is; waits while the reader is slow. */
  write(text: string): Promise<void>;
  /** A line of what the result means for the caller: among the lines for a person, else on standard error. */
  notice(text: string): void;
  /** A saved scan's text. */
  readFile(path: string): Promise<string>;
}

/** What came of a command: its files are written once everything is known. */
export interface CommandResult {
  code: ExitCode;
  files: Readonly<Partial<Record<FileKind, () => string | Promise<string>>>>;
}

/** Wrong usage that shows only when something was looked at. */
export class UsageError extends Error {}

/** The files every command can write of its report. */
export const reportFiles = (document: () => ReportDocument, { language }: ReportLocale): CommandResult['files'] => ({
  markdown: async () => (await import('../../contract/report/report-markdown.ts')).reportMarkdown(document(), language),
  html: async () => (await import('../../contract/report/report-html.ts')).reportHtml(document(), language),
});

/** The figures or grades of a report, and what to fix first. */
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
  for (const [at, { title, lines }] of toFix.slice(0, MOST_FIXES).entries()) {
    terminal.line(title, { indent: 2, mark: `${at + 1}.` });
    for (const line of lines.slice(0, MOST_LINES)) terminal.line(line, { indent: 5, style: 'dim' });
  }
}

const MOST_FIXES = 5;
const MOST_LINES = 3;

const plainText = (text: Text): string =>
  (typeof text === 'string' ? text : text.map((part) => (typeof part === 'string' ? part : part.text)).join(''));
