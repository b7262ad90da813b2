import type { GeoResult } from '../../geo.ts';
import { compareMeasurements } from './compare.ts';
import type { GeoReport, CellPosition } from './report.ts';
import { whatToDo } from './what-to-do.ts';

/** What a measurement is told from. */
export interface MeasurementSource {
  report: GeoReport;
  /** The measurement before, where one is known. */
  earlier?: GeoResult | undefined;
}

/** The whole result as it came, and what is read out of it; of a measurement that broke off, what there is of it. */
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

/** What there is to do, each with the prompts and engines of its answers in place of their place on the page. */
function whatToDoJson(report: GeoReport): object {
  const named = ({ row, column }: CellPosition): object => ({ promptId: report.rows[row]!.id, engine: report.engines[column]!.id });
  const withAnswers = ({ positions, ...one }: { positions: readonly CellPosition[] }): object => ({ ...one, answers: positions.map(named) });
  const { instead, unnamed, pages, own, access } = whatToDo(report);
  return {
    instead: instead.map(withAnswers),
    unnamed: unnamed.map(({ row }) => ({ promptId: report.rows[row]!.id })),
    pages: pages.map(withAnswers),
    own: own.map(withAnswers),
    access: access.map(({ engine, crawler }) => ({ engine: engine.id, crawler: crawler ?? null, mentioned: engine.mentioned, cited: engine.cited })),
  };
}
