import type { AskAgain } from '../../../contract/geo.ts';
import type { AnswerReason } from '../../../contract/vocabulary.ts';
import type { GeoDeps } from './deps.ts';
import { MODELS } from './engines/models.ts';
import type { Answer, Measurement } from './measurement.ts';

/** How long after its start a measurement can be completed. */
const OFFER_MS = 3_600_000;

// A refusal is an answer; a missing key and an answer that is not stored are no failures.
const RETRYABLE: readonly AnswerReason[] = ['timeout', 'budget', 'rate-limited', 'empty', 'incomplete', 'failed'];

/** What is left of the measurement's cost ceiling; 0 if its cost is unknown. */
export function usdLeft({ usd = Infinity }: Measurement, { config }: Pick<GeoDeps, 'config'>): number {
  return Math.max(0, config.geoMaxUsdPerScan - usd);
}

/** Whether a question can be asked again: it failed, and the engine's model is unchanged. */
export function canAskAgain(
  answer: Answer,
  measurement: Measurement,
  deps: Pick<GeoDeps, 'config' | 'engines'>,
): boolean {
  const configured = deps.engines.find(({ engine }) => engine.id === answer.engine);
  const measured = measurement.engines.find(({ id }) => id === answer.engine);
  return answer.status === 'not-measured' && RETRYABLE.includes(answer.reason)
    && configured !== undefined && configured.client !== null && configured.model === measured?.model
    && MODELS[answer.engine].typicalAnswer <= usdLeft(measurement, deps);
}

/** The engines that can be asked again; empty if the measurement is complete, too old or out of budget. */
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
