import type { HealthPhase } from '../../../contract/vocabulary.ts';
import { ACCESS_CASES } from './access.ts';
import type { HealthCase } from './case.ts';

/** Every phase's cases. */
export const CASES: Readonly<Partial<Record<HealthPhase, readonly HealthCase[]>>> = {
  access: ACCESS_CASES,
};

/** Phases whose checks are not all built yet; a phase leaves the list with its last check. */
export const LATER: readonly HealthPhase[] = ['robots', 'sitemap', 'seo', 'links', 'registry', 'schema', 'speed'];
