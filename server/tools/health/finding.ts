import { checkById } from '../../../contract/checks/catalogue.ts';
import type { CheckId } from '../../../contract/checks/catalogue.ts';
import { renderFinding } from '../../../contract/checks/render.ts';
import type { FindingEvent, FindingParams } from '../../../contract/health.ts';
import type { Language } from '../../../contract/vocabulary.ts';
import type { Verdict } from './check.ts';

/** A verdict as the event that is sent, in the reader's language. */
export function asFinding(id: CheckId, verdict: Verdict, language: Language): FindingEvent {
  const { phase, pillar, severity } = checkById(id);
  const { status } = verdict;
  const params: FindingParams = 'params' in verdict ? { ...verdict.params } : {};
  const { reason, rootCause } = status === 'not-measured' ? verdict : {};
  return {
    type: 'finding',
    id,
    phase,
    pillar,
    severity,
    status,
    ...renderFinding(language, { id, status, params, reason, rootCause }),
    ...(reason === undefined ? {} : { reason }),
    ...(rootCause === undefined ? {} : { rootCause }),
    params,
    evidence: [...(verdict.evidence ?? [])],
  };
}
