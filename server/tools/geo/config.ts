import type { EngineId } from '../../../contract/vocabulary.ts';
import type { EndpointConfig } from '../../net/trusted.ts';

/** The configuration of the AI visibility scan. */
export interface GeoConfig {
  /** An engine without a key is not measured: not configured. */
  engines: Record<EngineId, EndpointConfig>;
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
