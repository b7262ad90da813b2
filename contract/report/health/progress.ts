import type { FindingEvent, HealthEvent, HealthSummary, PillarCompleteEvent } from '../../health.ts';
import type { HealthPhase, PhaseState, PillarId, StreamError } from '../../vocabulary.ts';

/** The state of a scan, reduced from its events so far. */
export interface HealthProgress {
  phases: Readonly<Partial<Record<HealthPhase, { state: PhaseState; durationMs?: number | undefined }>>>;
  /** The phase of the latest event. */
  current: HealthPhase | undefined;
  /** In order of arrival; each id once. */
  findings: readonly FindingEvent[];
  grades: Readonly<Partial<Record<PillarId, PillarCompleteEvent>>>;
  summary: HealthSummary | undefined;
  error: StreamError | undefined;
}

export const INITIAL_PROGRESS: HealthProgress = {
  phases: {}, current: undefined, findings: [], grades: {}, summary: undefined, error: undefined,
};

/** Applies one event; events of unknown types change nothing. */
export function reduceHealth(progress: HealthProgress, event: HealthEvent): HealthProgress {
  switch (event.type) {
    case 'phase': {
      const { phase, state, durationMs } = event;
      return { ...progress, current: phase, phases: { ...progress.phases, [phase]: { state, durationMs } } };
    }
    case 'finding': {
      const { findings } = progress;
      const place = findings.findIndex(({ id }) => id === event.id);
      return { ...progress, findings: place === -1 ? [...findings, event] : findings.with(place, event) };
    }
    case 'pillar-complete':
      return { ...progress, grades: { ...progress.grades, [event.pillar]: event } };
    case 'complete':
      return { ...progress, summary: event.summary };
    case 'error':
      return { ...progress, error: event.error };
    default:
      return progress;
  }
}

/** Ends a scan that the service no longer knows: no further events will arrive. */
export const brokenOff = (progress: HealthProgress): HealthProgress =>
  (progress.summary || progress.error ? progress : { ...progress, error: 'internal' });
