import type { Clock } from '../../../clock.ts';
import type { GeoConfig } from '../config.ts';
import { createLine } from './call.ts';
import type { EngineLine, LineDeps } from './call.ts';
import { claude } from './claude.ts';
import type { Engine } from './engine.ts';
import { gemini } from './gemini.ts';
import { grok } from './grok.ts';
import { mistral } from './mistral.ts';
import { CALLS_AT_ONCE } from '../extent.ts';
import { MODELS } from './models.ts';
import { openai } from './openai.ts';
import { perplexity } from './perplexity.ts';
import { createTurns } from './turns.ts';
import type { Turns } from './turns.ts';

/** The six engines, in the order they are reported. */
export const ENGINE_LIST: readonly Engine[] = [openai, gemini, perplexity, claude, grok, mistral];

/** An engine as this process knows it: its line is `null` without a key. */
export interface EngineDesk {
  engine: Engine;
  model: string;
  /** Shared by every scan of the process. */
  turns: Turns;
  line: EngineLine | null;
}

/** All six desks; made once a process, so that the concurrency is the process's. */
export function createEngines(config: GeoConfig, deps: LineDeps & { clock: Clock }): readonly EngineDesk[] {
  return ENGINE_LIST.map((engine) => {
    const settings = config.engines[engine.id];
    const { apiKey } = settings;
    return {
      engine,
      model: settings.model ?? MODELS[engine.id].model,
      turns: createTurns(CALLS_AT_ONCE),
      line: apiKey ? createLine(engine, { ...settings, apiKey, budgetScale: config.budgetScale }, deps) : null,
    };
  });
}

/** How many engines have a key. With none, a scan costs nothing and spends no budget. */
export function configuredCount(desks: readonly EngineDesk[]): number {
  return desks.filter((desk) => desk.line).length;
}
