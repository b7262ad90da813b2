import { checkAgain as checkAgainOperation } from '../contract/check-again.ts';
import type { GeoEvent } from '../contract/geo.ts';
import type { LimitsByTool } from '../contract/operations/limits.ts';
import type { Limits } from '../contract/operations/operation.ts';
import { OPERATIONS } from '../contract/operations/operations.ts';
import type {
  CallerContext, Claim, GuardResult, StreamWork, ToolAdmission, ToolAdmissions,
} from './admission/tool-admission.ts';
import type { Deps } from './deps.ts';
import { instrumentAnswer, instrumentEngines, instrumentStream } from './instrument.ts';
import type { ScanEvent } from './instrument.ts';
import { keyOf } from './state/measurements.ts';
import { generate, READ_PAGE_TASK } from './tools/emitter/generate.ts';
import { createExtractionModel } from './tools/emitter/model.ts';
import { AUDIT_CRAWLERS_TASK } from './tools/geo/crawler-audit.ts';
import { askAgainOffer } from './tools/geo/ask-again.ts';
import type { GeoDeps } from './tools/geo/deps.ts';
import { createEngines, hasPaidEngine } from './tools/geo/engines/registry.ts';
import { guardDomain } from './tools/geo/request.ts';
import type { GeoInput } from './tools/geo/request.ts';
import { geoScan } from './tools/geo/scan.ts';
import { findStored, measurementKey, storedScan } from './tools/geo/stored.ts';
import { INVESTIGATE_TASK } from './tools/health/investigation.ts';
import { checkAgain, healthScan } from './tools/health/scan.ts';

/** The tasks that run in the thread pool. */
export const THREAD_TASKS = [INVESTIGATE_TASK, READ_PAGE_TASK, AUDIT_CRAWLERS_TASK];

/** The admission of each tool. The runs that it admits are counted and logged. */
export function createTools(deps: Deps, limits: LimitsByTool): ToolAdmissions {
  const model = createExtractionModel(deps.config.extraction, deps);
  return {
    health: healthAdmission(OPERATIONS.health, healthScan, { deps, limits: limits.health }),
    healthAgain: healthAdmission(checkAgainOperation, checkAgain, { deps, limits: limits.health, complete: 'checked' }),
    ...createGeo(deps, limits.geo),
    schema: {
      operation: OPERATIONS.schema,
      limits: limits.schema,
      guard: guardUrl(deps),
      work: (ready, { caller }) => instrumentAnswer({ tool: 'schema', host: ready.requestedUrl.hostname },
        (signal) => generate({ ...ready, caller }, { ...deps, model }, signal), deps),
    },
  };
}

/** An input with its URL parsed. */
type WithTarget<Input> = Input & { requestedUrl: URL };

// Guards the input's URL. With `unresolved`, a host that does not resolve is admitted, and the scan reports it.
const guardUrl = ({ guard }: Pick<Deps, 'guard'>, admitted?: 'unresolved') =>
  async <Input extends { url: string }>(input: Input, signal: AbortSignal): Promise<GuardResult<WithTarget<Input>>> => {
    const verdict = await guard.judgeInput(input.url, signal);
    if (verdict.ok) return { ok: true, ready: { ...input, requestedUrl: verdict.target.url } };
    if (!verdict.url || verdict.code !== admitted) return verdict;
    return { ok: true, ready: { ...input, requestedUrl: verdict.url } };
  };

// The admission of a health scan, or of checking again. `complete` is the outcome if a `complete` event names none.
function healthAdmission<Input extends { url: string }, Event extends ScanEvent>(
  operation: ToolAdmission<Input, unknown, unknown>['operation'],
  scan: (input: WithTarget<Input> & CallerContext, deps: Deps, signal: AbortSignal) => AsyncGenerator<Event>,
  { deps, limits, complete }: { deps: Deps; limits: Limits; complete?: string },
): ToolAdmission<Input, WithTarget<Input>, StreamWork<Event>> {
  return {
    operation,
    limits,
    guard: guardUrl(deps, 'unresolved'),
    hasRoom: deps.lab.hasRoom,
    work: (ready, context) => instrumentStream({ tool: 'health', host: ready.requestedUrl.hostname, complete },
      (signal) => scan({ ...ready, ...context }, deps, signal), deps),
  };
}

function createGeo(deps: Deps, limits: Limits): Pick<ToolAdmissions, 'geo' | 'geoAgain'> {
  const { leases } = deps;
  const engines = instrumentEngines(createEngines(deps.config, deps), deps.metrics);
  const geo: GeoDeps = { ...deps, engines };
  const usesPaidEngines = (): boolean => hasPaidEngine(engines);
  const streamed = ({ host }: GeoInput, events: StreamWork<GeoEvent>['events'], complete?: string) =>
    instrumentStream({ tool: 'geo', host, complete }, events, deps);
  const stored = async (input: GeoInput) => {
    const measurement = await findStored(input, geo);
    return measurement && {
      kind: 'stored' as const,
      measurement,
      work: streamed(input, (signal) => storedScan(input, measurement, { deps: geo, signal }), 'stored'),
    };
  };
  // Decides while holding the measurement's lease. A fresh run takes the lease over; otherwise it is released.
  const claimLeased = async (
    input: GeoInput, decide: (known: Awaited<ReturnType<typeof stored>>) => Claim<StreamWork<GeoEvent>>,
  ): Promise<Claim<StreamWork<GeoEvent>>> => {
    const lease = await leases.acquire(keyOf(measurementKey(input)));
    if (lease === 'held') return { kind: 'in-progress' };
    if (lease === 'unavailable') return { kind: 'unknown' };
    await using held = new AsyncDisposableStack();
    held.use(lease);
    const claim = decide(await stored(input));
    return claim.kind === 'fresh' ? { kind: 'fresh', lease: held.move() } : claim;
  };
  const common = {
    operation: OPERATIONS.geo,
    limits,
    guard: (request, signal) => guardDomain(request, deps.guard, signal),
    usesPaidEngines,
  } satisfies Partial<ToolAdmissions['geo']>;
  return {
    geo: {
      ...common,
      work: (input) => streamed(input, (signal) => geoScan(input, geo, signal)),
      async claim(input) {
        const known = await stored(input);
        if (known) return known;
        // The previous holder may have stored its scan in the meantime.
        const claim = await claimLeased(input, (storedByNow) => storedByNow ?? { kind: 'fresh' });
        // Without engines a scan is free, so it may run twice.
        return claim.kind === 'unknown' && !usesPaidEngines() ? { kind: 'fresh' } : claim;
      },
    },
    geoAgain: {
      ...common,
      work: (input) => streamed(input, async function* (signal) {
        const measurement = await findStored(input, geo);
        if (measurement) yield* geoScan(input, geo, signal, measurement);
      }),
      claim: (input) => claimLeased(input, (known) => {
        if (!known) return { kind: 'gone' };
        return askAgainOffer(known.measurement, geo).askAgain ? { kind: 'fresh' } : known;
      }),
    },
  };
}
