import { checkAgain } from '../../contract/check-again.ts';
import type { CheckAgainEvent, CheckAgainRequest } from '../../contract/check-again.ts';
import type { EmitterResponse } from '../../contract/emitter.ts';
import type { GeoEvent } from '../../contract/geo.ts';
import type { HealthEvent } from '../../contract/health.ts';
import type { GeoScanRequest } from '../../contract/operations/geo.ts';
import type { HealthScanRequest } from '../../contract/operations/health.ts';
import type { LimitsByTool } from '../../contract/operations/limits.ts';
import { OPERATIONS } from '../../contract/operations/operations.ts';
import type { EmitterRequest } from '../../contract/operations/schema.ts';
import type { StreamEvent } from '../../contract/streams.ts';
import type { Language } from '../../contract/vocabulary.ts';
import type { InputGuard } from '../net/verdict.ts';
import type { AnswerWork, Claim, ToolAdmission, Guarded, StreamWork } from './tool-admission.ts';

// How an admission prepares an input is its own business; a facade only takes the work that comes out.
type Admitting<Input, Work> = ToolAdmission<Input, any, Work>;

/** One admission a tool. */
export interface ToolAdmissions {
  health: Admitting<HealthScanRequest, StreamWork<HealthEvent>>;
  /** Over tRPC alone: one finding is judged anew, for what a scan costs. */
  healthAgain: Admitting<CheckAgainRequest, StreamWork<CheckAgainEvent>>;
  geo: Admitting<GeoScanRequest, StreamWork<GeoEvent>>;
  /** Over tRPC alone: a stored measurement is completed. */
  geoAgain: Admitting<GeoScanRequest, StreamWork<GeoEvent>>;
  schema: Admitting<EmitterRequest, AnswerWork>;
}

/** Any of them, as a facade sees it that treats all alike. */
export type AnyToolAdmission = Admitting<any, StreamWork<StreamEvent> | AnswerWork>;

/** An input with the address that was read of what was typed. */
export type Asked<Input> = Input & { asked: URL };

/** And the key of whoever wants it, for what is shared out among callers. */
export type Wanted<Input> = Asked<Input> & { caller: string };

/** The tools behind the admissions. */
export interface ToolBackends<GeoInput> {
  healthScan(
    input: Wanted<HealthScanRequest> & { language: Language }, signal: AbortSignal,
  ): AsyncGenerator<HealthEvent>;
  checkAgain(
    input: Wanted<CheckAgainRequest> & { language: Language }, signal: AbortSignal,
  ): AsyncGenerator<CheckAgainEvent>;
  /** Whether the laboratory has room for one more health scan. */
  labHasRoom(): Promise<boolean>;
  geo: GeoScanning<GeoInput>;
  /** The engines of a stored measurement that failed are asked once more. */
  geoAgain: GeoScanning<GeoInput>;
  generate(input: Wanted<EmitterRequest>, signal: AbortSignal): Promise<EmitterResponse>;
}

interface GeoScanning<GeoInput> {
  /** Judges the domain; any refusal of the address guard ends here, an unresolved name too. */
  guard(request: GeoScanRequest, signal: AbortSignal): Promise<Guarded<GeoInput>>;
  /** A stored measurement of the same store, industry and language, or the sole right to make one. */
  claim(input: GeoInput): Promise<Claim<StreamWork<GeoEvent>>>;
  /** False when no engine is configured: a scan then uses nothing. */
  costly(): boolean;
  scan(input: GeoInput, signal: AbortSignal): AsyncGenerator<GeoEvent>;
}

/** Opens each tool by its operation, within its limits. */
export function createToolAdmissions<GeoInput>(
  { healthScan, checkAgain: check, labHasRoom, geo, geoAgain, generate }: ToolBackends<GeoInput>, limits: LimitsByTool, guard: InputGuard,
): ToolAdmissions {
  /** `unresolved` where a host that does not resolve is let through: the scan says so itself. */
  const judging = (through?: 'unresolved') =>
    async <Input extends { url: string }>(input: Input, signal: AbortSignal): Promise<Guarded<Asked<Input>>> => {
      const verdict = await guard.judgeInput(input.url, signal);
      if (verdict.ok) return { ok: true, ready: { ...input, asked: verdict.target.url } };
      return verdict.url && verdict.code === through ? { ok: true, ready: { ...input, asked: verdict.url } } : verdict;
    };
  const scanning = (backend: GeoScanning<GeoInput>): ToolAdmissions['geo'] => ({
    ...backend,
    operation: OPERATIONS.geo,
    limits: limits.geo,
    work: (ready) => ({ kind: 'stream', events: (signal) => backend.scan(ready, signal) }),
  });
  return {
    health: {
      operation: OPERATIONS.health,
      limits: limits.health,
      guard: judging('unresolved'),
      hasRoom: labHasRoom,
      work: (ready, { language, key }) =>
        ({ kind: 'stream', events: (signal) => healthScan({ ...ready, language, caller: key }, signal) }),
    },
    healthAgain: {
      operation: checkAgain,
      limits: limits.health,
      guard: judging('unresolved'),
      hasRoom: labHasRoom,
      work: (ready, { language, key }) =>
        ({ kind: 'stream', events: (signal) => check({ ...ready, language, caller: key }, signal) }),
    },
    geo: scanning(geo),
    geoAgain: scanning(geoAgain),
    schema: {
      operation: OPERATIONS.schema,
      limits: limits.schema,
      guard: judging(),
      work: (ready, { key }) => ({ kind: 'answer', answer: (signal) => generate({ ...ready, caller: key }, signal) }),
    },
  };
}
