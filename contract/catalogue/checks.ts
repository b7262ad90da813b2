import type { FindingParams } from '../health.ts';
import type { FindingStatus, UnmeasuredReason } from '../vocabulary.ts';
import { ACCESS_CHECKS, type AccessParams } from './access.ts';
import type { CheckDefinition } from './check.ts';
import { LINKS_CHECKS, type LinksParams } from './links.ts';
import { REGISTRY_CHECKS, type RegistryParams } from './registry.ts';
import { ROBOTS_CHECKS, type RobotsParams } from './robots.ts';
import { SCHEMA_CHECKS, type SchemaParams } from './schema.ts';
import { SEO_CHECKS, type SeoParams } from './seo.ts';
import { SITEMAP_CHECKS, type SitemapParams } from './sitemap.ts';
import { SPEED_CHECKS, type SpeedParams } from './speed.ts';

/** Every health check in catalogue order, which is the order of the phases. */
export const CATALOGUE = [
  ...ACCESS_CHECKS, ...ROBOTS_CHECKS, ...SITEMAP_CHECKS, ...SEO_CHECKS, ...LINKS_CHECKS, ...REGISTRY_CHECKS,
  ...SCHEMA_CHECKS, ...SPEED_CHECKS,
] as const;

export type CheckId = (typeof CATALOGUE)[number]['id'];

/** The params of every check, by status; where they have a `variant`, each variant has words of its own. */
export interface CatalogueParams
  extends AccessParams, RobotsParams, SitemapParams, SeoParams, LinksParams, RegistryParams, SchemaParams, SpeedParams {}

const BY_ID: ReadonlyMap<string, CheckDefinition> = new Map(CATALOGUE.map((check) => [check.id, check]));

/** Whether this catalogue knows the id; another rule set's report may hold ones it does not. */
export const isCheckId = (id: string): id is CheckId => BY_ID.has(id);

/** The definition of a check. */
export const checkById = (id: CheckId): CheckDefinition => BY_ID.get(id)!;

type Measured<Id extends CheckId> = {
  [Status in keyof CatalogueParams[Id]]: { id: Id; status: Status; params: CatalogueParams[Id][Status] };
}[keyof CatalogueParams[Id]];

/** What one check may say: a status it can have with that status's params, or why it says nothing. */
export type Verdict<Id extends CheckId = CheckId> = Id extends CheckId
  ?
      | Measured<Id>
      | { id: Id; status: 'not-measured'; reason: UnmeasuredReason; rootCause?: CheckId; params: FindingParams }
      | { id: Id; status: 'not-applicable'; params: FindingParams }
  : never;

/** The statuses a check can have when it was measured. */
export type MeasuredStatus = Exclude<FindingStatus, 'not-measured' | 'not-applicable'>;
