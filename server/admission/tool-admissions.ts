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
import type { AnswerWork, Claim, ToolAdmission, GuardResult, StreamWork } from './tool-admission.ts';

// `any`: facades never see the prepared input, which differs per tool.
type Admitting<Input, Work> = ToolAdmission<Input, any, Work>;

/** The admission of each tool. */
export interface ToolAdmissions {
  health: Admitting<HealthScanRequest, StreamWork<HealthEvent>>;
  /** tRPC only: repeats one check, at the cost of a scan. */
  healthAgain: Admitting<CheckAgainRequest, StreamWork<CheckAgainEvent>>;
  geo: Admitting<GeoScanRequest, StreamWork<GeoEvent>>;
  /** tRPC only: completes a stored measurement. */
  geoAgain: Admitting<GeoScanRequest, StreamWork<GeoEvent>>;
  schema: Admitting<EmitterRequest, AnswerWork>;
}

/** Any tool's admission, for facades that treat them alike. */
export type AnyToolAdmission = Admitting<any, StreamWork<StreamEvent> | AnswerWork>;

/** An input with the URL parsed from it. */
type WithTarget<Input> = Input & { requestedUrl: URL };

/** An input with its caller's key, for what callers share. */
type WithCaller<Input> = WithTarget<Input> & { caller: string };

/** The tools that admissions start. */
export interface ToolBackends<GeoInput> {
  healthScan(
    input: WithCaller<HealthScanRequest> & { language: Language }, signal: AbortSignal,
  ): AsyncGenerator<HealthEvent>;
  checkAgain(
    input: WithCaller<CheckAgainRequest> & { language: Language }, signal: AbortSignal,
  ): AsyncGenerator<CheckAgainEvent>;
  /** Whether the laboratory has room for one more health scan. */
  labHasRoom(): Promise<boolean>;
  geo: GeoScanning<GeoInput>;
  /** Asks the failed engines of a stored measurement once more. */
  geoAgain: GeoScanning<GeoInput>;
  generate(input: WithCaller<EmitterRequest>, signal: AbortSignal): Promise<EmitterResponse>;
}

interface GeoScanning<GeoInput> {
  /** Validates the domain; refuses whatever the address guard refuses, unresolved names included. */
  guard(request: GeoScanRequest, signal: AbortSignal): Promise<GuardResult<GeoInput>>;
  /** A stored measurement of the same store, industry and language, or the exclusive lease to make one. */
  claim(input: GeoInput): Promise<Claim<StreamWork<GeoEvent>>>;
  /** False if no engine is configured: a scan then costs nothing. */
  costly(): boolean;
  scan(input: GeoInput, signal: AbortSignal): AsyncGenerator<GeoEvent>;
}

/** Creates each tool's admission from its operation and limits. */
export function createToolAdmissions<GeoInput>(
  tools: ToolBackends<GeoInput>, limits: LimitsByTool, guard: InputGuard,
): ToolAdmissions {
  /** With `unresolved`, a host that does not resolve is admitted: the scan reports it. */
  const guardUrl = (through?: 'unresolved') =>
    async <Input extends { url: string }>(input: Input, signal: AbortSignal): Promise<GuardResult<WithTarget<Input>>> => {
      const verdict = await guard.judgeInput(input.url, signal);
      if (verdict.ok) return { ok: true, ready: { ...input, requestedUrl: verdict.target.url } };
      return verdict.url && verdict.code === through ? { ok: true, ready: { ...input, requestedUrl: verdict.url } } : verdict;
    };
  const scanAdmission = <Input extends { url: string }, Event>(
    operation: ToolAdmission<Input, unknown, unknown>['operation'],
    scan: (input: WithCaller<Input> & { language: Language }, signal: AbortSignal) => AsyncGenerator<Event>,
  ): Admitting<Input, StreamWork<Event>> => ({
    operation,
    limits: limits.health,
    guard: guardUrl('unresolved'),
    hasRoom: tools.labHasRoom,
    work: (ready, { language, key: caller }) =>
      ({ kind: 'stream', events: (signal) => scan({ ...ready, language, caller }, signal) }),
  });
  const geoAdmission = (backend: GeoScanning<GeoInput>): ToolAdmissions['geo'] => ({
    ...backend,
    operation: OPERATIONS.geo,
    limits: limits.geo,
    work: (ready) => ({ kind: 'stream', events: (signal) => backend.scan(ready, signal) }),
  });
  return {
    health: scanAdmission(OPERATIONS.health, tools.healthScan),
    healthAgain: scanAdmission(checkAgain, tools.checkAgain),
    geo: geoAdmission(tools.geo),
    geoAgain: geoAdmission(tools.geoAgain),
    schema: {
      operation: OPERATIONS.schema,
      limits: limits.schema,
      guard: guardUrl(),
      work: (ready, { key: caller }) =>
        ({ kind: 'answer', answer: (signal) => tools.generate({ ...ready, caller }, signal) }),
    },
  };
}
