import type { CheckDefinition } from './check.ts';
import type { None, OfTotal, Total } from './params.ts';

/** The checks of the links phase, in the order they are reported. */
export const LINKS_CHECKS = [
  { id: 'internal-broken', phase: 'links', pillar: 'revenue-critical', severity: 'major' },
  { id: 'nav-broken', phase: 'links', pillar: 'revenue-critical', severity: 'major' },
  { id: 'internal-redirects', phase: 'links', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'insecure-links', phase: 'links', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'localhost-links', phase: 'links', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'crawlable-anchors', phase: 'links', pillar: 'ai-readiness', severity: 'minor' },
  { id: 'external-broken', phase: 'links', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'odr-dead-link', phase: 'links', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'terms-link', phase: 'links', pillar: 'revenue-critical', severity: 'minor' },
  { id: 'returns-link', phase: 'links', pillar: 'revenue-critical', severity: 'minor' },
  { id: 'privacy-link', phase: 'links', pillar: 'revenue-critical', severity: 'minor' },
  { id: 'contact-link', phase: 'links', pillar: 'revenue-critical', severity: 'minor' },
] as const satisfies readonly CheckDefinition<'links'>[];

/** A link that every page should have; on a warning `count` pages of the sample have it. */
interface FooterLink {
  pass: Total;
  warn: OfTotal;
  fail: Total;
}

/** What the words of each links check are filled with, by status; `count` of `total` links that were tried or read. */
export interface LinksParams {
  'internal-broken': { pass: Total; warn: OfTotal; fail: OfTotal };
  'nav-broken': { pass: Total; fail: OfTotal };
  /** `percent`: the share that is redirected, 0 to 100. */
  'internal-redirects': { pass: OfTotal; fail: OfTotal & { percent: number } };
  'insecure-links': { pass: Total; fail: OfTotal };
  'localhost-links': { pass: Total; fail: OfTotal };
  'crawlable-anchors': { pass: Total; warn: OfTotal };
  /** `total`: those that could be measured. */
  'external-broken': { pass: Total; fail: OfTotal };
  /** `count`: pages of the sample that still have it. */
  'odr-dead-link': { pass: None; fail: OfTotal };
  'terms-link': FooterLink;
  'returns-link': FooterLink;
  'privacy-link': FooterLink;
  'contact-link': FooterLink;
}
