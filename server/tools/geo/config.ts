import type { EngineId } from '../../../contract/vocabulary.ts';

/** The settings of an engine; without a key it is not measured: not configured. */
export interface EngineSettings {
  apiKey: string | undefined;
  /** Instead of the vendor's URL. */
  baseUrl: string | undefined;
  /** Instead of the default model. */
  model: string | undefined;
}

/** The configuration of the AI visibility scan. */
export interface GeoConfig {
  engines: Record<EngineId, EngineSettings>;
  /** Prompts that could exceed this are not asked. */
  maxUsdPerScan: number;
  /** How often each engine is asked each question. */
  repeats: number;
  /** False: Gemini's answers are not stored, and not measured in a stored scan. */
  geminiStore: boolean;
  /** Also fetches the front page under a crawler's name. */
  edgeProbe: boolean;
  /** Scales the time budgets. */
  budgetScale: number;
}
