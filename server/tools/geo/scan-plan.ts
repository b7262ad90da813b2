import { canAskAgain } from './ask-again.ts';
import type { EngineQuestion } from './ask-all.ts';
import type { GeoDeps } from './deps.ts';
import type { Measurement } from './measurement.ts';
import { PACKS } from './prompts/pack.ts';
import type { GeoInput } from './request.ts';

export type ScanPlan = ReturnType<typeof planScan>;

/** What a scan asks, and what it takes over from the previous measurement that it completes, if any. */
export function planScan(
  input: Pick<GeoInput, 'vertical' | 'lang'>,
  { engines, config }: Pick<GeoDeps, 'engines' | 'config'>,
  { previous, now }: { previous: Measurement | undefined; now: number },
) {
  const prompts: Measurement['prompts'] = previous?.prompts
    ?? PACKS[input.vertical].prompts.map((prompt) => ({ id: prompt.id, text: prompt[input.lang] }));
  const reused = previous?.answers.filter((answer) => !canAskAgain(answer, previous, { engines, config })) ?? [];
  const questions = engines.flatMap((configured) => prompts
    .filter(({ id }) => !reused.some(({ engine, promptId }) => engine === configured.engine.id && promptId === id))
    .map((prompt): EngineQuestion => ({ configured, prompt })));
  const repeatQuestions = previous ? [] : repeatedQuestions(questions, config.geoRepeats);
  const facts: Pick<Measurement, 'measuredAt' | 'engines'> = previous ?? {
    measuredAt: new Date(now).toISOString(),
    engines: engines.map(({ engine: { id, name }, model, client }) => ({ id, name, model: client ? model : null })),
  };
  return {
    prompts,
    /** The previous answers that are kept. */
    reused,
    questions,
    /** The further rounds; none if a measurement is completed, which keeps its own. */
    repeatQuestions,
    /** The number of answers, reused ones included. */
    total: prompts.length * engines.length + repeatQuestions.length,
    measuredAt: facts.measuredAt,
    engines: facts.engines,
  };
}

/** The questions to engines with a key. */
export const configured = (questions: readonly EngineQuestion[]): EngineQuestion[] =>
  questions.filter(({ configured: { client } }) => client);

/** All questions for the second time, then the third, and so on. */
function repeatedQuestions(questions: readonly EngineQuestion[], repeats: number): EngineQuestion[] {
  return Array.from({ length: repeats - 1 }, (_, at) => at + 2)
    .flatMap((repeat) => configured(questions).map((question) => ({ ...question, repeat })));
}
