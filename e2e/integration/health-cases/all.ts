import type { HealthPhase } from '../../../contract/vocabulary.ts';
import { ACCESS_CASES } from './access.ts';
import type { HealthCase } from './case.ts';
import { LINKS_CASES } from './links.ts';
import { REGISTRY_CASES } from './registry.ts';
import { ROBOTS_CASES } from './robots.ts';
import { SCHEMA_CASES } from './schema.ts';
import { SEO_CASES } from './seo.ts';
import { SITEMAP_CASES } from './sitemap.ts';
import { SPEED_CASES } from './speed.ts';

/** Every phase's cases. */
export const CASES: Readonly<Partial<Record<HealthPhase, readonly HealthCase[]>>> = {
  access: ACCESS_CASES,
  robots: ROBOTS_CASES,
  sitemap: SITEMAP_CASES,
  seo: SEO_CASES,
  links: LINKS_CASES,
  registry: REGISTRY_CASES,
  schema: SCHEMA_CASES,
  speed: SPEED_CASES,
};
