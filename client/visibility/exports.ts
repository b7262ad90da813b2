import { measurementDocument } from '../../contract/report/visibility/measurement-document.ts';
import type { MeasurementInWords } from '../../contract/report/visibility/measurement-document.ts';
import { measurementJson } from '../../contract/report/visibility/measurement-json.ts';
import type { Exports } from '../components/exports.ts';

/** Export formats of a measurement, in the current language. */
export function exportsOf(source: MeasurementInWords): Exports {
  const { report, texts } = source;
  return {
    name: [texts.exported.file, report.domain, report.at.slice(0, 10)],
    json: () => measurementJson(source),
    table: () => [texts.exported.columns, ...rowsOf(source)],
    document: () => measurementDocument(source),
  };
}

function rowsOf({ report, texts }: MeasurementInWords): (string | number)[][] {
  const { exported } = texts;
  const yesOrNo = (known: boolean | undefined): string =>
    (known === undefined ? exported.unknown : known ? exported.yes : exported.no);
  return report.rows.flatMap((row) => row.cells.map((cell) => {
    const engine = report.engines.find(({ id }) => id === cell.engine)!;
    const about = [row.number, row.text ?? '', engine.name];
    if (cell.kind !== 'measured') {
      const reason = cell.kind === 'unmeasured' ? texts.reasons[cell.reason] : '';
      return [...about, texts.matrix.unmeasured, '', '', '', '', '', '', reason, ''];
    }
    const { text = '', citations = [], rivals = [] } = report.answerOf(cell.promptId, cell.engine) ?? {};
    const searched = cell.retrieval === undefined || cell.retrieval === 'unknown'
      ? undefined
      : cell.retrieval === 'used';
    return [
      ...about, exported.measured, cell.unclear ? exported.unclear : yesOrNo(cell.mentioned), yesOrNo(cell.cited),
      yesOrNo(cell.foundNotCited), yesOrNo(searched), rivals.join(', '),
      citations.map(({ url }) => url).join('\n'), '', text,
    ];
  }));
}
