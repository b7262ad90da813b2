import type { ReportDocument } from '../../contract/report/report-document.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { csv } from './csv.ts';

/** A result in the forms it can be taken away in; each is made when asked for. */
export interface Exports {
  /** What the file is named after. */
  name: readonly string[];
  json: () => unknown;
  /** The names of the columns, and the rows. */
  table: () => readonly (readonly (string | number)[])[];
  /** What the report, the Markdown and the letter to a developer are made of. */
  document: () => ReportDocument;
}

/** A form of a file, with its ending and type. */
export const KINDS = [
  ['html', 'html', 'text/html'], ['json', 'json', 'application/json'],
  ['markdown', 'md', 'text/markdown'], ['csv', 'csv', 'text/csv'],
] as const;

type Kind = (typeof KINDS)[number][0];

/** What stands in the file. What writes a document is loaded when it is first asked for. */
export async function written(kind: Kind, { json, table, document }: Exports, language: Language): Promise<string> {
  switch (kind) {
    case 'json':
      return `${JSON.stringify(json(), null, 2)}\n`;
    case 'csv':
      return csv(table(), language);
    case 'html':
      return (await import('../../contract/report/report-html.ts')).reportHtml(document(), language);
    case 'markdown':
      return (await import('../../contract/report/report-markdown.ts')).reportMarkdown(document(), language);
  }
}
