import type { CheckAgainEvent } from '../contract/check-again.ts';
import type { EmitterResponse } from '../contract/emitter.ts';
import type { GeoEvent } from '../contract/geo.ts';
import type { HealthEvent } from '../contract/health.ts';
import type { ToolId } from '../contract/vocabulary.ts';
import type { Deps } from './deps.ts';
import type { Metrics } from './metrics.ts';
import type { ConfiguredEngine } from './tools/geo/engines/registry.ts';

/** Counts the engines' calls, tokens and cost. */
export function meteredEngines(engines: readonly ConfiguredEngine[], metrics: Metrics): ConfiguredEngine[] {
  return engines.map(({ client, ...configured }) => ({
    ...configured,
    client: client && {
      async ask(prompt, options) {
        const result = await client.ask(prompt, options);
        const { reading, usage, usd, latencyMs } = result;
        metrics.engineCalled({
          engine: configured.engine.id,
          outcome: reading.status === 'measured' ? 'measured' : reading.reason,
          tokens: (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0),
          usd,
          seconds: latencyMs / 1000,
        });
        return result;
      },
    },
  }));
}

type Instrumentation = Pick<Deps, 'metrics' | 'log' | 'clock'>;

/** The events of the tools' streams. */
export type ScanEvent = HealthEvent | GeoEvent | CheckAgainEvent;

/** A run as it is counted and logged. */
export interface MeteredRun {
  tool: ToolId;
  host: string;
  /** The outcome of a `complete` event that names none. */
  complete?: string | undefined;
}

/** Counts and logs a scan's outcome and phases. A stream without a terminal event was abandoned. */
export async function* meteredScan<Event extends ScanEvent>(
  run: MeteredRun, events: AsyncGenerator<Event>, instrumentation: Instrumentation,
): AsyncGenerator<Event> {
  const end = startTimer(run, instrumentation);
  let outcome = 'abandoned';
  try {
    for await (const event of events) {
      outcome = outcomeOf(event, run.complete) ?? outcome;
      if (event.type === 'phase' && 'durationMs' in event && event.durationMs !== undefined) {
        instrumentation.metrics.phaseEnded(event.phase, event.durationMs / 1000);
      }
      yield event;
    }
  } finally {
    end(outcome);
  }
}

/** Counts and logs the outcome of a run with one answer. */
export async function meteredAnswer(
  run: MeteredRun, generate: () => Promise<EmitterResponse>, instrumentation: Instrumentation,
): Promise<EmitterResponse> {
  const end = startTimer(run, instrumentation);
  let outcome = 'abandoned';
  try {
    const response = await generate();
    outcome = response.ok ? response.result.mode : response.reason;
    return response;
  } finally {
    end(outcome);
  }
}

function startTimer({ tool, host }: MeteredRun, { metrics, log, clock }: Instrumentation): (outcome: string) => void {
  const began = clock.monotonic();
  return (outcome) => {
    metrics.scanEnded(tool, outcome);
    log.info({ tool, host, outcome, ms: Math.round(clock.monotonic() - began) }, 'scan ended');
  };
}

function outcomeOf(event: ScanEvent, complete = 'complete'): string | undefined {
  if (event.type === 'error') return event.error;
  if (event.type !== 'complete') return undefined;
  return 'summary' in event ? event.summary.outcome : complete;
}
