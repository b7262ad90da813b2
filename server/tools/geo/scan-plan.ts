import { canAskAgain } from './ask-again.ts';
import type { EngineQuestion } from './ask-all.ts';
import type { GeoDeps } from './deps.ts';
import { MODELS } from './engines/models.ts';
import type { Answer, Measurement } from './measurement.ts';
import { PACKS } from './prompts/pack.ts';
import type { GeoInput } from './request.ts';

/** What a scan asks, and what it takes over from the measurement it completes. */
export interface ScanPlan {
  prompts: Measurement['prompts'];
  /** The previous answers that are kept. */
  reused: readonly Answer[];
  questions: readonly EngineQuestion[];
  /** The further rounds; none if a measurement is completed, which keeps its own. */
  repeatQuestions: readonly EngineQuestion[];
  /** The number of answers, reused ones included. */
  total: number;
  facts: Pick<Measurement, 'measuredAt' | 'engines'>;
}

/** Plans a fresh scan, or the completion of a previous measurement. */
export function planScan(
  input: Pick<GeoInput, 'vertical' | 'lang'>,
  { engines, config }: Pick<GeoDeps, 'engines' | 'config'>,
  { previous, now }: { previous: Measurement | undefined; now: number },
): ScanPlan {
  const prompts = previous?.prompts
    ?? PACKS[input.vertical].prompts.map((prompt) => ({ id: prompt.id, text: prompt[input.lang] }));
  const reused = previous?.answers.filter((answer) => !canAskAgain(answer, previous, { engines, config })) ?? [];
  const questions = engines.flatMap((configured) => prompts
    .filter(({ id }) => !reused.some(({ engine, promptId }) => engine === configured.engine.id && promptId === id))
    .map((prompt): EngineQuestion => ({ configured, prompt })));
  const repeatQuestions = previous ? [] : repeatedQuestions(questions, config.geoRepeats);
  return {
    prompts, reused, questions, repeatQuestions,
    total: prompts.length * engines.length + repeatQuestions.length,
    facts: previous ? { measuredAt: previous.measuredAt, engines: previous.engines } : {
      measuredAt: new Date(now).toISOString(),
      engines: engines.map(({ engine: { id, name }, model, client }) => ({ id, name, model: client ? model : null })),
    },
  };
}

/** What the questions to engines with a key typically cost. */
export function typicalCost(questions: readonly EngineQuestion[]): number {
  return configured(questions).reduce((sum, { configured: { engine } }) => sum + MODELS[engine.id].typicalAnswer, 0);
}

/** The questions to engines with a key. */
export const configured = (questions: readonly EngineQuestion[]): EngineQuestion[] =>
  questions.filter(({ configured: { client } }) => client);

/** All questions for the second time, then the third, and so on. */
function repeatedQuestions(questions: readonly EngineQuestion[], repeats: number): EngineQuestion[] {
  return Array.from({ length: repeats - 1 }, (_, at) => at + 2)
    .flatMap((repeat) => configured(questions).map((question) => ({ ...question, repeat })));
}
