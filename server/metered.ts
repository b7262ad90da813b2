import type { CheckAgainEvent } from '../contract/check-again.ts';
import type { EmitterResponse } from '../contract/emitter.ts';
import type { GeoEvent } from '../contract/geo.ts';
import type { HealthEvent } from '../contract/health.ts';
import type { ToolId } from '../contract/vocabulary.ts';
import type { ToolBackends } from './admission/tool-admissions.ts';
import type { Clock } from './clock.ts';
import type { Logger } from './log.ts';
import type { Metrics } from './metrics.ts';
import type { InputGuard, AddressVerdict } from './net/verdict.ts';
import type { Runs } from './runs/runs.ts';
import type { ConfiguredEngine } from './tools/geo/engines/registry.ts';
import type { GeoInput } from './tools/geo/request.ts';

type Tools = ToolBackends<GeoInput>;

/** Counts the guard's refusals. */
export function meteredGuard(guard: InputGuard, metrics: Metrics): InputGuard {
  const counted = (verdict: AddressVerdict): AddressVerdict => {
    if (!verdict.ok) metrics.guardRefused(verdict.code);
    return verdict;
  };
  return {
    judgeInput: async (input, signal) => counted(await guard.judgeInput(input, signal)),
    judge: async (url, signal) => counted(await guard.judge(url, signal)),
  };
}

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

/** Enough of a run's id to tell runs apart, too little to watch one. */
const LOGGED_RUN_ID_CHARS = 6;

/** Logs which request started which run. */
export const loggedRuns = (runs: Runs, log: Logger): Runs => ({
  ...runs,
  async start(admitted) {
    const runId = await runs.start(admitted);
    log.info({ run: runId.slice(0, LOGGED_RUN_ID_CHARS) }, 'run started');
    return runId;
  },
});

export interface Instrumentation {
  metrics: Pick<Metrics, 'scanEnded' | 'phaseEnded'>;
  log: Logger;
  clock: Clock;
}

/** Counts and logs the tools' outcomes and phases. A stream without a terminal event was abandoned. */
export function meteredTools(tools: Tools, instrumentation: Instrumentation): Tools {
  return {
    healthScan: (input, signal) =>
      counted({ tool: 'health', host: input.requestedUrl.hostname }, tools.healthScan(input, signal), instrumentation),
    checkAgain: (input, signal) =>
      counted({ tool: 'health', host: input.requestedUrl.hostname, complete: 'checked' }, tools.checkAgain(input, signal), instrumentation),
    labHasRoom: tools.labHasRoom,
    geo: meteredGeo(tools.geo, instrumentation),
    geoAgain: meteredGeo(tools.geoAgain, instrumentation),
    async generate(input, signal): Promise<EmitterResponse> {
      const end = startTimer({ tool: 'schema', host: input.requestedUrl.hostname }, instrumentation);
      let outcome = 'abandoned';
      try {
        const response = await tools.generate(input, signal);
        outcome = response.ok ? response.result.mode : response.reason;
        return response;
      } finally {
        end(outcome);
      }
    },
  };
}

function meteredGeo(geo: Tools['geo'], instrumentation: Instrumentation): Tools['geo'] {
  return {
    ...geo,
    scan: (input, signal) => counted({ tool: 'geo', host: input.host }, geo.scan(input, signal), instrumentation),
    async claim(input) {
      const claim = await geo.claim(input);
      if (claim.kind !== 'stored') return claim;
      const events = (signal: AbortSignal) =>
        counted({ tool: 'geo', host: input.host, complete: 'stored' }, claim.work.events(signal), instrumentation);
      return { ...claim, work: { ...claim.work, events } };
    },
  };
}

type ScanEvent = HealthEvent | GeoEvent | CheckAgainEvent;

interface Scan {
  tool: ToolId;
  host: string;
  /** The outcome of a `complete` event that names none. */
  complete?: string;
}

async function* counted<Event extends ScanEvent>(
  scan: Scan,
  events: AsyncGenerator<Event>,
  instrumentation: Instrumentation,
): AsyncGenerator<Event> {
  const end = startTimer(scan, instrumentation);
  let outcome = 'abandoned';
  try {
    for await (const event of events) {
      outcome = outcomeOf(event, scan.complete) ?? outcome;
      if (event.type === 'phase' && 'durationMs' in event && event.durationMs !== undefined) {
        instrumentation.metrics.phaseEnded(event.phase, event.durationMs / 1000);
      }
      yield event;
    }
  } finally {
    end(outcome);
  }
}

function startTimer({ tool, host }: Scan, { metrics, log, clock }: Instrumentation): (outcome: string) => void {
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
