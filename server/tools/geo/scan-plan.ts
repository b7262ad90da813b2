import { canAskAgain } from './ask-again.ts';
import type { EngineQuestion } from './ask-all.ts';
import type { GeoDeps } from './deps.ts';
import type { Measurement } from './measurement.ts';
import { PACK_VERSION, questionsOf } from './prompts/pack.ts';
import type { GeoInput } from './request.ts';

/** What a scan asks, and the measurement it adds to. */
export type ScanPlan = ReturnType<typeof planScan>;

/** Plans a scan: what it asks, and the measurement it adds to, which is `previous` or a new one without answers. */
export function planScan(
  { host, registrable, vertical, lang }: GeoInput,
  { engines, config }: Pick<GeoDeps, 'engines' | 'config'>,
  { previous, now }: { previous: Measurement | undefined; now: number },
) {
  const base: Measurement = previous ?? {
    form: 1,
    host,
    domain: registrable,
    vertical,
    lang,
    packVersion: PACK_VERSION,
    measuredAt: new Date(now).toISOString(),
    usd: 0,
    prompts: questionsOf(vertical, lang),
    engines: engines.map(({ engine: { id, name }, model, ask }) => ({ id, name, model: ask ? model : null })),
    answers: [],
    audit: [],
  };
  const reused = base.answers.filter((answer) => !canAskAgain(answer, base, { engines, config }));
  const questions = engines.flatMap((configured) => base.prompts
    .filter(({ id }) => !reused.some(({ engine, promptId }) => engine === configured.engine.id && promptId === id))
    .map((prompt): EngineQuestion => ({ configured, prompt })));
  const repeatQuestions = previous ? [] : repeatedQuestions(questions, config.geoRepeats);
  return {
    base,
    /** The previous answers that are kept. */
    reused,
    questions,
    /** The questions of further rounds; none for a previous measurement, which keeps the repeats it has. */
    repeatQuestions,
    /** The number of answers, including reused ones. */
    total: base.prompts.length * engines.length + repeatQuestions.length,
  };
}

/** The questions to engines with a key. */
export const askable = (questions: readonly EngineQuestion[]): EngineQuestion[] =>
  questions.filter(({ configured: { ask } }) => ask);

// All questions for the second time, then for the third, and so on.
function repeatedQuestions(questions: readonly EngineQuestion[], repeats: number): EngineQuestion[] {
  return Array.from({ length: repeats - 1 }, (_, at) => at + 2)
    .flatMap((repeat) => askable(questions).map((question) => ({ ...question, repeat })));
}
