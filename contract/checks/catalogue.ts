import { HEALTH_PHASES } from '../vocabulary.ts';
import type { HealthPhase } from '../vocabulary.ts';
import { ACCESS } from './access.ts';
import type { CheckDefinition, Grading, ParamsOf } from './check.ts';
import { LINKS } from './links.ts';
import { REGISTRY } from './registry.ts';
import { ROBOTS } from './robots.ts';
import { SCHEMA } from './schema.ts';
import { SEO } from './seo.ts';
import { SITEMAP } from './sitemap.ts';
import { SPEED } from './speed.ts';

const PHASES = {
  access: ACCESS, robots: ROBOTS, sitemap: SITEMAP, seo: SEO, links: LINKS, registry: REGISTRY, schema: SCHEMA,
  speed: SPEED,
} as const satisfies Record<HealthPhase, unknown>;

/** All checks with their English texts, by id. */
export const CHECK_DEFINITIONS = {
  ...ACCESS, ...ROBOTS, ...SITEMAP, ...SEO, ...LINKS, ...REGISTRY, ...SCHEMA, ...SPEED,
};

export type CheckId = keyof typeof CHECK_DEFINITIONS;

/** The params of every check, by status; discriminated by `variant` where a status has variants. */
export type CheckParams = { [Id in CheckId]: ParamsOf<(typeof CHECK_DEFINITIONS)[Id]> };

/** All checks, in report order. */
export const CATALOGUE: readonly (CheckDefinition & { readonly id: CheckId })[] = HEALTH_PHASES.flatMap((phase) =>
  Object.entries<Grading>(PHASES[phase]).map(([id, { pillar = null, severity, authority, b2bOnly }]) =>
    ({ id: id as CheckId, phase, pillar, severity, authority, b2bOnly })));

const BY_ID: ReadonlyMap<string, CheckDefinition> = new Map(CATALOGUE.map((check) => [check.id, check]));

/** Whether the catalogue has this id; a report from another rule set may have others. */
export const isCheckId = (id: string): id is CheckId => BY_ID.has(id);

/** The definition of a check. */
export const checkById = (id: CheckId): CheckDefinition => BY_ID.get(id)!;
