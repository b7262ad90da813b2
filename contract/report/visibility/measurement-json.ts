import type { GeoResult } from '../../geo.ts';
import { compareMeasurements } from './compare.ts';
import type { GeoReport, CellPosition } from './report.ts';
import { whatToDo } from './what-to-do.ts';

/** What a measurement is exported from. */
export interface MeasurementSource {
  report: GeoReport;
  /** The previous measurement, if known. */
  earlier?: GeoResult | undefined;
}

/** The complete result as received, and the actions derived from it; of an interrupted measurement, what there is. */
export function measurementJson({ report, earlier }: MeasurementSource): object {
  const { result, input, at, error, rows, metrics, audit, answerOf } = report;
  if (result) {
    return {
      request: input, result, whatToDo: whatToDoJson(report),
      ...(earlier ? { comparedWith: earlier.measuredAt, comparison: compareMeasurements(earlier, result) } : {}),
    };
  }
  const known = rows.flatMap(({ cells }) => cells.flatMap(({ promptId, engine }) => answerOf(promptId, engine) ?? []));
  return {
    request: input, startedAt: at, error: error ?? null, metrics: metrics ?? null, audit,
    answers: known.map(({ received }) => received),
  };
}

/** The actions, with the prompt and engine of each answer instead of its position on the page. */
function whatToDoJson(report: GeoReport): object {
  const named = ({ row, column }: CellPosition): object =>
    ({ promptId: report.rows[row]!.id, engine: report.engines[column]!.id });
  const withAnswers = ({ positions, ...one }: { positions: readonly CellPosition[] }): object =>
    ({ ...one, answers: positions.map(named) });
  const { instead, unnamed, pages, own, access } = whatToDo(report);
  return {
    instead: instead.map(withAnswers),
    unnamed: unnamed.map(({ row }) => ({ promptId: report.rows[row]!.id })),
    pages: pages.map(withAnswers),
    own: own.map(withAnswers),
    access: access.map(({ engine, crawler }) => ({
      engine: engine.id,
      crawler: crawler ?? null,
      mentioned: engine.mentioned,
      cited: engine.cited,
    })),
  };
}
