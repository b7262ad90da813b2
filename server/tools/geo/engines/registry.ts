import { createSemaphore } from '../../../async/semaphore.ts';
import type { Semaphore } from '../../../async/semaphore.ts';
import type { Clock } from '../../../clock.ts';
import type { GeoConfig } from '../config.ts';
import type { createEngineClient, EngineClient, EngineClientDeps } from './call.ts';
import { claude } from './claude.ts';
import type { Engine } from './engine.ts';
import { gemini } from './gemini.ts';
import { grok } from './grok.ts';
import { mistral } from './mistral.ts';
import { CALLS_AT_ONCE } from '../extent.ts';
import { MODELS } from './models.ts';
import { openai } from './openai.ts';
import { perplexity } from './perplexity.ts';

/** The six engines, in the order they are reported. */
export const ENGINE_LIST: readonly Engine[] = [openai, gemini, perplexity, claude, grok, mistral];

/** An engine with this process's settings; its client is `null` without a key. */
export interface ConfiguredEngine {
  engine: Engine;
  model: string;
  /** Shared by every scan of the process. */
  semaphore: Semaphore;
  client: EngineClient | null;
}

/** All six; made once a process, so that the concurrency is the process's. The client's library is loaded for a key alone. */
export function createEngines(config: GeoConfig, deps: EngineClientDeps & { clock: Clock }): Promise<ConfiguredEngine[]> {
  return Promise.all(ENGINE_LIST.map(async (engine) => {
    const settings = config.engines[engine.id];
    const { apiKey } = settings;
    return {
      engine,
      model: settings.model ?? MODELS[engine.id].model,
      semaphore: createSemaphore(CALLS_AT_ONCE),
      client: apiKey ? await openClient(engine, { ...settings, apiKey, budgetScale: config.budgetScale }, deps) : null,
    };
  }));
}

async function openClient(...args: Parameters<typeof createEngineClient>): Promise<EngineClient> {
  return (await import('./call.ts')).createEngineClient(...args);
}

/** How many engines have a key. With none, a scan costs nothing and spends no budget. */
export function configuredCount(engines: readonly ConfiguredEngine[]): number {
  return engines.filter((configured) => configured.client).length;
}
