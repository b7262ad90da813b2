import { once } from '../../../async/once.ts';
import { createSemaphore } from '../../../async/semaphore.ts';
import type { GeoConfig } from '../config.ts';
import type { AskDeps, AskEngine } from './call.ts';
import { claude } from './claude.ts';
import type { Engine } from './engine.ts';
import { gemini } from './gemini.ts';
import { grok } from './grok.ts';
import { mistral } from './mistral.ts';
import { CONCURRENT_CALLS_PER_ENGINE } from '../estimate.ts';
import { MODELS } from './models.ts';
import { openai } from './openai.ts';
import { perplexity } from './perplexity.ts';

/** The six engines, in the order they are reported. */
export const ENGINE_LIST: readonly Engine[] = [openai, gemini, perplexity, claude, grok, mistral];

/** An engine as the operator configured it. */
export type ConfiguredEngine = ReturnType<typeof createEngines>[number];

/** Creates all six engines; once per process, as their calls are limited per process. */
export function createEngines({ engines }: GeoConfig, deps: AskDeps) {
  return ENGINE_LIST.map((engine) => {
    const { apiKey, baseUrl, model = MODELS[engine.id].model } = engines[engine.id];
    // Loaded with the first question, since few commands ask one.
    const load = apiKey && once(async () =>
      (await import('./call.ts')).createAsk(engine, { apiKey, baseUrl, model }, deps));
    return {
      engine,
      model,
      /** Shared by every scan of the process. */
      semaphore: createSemaphore(CONCURRENT_CALLS_PER_ENGINE),
      /** Null without a key. */
      ask: load ? (async (...question) => (await load())(...question)) satisfies AskEngine : null,
    };
  });
}

/** Whether any engine has a key. If none has, a scan is free. */
export const hasPaidEngine = (engines: readonly ConfiguredEngine[]): boolean => engines.some(({ ask }) => ask);
