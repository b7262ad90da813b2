import type { ToolBackends } from './admission/tool-admissions.ts';
import type { Deps } from './deps.ts';
import { meteredEngines } from './metered.ts';
import { keyOf } from './state/measurements.ts';
import { generate, READING } from './tools/emitter/generate.ts';
import { createExtractionModel } from './tools/emitter/model.ts';
import { AUDIT } from './tools/geo/crawler-audit.ts';
import { askAgainOffer } from './tools/geo/ask-again.ts';
import type { GeoConfig } from './tools/geo/config.ts';
import type { GeoDeps } from './tools/geo/deps.ts';
import { configuredCount, createEngines } from './tools/geo/engines/registry.ts';
import { guardDomain } from './tools/geo/request.ts';
import type { GeoInput } from './tools/geo/request.ts';
import { completeScan, geoScan } from './tools/geo/scan.ts';
import { findStored, measurementKey, storedScan } from './tools/geo/stored.ts';
import { checkAgain } from './tools/health/check-again.ts';
import { INVESTIGATION } from './tools/health/investigation.ts';
import { healthScan } from './tools/health/scan.ts';

/** The tasks of the reading threads. */
export const THREAD_TASKS = [INVESTIGATION, READING, AUDIT];

/** Wires the tools to their dependencies. */
export async function createTools(deps: Deps): Promise<ToolBackends<GeoInput>> {
  const model = await createExtractionModel(deps.config.extraction, deps);
  return {
    healthScan: (input, signal) => healthScan(input, deps, signal),
    checkAgain: (input, signal) => checkAgain(input, deps, signal),
    labHasRoom: () => deps.lab.hasRoom(),
    ...await createGeo(deps),
    generate: (input, signal) => generate(input, { ...deps, model }, signal),
  };
}

async function createGeo(deps: Deps): Promise<Pick<ToolBackends<GeoInput>, 'geo' | 'geoAgain'>> {
  const { leases } = deps;
  const config: GeoConfig = {
    engines: deps.config.engines,
    maxUsdPerScan: deps.config.geoMaxUsdPerScan,
    repeats: deps.config.geoRepeats,
    geminiStore: deps.config.geminiStore,
    edgeProbe: deps.config.aiEdgeProbe,
    budgetScale: deps.config.budgetScale,
  };
  const engines = meteredEngines(await createEngines(config, deps), deps.metrics);
  const geo: GeoDeps = { ...deps, config, engines };
  const costly = (): boolean => configuredCount(engines) > 0;
  const stored = async (input: GeoInput) => {
    const measurement = await findStored(input, geo);
    return measurement && {
      kind: 'stored' as const,
      measurement,
      work: { kind: 'stream' as const, events: (signal: AbortSignal) => storedScan(input, measurement, { deps: geo, signal }) },
    };
  };
  const common: Pick<ToolBackends<GeoInput>['geo'], 'guard' | 'costly'> = {
    guard: (request, signal) => guardDomain(request, deps.guard, signal),
    costly,
  };
  return {
    geo: {
      ...common,
      scan: (input, signal) => geoScan(input, geo, signal),
      async claim(input) {
        const known = await stored(input);
        if (known) return known;
        const lease = await leases.acquire(keyOf(measurementKey(input)));
        if (lease === 'held') return { kind: 'in-progress' };
        // Without engines a scan is free, so it may run twice.
        if (lease === 'unavailable') return costly() ? { kind: 'unknown' } : { kind: 'fresh' };
        // The previous holder may have stored its scan in the meantime.
        const since = await stored(input);
        if (since) await lease[Symbol.asyncDispose]();
        return since ?? { kind: 'fresh', lease };
      },
    },
    geoAgain: {
      ...common,
      async *scan(input, signal) {
        const measurement = await findStored(input, geo);
        if (measurement) yield* completeScan(input, { measurement, deps: geo, signal });
      },
      async claim(input) {
        const lease = await leases.acquire(keyOf(measurementKey(input)));
        if (lease === 'held') return { kind: 'in-progress' };
        if (lease === 'unavailable') return { kind: 'unknown' };
        const known = await stored(input);
        if (known && askAgainOffer(known.measurement, geo).askAgain) return { kind: 'fresh', lease };
        await lease[Symbol.asyncDispose]();
        return known ?? { kind: 'gone' };
      },
    },
  };
}
