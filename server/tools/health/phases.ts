import type { AnyCheck } from './check.ts';
import { ACCESS } from './phases/access.ts';
import { LINKS } from './phases/links.ts';
import { REGISTRY } from './phases/registry.ts';
import { ROBOTS } from './phases/robots.ts';
import { SCHEMA } from './phases/schema.ts';
import { SEO } from './phases/seo.ts';
import { SITEMAP } from './phases/sitemap.ts';
import { SPEED } from './phases/speed.ts';

/** Every check there is, in catalogue order. */
export const CHECKS: readonly AnyCheck[] = [
  ...ACCESS, ...ROBOTS, ...SITEMAP, ...SEO, ...LINKS, ...REGISTRY, ...SCHEMA, ...SPEED,
];
