import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { RefusalName } from '../contract/operations/refusals.ts';
import type { EngineId, GuardRefusal, HealthPhase, ToolId } from '../contract/vocabulary.ts';
import type { CallResult } from './tools/geo/engines/call.ts';

const PHASE_BUCKETS = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60];
const CALL_BUCKETS = [0.5, 1, 2.5, 5, 10, 20, 40, 60];

/** Prometheus metrics. They contain only counts and durations, and nothing about callers or stores. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Creates a registry with Node's default metrics and our own. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers });
  const scans = counter('storefront_scans_total', 'Runs that ended, by tool and outcome.', 'tool', 'outcome');
  const phases = new Histogram({
    name: 'storefront_phase_seconds', help: 'Time a phase of the health scan took.', labelNames: ['phase'],
    buckets: PHASE_BUCKETS, registers,
  });
  const refusals = counter('storefront_refusals_total', 'Refused requests, by tool and cause.', 'tool', 'cause');
  const guardRefusals = counter('storefront_guard_refusals_total', 'Addresses the guard refused, by code.', 'code');
  const calls = new Histogram({
    name: 'storefront_engine_call_seconds', help: 'Time an engine took to answer one question.',
    labelNames: ['engine', 'outcome'], buckets: CALL_BUCKETS, registers,
  });
  const tokens = counter('storefront_engine_tokens_total', 'Tokens an engine says it used.', 'engine');
  const spend = counter('storefront_engine_usd_total', 'Estimated cost of calls to an engine.', 'engine');
  const queue = new Gauge({ name: 'storefront_lab_queue', help: 'Scans waiting for the speed lab.', registers });

  return {
    scanEnded: (tool: ToolId, outcome: string) => scans.inc({ tool, outcome }),
    phaseEnded: (phase: HealthPhase, seconds: number) => phases.observe({ phase }, seconds),
    refused: (tool: ToolId, cause: RefusalName) => refusals.inc({ tool, cause }),
    guardRefused: (code: GuardRefusal) => guardRefusals.inc({ code }),
    engineCalled(engine: EngineId, { reading, usage, usd, latencyMs }: CallResult) {
      calls.observe({ engine, outcome: reading.status === 'measured' ? 'measured' : reading.reason }, latencyMs / 1000);
      tokens.inc({ engine }, (usage.inputTokens ?? 0) + (usage.outputTokens ?? 0));
      spend.inc({ engine }, usd);
    },
    labQueue: (waiting: number) => queue.set(waiting),
    /** Registers the gauge of the shared state. A service without shared state has no such metric. */
    sharedState(isReachable: () => boolean) {
      new Gauge({
        name: 'storefront_shared_state_up', help: 'Whether the shared state is reachable.', registers,
        collect() {
          this.set(isReachable() ? 1 : 0);
        },
      });
    },
    /** All metrics in Prometheus's text format. */
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
