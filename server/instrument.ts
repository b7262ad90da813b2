import type { CheckAgainEvent } from '../contract/check-again.ts';
import type { GeoEvent } from '../contract/geo.ts';
import type { HealthEvent } from '../contract/health.ts';
import type { ToolId } from '../contract/vocabulary.ts';
import type { AnswerWork, StreamWork } from './admission/tool-admission.ts';
import type { Deps } from './deps.ts';
import type { Metrics } from './metrics.ts';
import type { ConfiguredEngine } from './tools/geo/engines/registry.ts';

/** The engines, with their calls, tokens and cost counted. */
export function instrumentEngines(engines: readonly ConfiguredEngine[], metrics: Metrics): ConfiguredEngine[] {
  return engines.map(({ ask, ...configured }) => ({
    ...configured,
    ask: ask && (async (prompt, options) => {
      const result = await ask(prompt, options);
      metrics.engineCalled(configured.engine.id, result);
      return result;
    }),
  }));
}

type Instrumentation = Pick<Deps, 'metrics' | 'log' | 'clock'>;

/** The events of the tools' streams. */
export type ScanEvent = HealthEvent | GeoEvent | CheckAgainEvent;

/** How a run is counted and logged. */
interface InstrumentedRun {
  tool: ToolId;
  host: string;
  /** The outcome of a `complete` event that names none. */
  complete?: string | undefined;
}

/** A run that streams, with its outcome and phases counted and logged. */
export const instrumentStream = <Event extends ScanEvent>(
  run: InstrumentedRun, events: StreamWork<Event>['events'], instrumentation: Instrumentation,
): StreamWork<Event> => ({
  kind: 'stream',
  async *events(signal) {
    using record = startRun(run, instrumentation);
    for await (const event of events(signal)) {
      record.outcome = outcomeOf(event, run.complete) ?? record.outcome;
      if (event.type === 'phase' && 'durationMs' in event && event.durationMs !== undefined) {
        instrumentation.metrics.phaseEnded(event.phase, event.durationMs / 1000);
      }
      yield event;
    }
  },
});

/** A run with one answer, with its outcome counted and logged. */
export const instrumentAnswer = (
  run: InstrumentedRun, answer: AnswerWork['answer'], instrumentation: Instrumentation,
): AnswerWork => ({
  kind: 'answer',
  async answer(signal) {
    using record = startRun(run, instrumentation);
    const response = await answer(signal);
    record.outcome = response.ok ? response.result.mode : response.reason;
    return response;
  },
});

// Counts and logs the run when it is disposed. A run that has no other outcome by then was abandoned.
function startRun({ tool, host }: InstrumentedRun, { metrics, log, clock }: Instrumentation) {
  const startedAt = clock.monotonic();
  return {
    outcome: 'abandoned',
    [Symbol.dispose]() {
      metrics.scanEnded(tool, this.outcome);
      log.info({ tool, host, outcome: this.outcome, ms: Math.round(clock.monotonic() - startedAt) }, 'scan ended');
    },
  };
}

function outcomeOf(event: ScanEvent, complete = 'complete'): string | undefined {
  if (event.type === 'error') return event.error;
  if (event.type !== 'complete') return undefined;
  return 'summary' in event ? event.summary.outcome : complete;
}
