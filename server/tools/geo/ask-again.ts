import type { AskAgain } from '../../../contract/geo.ts';
import type { AnswerReason } from '../../../contract/vocabulary.ts';
import type { GeoDeps } from './deps.ts';
import { MODELS } from './engines/models.ts';
import type { Answer, Measurement } from './measurement.ts';

/** How long after its beginning a measurement may be completed. */
const OFFERED_MS = 3_600_000;

// An engine that would not answer has answered; one without a key, or whose words are not kept, did not fail.
const FAILED: readonly AnswerReason[] = ['timeout', 'budget', 'rate-limited', 'empty', 'incomplete', 'failed'];

/** What the measurement has left of the most it may cost; nothing where it does not say what it cost. */
export function usdLeft({ usd = Infinity }: Measurement, { config }: Pick<GeoDeps, 'config'>): number {
  return Math.max(0, config.maxUsdPerScan - usd);
}

/** Whether the question behind this answer may be put once more: it failed, and the engine is still the same model. */
export function isAskable(
  answer: Answer,
  measurement: Measurement,
  deps: Pick<GeoDeps, 'config' | 'engines'>,
): boolean {
  const configured = deps.engines.find(({ engine }) => engine.id === answer.engine);
  const before = measurement.engines.find(({ id }) => id === answer.engine);
  return answer.status === 'not-measured' && FAILED.includes(answer.reason)
    && configured !== undefined && configured.client !== null && configured.model === before?.model
    && MODELS[answer.engine].typicalAnswer <= usdLeft(measurement, deps);
}

/** What the page may offer of a stored measurement; nothing when it is complete, too old, or all it may cost is spent. */
export function offerOf(
  measurement: Measurement,
  deps: Pick<GeoDeps, 'config' | 'engines' | 'clock'>,
): { askAgain?: AskAgain } {
  const until = Date.parse(measurement.measuredAt) + OFFERED_MS;
  const askable = measurement.answers.filter((answer) => isAskable(answer, measurement, deps));
  const engines = [...new Set(askable.map(({ engine }) => engine))];
  if (engines.length === 0 || deps.clock.now() >= until) return {};
  return { askAgain: { engines, until: new Date(until).toISOString() } };
}
