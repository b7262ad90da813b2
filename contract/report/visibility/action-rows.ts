import { present } from '../document.ts';
import type { Format } from '../format.ts';
import type { AllTexts } from './report-nb.ts';
import type { GeoReport, CellPosition } from './report.ts';
import { leastPages, whatToDo } from './what-to-do.ts';
import type { CitedPage, EngineAccess, WhatToDo } from './what-to-do.ts';

/** A part of a row: its subject, and the answers that it opens. */
interface ActionPart {
  /** Absent if the row itself names the subject. */
  label?: string;
  /** The page that the label links to. */
  url?: string;
  positions: readonly CellPosition[];
}

/** A recommended action, for display and export. */
export interface ActionRow {
  id: string;
  /** `warn`: to work on; `info`: to know; `pass`: to keep. */
  status: 'warn' | 'info' | 'pass';
  title: string;
  message: string;
  parts: readonly ActionPart[];
}

/** All actions, in the reader's language; those without answers behind them are left out. */
export function actionRows(report: GeoReport, texts: AllTexts, format: Format): ActionRow[] {
  const found = whatToDo(report);
  return [...mendRows(found, report, { texts, format }), ...ownRow(found, texts), ...accessRow(found, texts)];
}

/** Only the actions to work on: the others describe the current state. */
export const rowsToMend = (report: GeoReport, texts: AllTexts, format: Format): ActionRow[] =>
  mendRows(whatToDo(report), report, { texts, format });

function mendRows(
  found: WhatToDo,
  report: GeoReport,
  { texts, format }: { texts: AllTexts; format: Format },
): ActionRow[] {
  const words = texts.whatToDo;
  return [
    ...found.instead.map(({ name, positions }): ActionRow => ({
      id: `instead ${name}`, status: 'warn',
      title: words.instead.title(name, positions.length), message: words.instead.message,
      parts: [{ positions }],
    })),
    ...found.unnamed.map(({ row, positions }): ActionRow => {
      const { number, text = '' } = report.rows[row]!;
      return {
        id: `unnamed ${row}`, status: 'warn', title: words.unnamed.title(number, text),
        message: words.unnamed.message(positions.length), parts: [{ positions }],
      };
    }),
    ...pagesRow(found, texts, format),
  ];
}

function pagesRow(
  { pages, hasCompetitors }: WhatToDo,
  { whatToDo: { pages: words } }: AllTexts,
  format: Format,
): ActionRow[] {
  if (pages.length === 0) return [];
  const count = leastPages(pages);
  const title = hasCompetitors ? words.title(count, format) : words.titleWithout(count, format);
  return [{
    id: 'pages', status: 'info', title, message: words.message,
    parts: pages.map(({ names, ...page }) => partOf(page, present(
      page.url === undefined && words.unnamed(page.domain), names.length > 0 && words.names(format.list(names)),
    ).join('. '))),
  }];
}

const partOf = ({ url, positions }: CitedPage, label: string): ActionPart =>
  ({ ...(url !== undefined && { url }), positions, ...(label !== '' && { label }) });

function ownRow({ own, access }: WhatToDo, { whatToDo: { own: words, pages } }: AllTexts): ActionRow[] {
  if (own.length > 0) {
    const parts = own.map((page) => partOf(page, page.url === undefined ? pages.unnamed(page.domain) : ''));
    const count = leastPages(own);
    return [{ id: 'own', status: 'pass', title: words.title(count), message: words.message(count), parts }];
  }
  const positions = access.flatMap((engine) => engine.positions);
  return positions.length === 0
    ? []
    : [{ id: 'own', status: 'info', title: words.none, message: words.noneMessage, parts: [{ positions }] }];
}

function accessRow({ access }: WhatToDo, texts: AllTexts): ActionRow[] {
  if (access.length === 0) return [];
  const { access: words } = texts.whatToDo;
  const isBlocked = access.some(({ crawler }) => crawler?.verdict === 'blocked');
  return [{
    id: 'access', status: isBlocked ? 'warn' : 'info', title: words.title, message: words.message,
    parts: access.map((one) => ({ label: accessWords(one, texts), positions: one.positions })),
  }];
}

function accessWords({ engine, crawler }: EngineAccess, texts: AllTexts): string {
  const { access } = texts.whatToDo;
  const verdict = crawler?.verdict === 'blocked' || crawler?.verdict === 'allowed' ? crawler.verdict : 'unknown';
  const door = crawler ? access[verdict](crawler.crawler) : access.none;
  const clear = engine.measured - engine.unclear;
  return `${engine.name}: ${door}, ${access.counts(texts.outOf(engine.mentioned, clear), texts.outOf(engine.cited, engine.grounded))}`;
}
