import type { Language } from '../vocabulary.ts';
import { documentMarkdown } from './document-markdown.ts';
import { pageOf } from './report-document.ts';
import type { ReportDocument } from './report-document.ts';

/** Renders a report as Markdown. */
export const reportMarkdown = (report: ReportDocument, language: Language): string =>
  documentMarkdown(pageOf(report, language));
