import type { EngineId } from '../../../contract/vocabulary.ts';

/** What the operator says of one engine; without a key it is not measured: not configured. */
export interface EngineSettings {
  apiKey: string | undefined;
  /** In place of the vendor's own address. */
  baseUrl: string | undefined;
  /** In place of the default model. */
  model: string | undefined;
}

/** What the AI visibility scan takes from the environment. */
export interface GeoConfig {
  engines: Record<EngineId, EngineSettings>;
  /** A prompt that might take the scan above this is not asked. */
  maxUsdPerScan: number;
  /** How many times each question is put to each engine. */
  repeats: number;
  /** Off: Gemini's answers are not kept, and are not measured in a repeat. */
  geminiStore: boolean;
  /** Asks the front page once more under a crawler's name. */
  edgeProbe: boolean;
  /** Scales the time budgets. */
  budgetScale: number;
}
