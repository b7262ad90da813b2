import type { GeoEvent } from '../../../contract/geo.ts';
import type { MeasurementKey } from '../../state/measurements.ts';
import { auditOf } from './crawler-audit.ts';
import { offerOf } from './ask-again.ts';
import type { GeoDeps } from './deps.ts';
import { repeatOf } from './judge.ts';
import { Measurement } from './measurement.ts';
import type { Answer } from './measurement.ts';
import type { GeoInput } from './request.ts';

/** What a request's measurement is stored and held under. */
export function measurementKey({ registrable, vertical, lang }: GeoInput): MeasurementKey {
  return { domain: registrable, vertical, lang };
}

/** The stored measurement that answers this request, if there is one. */
export async function findStored(
  input: GeoInput,
  { measurements }: Pick<GeoDeps, 'measurements'>,
): Promise<Measurement | undefined> {
  const value = await measurements.find(measurementKey(input));
  if (value === undefined) return undefined;
  // What an older version of this service kept in another form is as good as nothing.
  const known = Measurement.safeParse(value);
  return known.success ? known.data : undefined;
}

/** Keeps a finished measurement. Answers their vendor does not want kept are left out of it. False if it is not kept. */
export async function keep(measurement: Measurement, deps: Pick<GeoDeps, 'config' | 'measurements'>): Promise<boolean> {
  const kept = shownOf(measurement, deps);
  if (!kept.answers.some((answer) => answer.status === 'measured')) return false;
  const { domain, vertical, lang, measuredAt } = measurement;
  return await deps.measurements.save({ domain, vertical, lang }, kept, Date.parse(measuredAt));
}

/** A repeat: one `complete`, judged for this request's names; another host of the domain has its audit made again. */
export async function* storedScan(
  input: GeoInput,
  measurement: Measurement,
  { deps, signal }: { deps: Pick<GeoDeps, 'config' | 'fetch' | 'threads' | 'engines' | 'clock' | 'log'>; signal: AbortSignal },
): AsyncGenerator<GeoEvent> {
  const audit = measurement.host === input.host ? measurement.audit : await auditOf(input, deps, signal);
  signal.throwIfAborted();
  const result = repeatOf({ ...shownOf(measurement, deps), audit }, input);
  yield { type: 'complete', result: { ...result, ...offerOf(measurement, deps) } };
}

/** The measurement without the words that their vendor does not want kept, where the operator does not keep them. */
function shownOf(measurement: Measurement, { config }: Pick<GeoDeps, 'config'>): Measurement {
  if (config.geminiStore) return measurement;
  const { answers, repeated } = measurement;
  return { ...measurement, answers: answers.map(withoutGemini), ...(repeated ? { repeated: repeated.map(withoutGemini) } : {}) };
}

function withoutGemini(answer: Answer): Answer {
  if (answer.engine !== 'gemini' || answer.status === 'not-measured') return answer;
  const { engine, promptId, repeat, retrieval, latencyMs } = answer;
  return { engine, promptId, ...(repeat ? { repeat } : {}), status: 'not-measured', reason: 'not-stored', retrieval, latencyMs };
}
