import type { EngineId } from '../../../contract/vocabulary.ts';
import type { EndpointConfig } from '../../net/trusted.ts';

/** What the AI visibility scan reads of the configuration. */
export interface GeoConfig {
  /** An engine without a key is not measured: not configured. */
  engines: Record<EngineId, EndpointConfig>;
  /** Prompts that could exceed this are not asked. */
  geoMaxUsdPerScan: number;
  /** How often each engine is asked each question. */
  geoRepeats: number;
  /** False: Gemini's answers are not stored, and not measured in a stored scan. */
  geminiStore: boolean;
  /** Also fetches the front page under a crawler's name. */
  aiEdgeProbe: boolean;
  /** Scales the time budgets. */
  budgetScale: number;
}
