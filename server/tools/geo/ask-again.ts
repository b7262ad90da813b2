import type { AskAgain } from '../../../contract/geo.ts';
import type { AnswerReason } from '../../../contract/vocabulary.ts';
import type { GeoDeps } from './deps.ts';
import { MODELS } from './engines/models.ts';
import type { Answer, Measurement } from './measurement.ts';

/** For how long after its start a measurement can be completed. */
const OFFER_MS = 3_600_000;

// The other reasons are no failures: the engine refused to answer, it has no key, or its answer may not be stored.
const RETRYABLE: readonly AnswerReason[] = ['timeout', 'budget', 'rate-limited', 'empty', 'incomplete', 'failed'];

/** The USD left below the measurement's cost ceiling; 0 if its cost so far is unknown. */
export function usdLeft({ usd = Infinity }: Measurement, { config }: Pick<GeoDeps, 'config'>): number {
  return Math.max(0, config.geoMaxUsdPerScan - usd);
}

/** True if a question can be asked again: it failed, the engine's model is unchanged, and the budget allows it. */
export function canAskAgain(
  answer: Answer,
  measurement: Measurement,
  deps: Pick<GeoDeps, 'config' | 'engines'>,
): boolean {
  const configured = deps.engines.find(({ engine }) => engine.id === answer.engine);
  const measured = measurement.engines.find(({ id }) => id === answer.engine);
  return answer.status === 'not-measured' && RETRYABLE.includes(answer.reason)
    && configured?.ask != null && configured.model === measured?.model
    && MODELS[answer.engine].typicalAnswer <= usdLeft(measurement, deps);
}

/** The engines that can be asked again, and until when; empty if there are none or the measurement is too old. */
export function askAgainOffer(
  measurement: Measurement,
  deps: Pick<GeoDeps, 'config' | 'engines' | 'clock'>,
): { askAgain?: AskAgain } {
  const until = Date.parse(measurement.measuredAt) + OFFER_MS;
  const askable = measurement.answers.filter((answer) => canAskAgain(answer, measurement, deps));
  const engines = [...new Set(askable.map(({ engine }) => engine))];
  if (engines.length === 0 || deps.clock.now() >= until) return {};
  return { askAgain: { engines, until: new Date(until).toISOString() } };
}
