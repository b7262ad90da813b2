import type { EmitterResponse } from '../contract/emitter.ts';
import type { GeoEvent } from '../contract/geo.ts';
import type { HealthEvent } from '../contract/health.ts';
import type { ToolId } from '../contract/vocabulary.ts';
import type { Metrics } from './metrics.ts';
import type { AddressGuard, Verdict } from './net/verdict.ts';
import type { EngineDesk } from './tools/geo/engines/registry.ts';
import type { Tools } from './tools.ts';

/** The same guard, its refusals counted. */
export function meteredGuard(guard: AddressGuard, metrics: Metrics): AddressGuard {
  const counted = (verdict: Verdict): Verdict => {
    if (!verdict.ok) metrics.guardRefused(verdict.code);
    return verdict;
  };
  return {
    judgeInput: async (input, signal) => counted(await guard.judgeInput(input, signal)),
    judge: async (url, signal) => counted(await guard.judge(url, signal)),
  };
}

/** The same engines, their calls counted with tokens and cost. */
export function meteredDesks(desks: readonly EngineDesk[], metrics: Metrics): EngineDesk[] {
  return desks.map(({ line, ...desk }) => ({
    ...desk,
    line: line && {
      async ask(prompt, options) {
        const asked = await line.ask(prompt, options);
        const { reading, usage, usd, latencyMs } = asked;
        metrics.engineCalled({
          engine: desk.engine.id,
          outcome: reading.status === 'measured' ? 'measured' : reading.reason,
          tokens: (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0),
          usd,
          seconds: latencyMs / 1000,
        });
        return asked;
      },
    },
  }));
}

/** The same tools, their outcomes and phases counted. A stream that never said how it ended was abandoned. */
export function meteredTools(tools: Tools, metrics: Metrics): Tools {
  return {
    healthScan: (input, signal) => counted('health', tools.healthScan(input, signal), metrics),
    geo: { ...tools.geo, scan: (input, signal) => counted('geo', tools.geo.scan(input, signal), metrics) },
    async generate(input, signal): Promise<EmitterResponse> {
      let outcome = 'abandoned';
      try {
        const response = await tools.generate(input, signal);
        outcome = response.ok ? response.result.mode : response.reason;
        return response;
      } finally {
        metrics.scanEnded('schema', outcome);
      }
    },
  };
}

async function* counted<Event extends HealthEvent | GeoEvent>(
  tool: ToolId,
  events: AsyncGenerator<Event>,
  metrics: Metrics,
): AsyncGenerator<Event> {
  let outcome = 'abandoned';
  try {
    for await (const event of events) {
      outcome = outcomeOf(event) ?? outcome;
      if (event.type === 'phase' && 'durationMs' in event && event.durationMs !== undefined) {
        metrics.phaseEnded(event.phase, event.durationMs / 1000);
      }
      yield event;
    }
  } finally {
    metrics.scanEnded(tool, outcome);
  }
}

function outcomeOf(event: HealthEvent | GeoEvent): string | undefined {
  if (event.type === 'error') return event.error;
  if (event.type !== 'complete') return undefined;
  return 'summary' in event ? event.summary.outcome : 'complete';
}
