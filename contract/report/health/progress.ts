import type {
  FindingEvent, HealthEvent, HealthPhaseEvent, HealthSummary, PillarCompleteEvent,
} from '../../health.ts';
import type { HealthPhase, PhaseState, PillarId, StreamError } from '../../vocabulary.ts';

/** What is known of a scan from its events so far. */
export interface HealthProgress {
  phases: Readonly<Partial<Record<HealthPhase, { state: PhaseState; durationMs?: number | undefined }>>>;
  /** The phase of the latest event. */
  current: HealthPhase | undefined;
  /** In the order they came; each id once. */
  findings: readonly FindingEvent[];
  grades: Readonly<Partial<Record<PillarId, PillarCompleteEvent>>>;
  summary: HealthSummary | undefined;
  error: StreamError | undefined;
}

export const BLANK: HealthProgress = {
  phases: {}, current: undefined, findings: [], grades: {}, summary: undefined, error: undefined,
};

/** Applies one event; events of unknown types change nothing. */
export function reduceHealth(progress: HealthProgress, event: HealthEvent): HealthProgress {
  switch (event.type) {
    case 'phase':
      return { ...progress, current: event.phase, phases: { ...progress.phases, [event.phase]: phaseOf(event) } };
    case 'finding':
      return { ...progress, findings: withFinding(progress.findings, event) };
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

/** What a scan had said that the service no longer knows of: the rest will not come. */
export const brokenOff = (progress: HealthProgress): HealthProgress =>
  (progress.summary || progress.error ? progress : { ...progress, error: 'internal' });

const phaseOf = ({ state, durationMs }: HealthPhaseEvent) => ({ state, durationMs });

function withFinding(findings: readonly FindingEvent[], finding: FindingEvent): readonly FindingEvent[] {
  const place = findings.findIndex(({ id }) => id === finding.id);
  return place === -1 ? [...findings, finding] : findings.with(place, finding);
}
