import { printableJson } from '../../contract/report/printable.ts';
import type { ReportDocument } from '../../contract/report/report-document.ts';
import type { Language } from '../../contract/vocabulary.ts';
import { csv } from './csv.ts';

/** Export formats of a result, each computed on demand. */
export interface Exports {
  /** Parts of the file name. */
  name: readonly string[];
  json: () => unknown;
  /** Header row and data rows. */
  table: () => readonly (readonly (string | number)[])[];
  /** Source of the HTML report, the Markdown, and the letter to a developer. */
  document: () => ReportDocument;
}

/** Kinds of files, each with its extension and MIME type. */
export const KINDS = [
  ['html', 'html', 'text/html'], ['json', 'json', 'application/json'],
  ['markdown', 'md', 'text/markdown'], ['csv', 'csv', 'text/csv'],
] as const;

type Kind = (typeof KINDS)[number][0];

/** Content of an exported file; the report writers are lazy-loaded. */
export async function exportContent(
  kind: Kind, { json, table, document }: Exports, language: Language,
): Promise<string> {
  switch (kind) {
    case 'json':
      return `${printableJson(JSON.stringify(json(), null, 2))}\n`;
    case 'csv':
      return csv(table(), language);
    case 'html':
      return (await import('../../contract/report/report-html.ts')).reportHtml(document(), language);
    case 'markdown':
      return (await import('../../contract/report/report-markdown.ts')).reportMarkdown(document(), language);
  }
}
