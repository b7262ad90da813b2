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

/** What each check says, in English. */
export const CHECK_DEFINITIONS = {
  ...ACCESS, ...ROBOTS, ...SITEMAP, ...SEO, ...LINKS, ...REGISTRY, ...SCHEMA, ...SPEED,
};

export type CheckId = keyof typeof CHECK_DEFINITIONS;

/** The params of every check, by status; where they have a `variant`, each variant has words of its own. */
export type CheckParams = { [Id in CheckId]: ParamsOf<(typeof CHECK_DEFINITIONS)[Id]> };

/** Every check in the order of the report. */
export const CATALOGUE: readonly (CheckDefinition & { readonly id: CheckId })[] = HEALTH_PHASES.flatMap((phase) =>
  Object.entries<Grading>(PHASES[phase]).map(([id, { pillar = null, severity, authority, b2bOnly }]) =>
    ({ id: id as CheckId, phase, pillar, severity, authority, b2bOnly })));

const BY_ID: ReadonlyMap<string, CheckDefinition> = new Map(CATALOGUE.map((check) => [check.id, check]));

/** Whether this catalogue knows the id; another rule set's report may hold ones it does not. */
export const isCheckId = (id: string): id is CheckId => BY_ID.has(id);

/** The definition of a check. */
export const checkById = (id: CheckId): CheckDefinition => BY_ID.get(id)!;
