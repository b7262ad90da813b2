import { answerText, measurementDocument, sourcesOf } from '../../contract/report/visibility/measurement-document.ts';
import type { MeasurementInWords } from '../../contract/report/visibility/measurement-document.ts';
import { measurementJson } from '../../contract/report/visibility/measurement-json.ts';
import type { Cell, GeoReport } from '../../contract/report/visibility/report.ts';
import { csv } from '../components/csv.ts';
import type { Exports } from '../components/export-menu.tsx';
import { fileNameOf } from '../components/save-file.ts';

/** A measurement in each form it can be taken away in, in the reader's language. */
export function exportsOf(source: MeasurementInWords): Exports {
  const { report, texts } = source;
  return {
    fileName: fileNameOf(texts.exported.file, report.domain, report.at.slice(0, 10)),
    json: () => `${JSON.stringify(measurementJson(source), null, 2)}\n`,
    document: () => measurementDocument(source),
    csv: () => asCsv(source),
  };
}

function asCsv({ report, texts, locale }: MeasurementInWords): string {
  const { exported } = texts;
  const told = (known: boolean | undefined): string => (known === undefined ? exported.unknown : known ? exported.yes : exported.no);
  const rows = report.rows.flatMap((row) => row.cells.map((cell) => {
    const engine = report.engines.find(({ id }) => id === cell.engine)!;
    const about = [row.number, row.text ?? '', engine.name];
    if (cell.kind !== 'measured') {
      const reason = cell.kind === 'unmeasured' ? texts.reasons[cell.reason] : '';
      return [...about, texts.matrix.unmeasured, '', '', '', '', '', '', reason, ''];
    }
    const searched = cell.retrieval === undefined || cell.retrieval === 'unknown' ? undefined : cell.retrieval === 'used';
    return [
      ...about, exported.measured, cell.unclear ? exported.unclear : told(cell.mentioned), told(cell.cited), told(cell.foundNotCited), told(searched),
      rivalsIn(report, cell).join(', '), sourcesOf(report, cell).map(({ url }) => url).join('\n'), '', answerText(report, cell),
    ];
  }));
  return csv([exported.columns, ...rows], locale.language);
}

function rivalsIn(report: GeoReport, { promptId, engine }: Cell): string[] {
  const known = report.answerOf(promptId, engine);
  if (!known) return [];
  if (known.whole) return report.competitors.filter((name) => known.detail.mentions.some((mention) => mention.name === name && !mention.unclear));
  return known.event.status === 'measured' ? known.event.competitors.filter(({ mentioned }) => mentioned).map(({ name }) => name) : [];
}
