import type { HealthPhase, PillarId, Severity } from '../vocabulary.ts';

/** What a check is, apart from its words; checks of severity `info` and the gate stand outside the pillars. */
export interface CheckDefinition<Phase extends HealthPhase = HealthPhase> {
  readonly id: string;
  readonly phase: Phase;
  readonly pillar: PillarId | null;
  readonly severity: Severity;
}
