import type { EngineId } from '../../../contract/vocabulary.ts';
import type { EndpointConfig } from '../../net/trusted.ts';

/** The part of the configuration that the AI visibility scan reads. */
export interface GeoConfig {
  /** An engine without a key is reported as not configured. */
  engines: Record<EngineId, EndpointConfig>;
  /** A question whose cost could exceed this is not asked. */
  geoMaxUsdPerScan: number;
  /** How often each engine is asked each question. */
  geoRepeats: number;
  /** If false, Gemini's answers are not stored, and a stored scan reports them as not measured. */
  geminiStore: boolean;
  /** Also fetches the front page under a crawler's name. */
  aiEdgeProbe: boolean;
}
