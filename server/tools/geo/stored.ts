import type { GeoEvent } from '../../../contract/geo.ts';
import type { MeasurementKey } from '../../state/measurements.ts';
import { auditOf } from './crawler-audit.ts';
import { askAgainOffer } from './ask-again.ts';
import type { GeoDeps } from './deps.ts';
import { resultOf } from './judge.ts';
import { Measurement } from './measurement.ts';
import type { Answer } from './measurement.ts';
import type { GeoInput } from './request.ts';

/** The key under which a request's measurement is stored and leased. */
export function measurementKey({ registrable, vertical, lang }: GeoInput): MeasurementKey {
  return { domain: registrable, vertical, lang };
}

/** The stored measurement for this request, if any. */
export async function findStored(
  input: GeoInput,
  { measurements }: Pick<GeoDeps, 'measurements'>,
): Promise<Measurement | undefined> {
  // A measurement that another version stored in another form is ignored.
  return Measurement.safeParse(await measurements.find(measurementKey(input))).data;
}

/** Stores a measurement without the answers that must not be stored. False if nothing was stored. */
export async function storeMeasurement(
  measurement: Measurement, deps: Pick<GeoDeps, 'config' | 'measurements'>,
): Promise<boolean> {
  const kept = withoutUnstorable(measurement, deps);
  if (!kept.answers.some((answer) => answer.status === 'measured')) return false;
  const { domain, vertical, lang, measuredAt } = measurement;
  return await deps.measurements.save({ domain, vertical, lang }, kept, Date.parse(measuredAt));
}

/** One `complete` event: a stored measurement judged for a request's names. Only another host is audited anew. */
export async function* storedScan(
  input: GeoInput,
  measurement: Measurement,
  { deps, signal }: { deps: GeoDeps; signal: AbortSignal },
): AsyncGenerator<GeoEvent> {
  const audit = measurement.host === input.host ? measurement.audit : await auditOf(input, deps, signal);
  signal.throwIfAborted();
  const result = await resultOf({ ...withoutUnstorable(measurement, deps), audit }, input, signal);
  yield { type: 'complete', result: { ...result, cached: true, ...askAgainOffer(measurement, deps) } };
}

/** The measurement without Gemini's answers, unless the operator stores them. */
function withoutUnstorable(measurement: Measurement, { config }: Pick<GeoDeps, 'config'>): Measurement {
  if (config.geminiStore) return measurement;
  const { answers, repeated } = measurement;
  return { ...measurement, answers: answers.map(withoutGemini), repeated: repeated?.map(withoutGemini) };
}

function withoutGemini(answer: Answer): Answer {
  if (answer.engine !== 'gemini' || answer.status === 'not-measured') return answer;
  const { engine, promptId, repeat, retrieval, latencyMs } = answer;
  return { engine, promptId, repeat, status: 'not-measured', reason: 'not-stored', retrieval, latencyMs };
}
