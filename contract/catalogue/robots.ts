import type { CheckDefinition } from './check.ts';
import type { Line, Names, None, OfTotal, Status, Total, Variant } from './params.ts';

/** The checks of the robots phase, in the order they are reported. */
export const ROBOTS_CHECKS = [
  { id: 'robots-status', phase: 'robots', pillar: 'revenue-critical', severity: 'major' },
  { id: 'robots-is-text', phase: 'robots', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'robots-size', phase: 'robots', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'robots-syntax', phase: 'robots', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'robots-home-google', phase: 'robots', pillar: 'revenue-critical', severity: 'critical' },
  { id: 'robots-product-google', phase: 'robots', pillar: 'revenue-critical', severity: 'critical' },
  { id: 'robots-bing', phase: 'robots', pillar: 'seo-hygiene', severity: 'major' },
  { id: 'robots-storebot', phase: 'robots', pillar: 'revenue-critical', severity: 'minor' },
  { id: 'robots-assets', phase: 'robots', pillar: 'seo-hygiene', severity: 'major' },
  { id: 'robots-sitemap-line', phase: 'robots', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'robots-crawl-delay', phase: 'robots', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'ai-search-bots', phase: 'robots', pillar: 'ai-readiness', severity: 'critical' },
  { id: 'ai-user-fetchers', phase: 'robots', pillar: 'ai-readiness', severity: 'major' },
  { id: 'ai-training-bots', phase: 'robots', pillar: null, severity: 'info' },
  { id: 'ai-dead-tokens', phase: 'robots', pillar: 'ai-readiness', severity: 'minor' },
  { id: 'preview-bots', phase: 'robots', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'content-signal', phase: 'robots', pillar: null, severity: 'info' },
  { id: 'rsl-license', phase: 'robots', pillar: null, severity: 'info' },
  { id: 'ai-edge-access', phase: 'robots', pillar: 'ai-readiness', severity: 'minor' },
] as const satisfies readonly CheckDefinition<'robots'>[];

/** What the words of each robots check are filled with, by status. */
export interface RobotsParams {
  'robots-status': {
    pass: Variant<'found'> | Variant<'absent', Status>;
    warn: { redirects: number };
    fail: Variant<'busy'> | Variant<'server-error', Status>;
  };
  'robots-is-text': { pass: None; fail: None };
  'robots-size': { pass: { bytes: number }; fail: { bytes: number } };
  'robots-syntax': {
    pass: None;
    /** `count`: lines not understood; `line`: the first of them. */
    warn: Line & { count: number };
    /** `line`: of the first rule that stands before any group. */
    fail: Line;
  };
  'robots-home-google': { pass: None; fail: Line };
  /** `count`: product addresses that are blocked. */
  'robots-product-google': { pass: Total; fail: OfTotal & Line };
  'robots-bing': { pass: Total; fail: OfTotal & Line };
  /** `names`: the blocked ones of Storebot-Google and AdsBot-Google. */
  'robots-storebot': { pass: None; fail: Names & Line };
  /** `count`: style sheets and scripts of the sample that are blocked. */
  'robots-assets': { pass: Total; fail: OfTotal & Line };
  /** `count`: sitemap lines; `line`: the first relative one. */
  'robots-sitemap-line': { pass: { count: number }; warn: None; fail: Line };
  'robots-crawl-delay': {
    pass: Variant<'absent'> | Variant<'short', { seconds: number }>;
    warn: { seconds: number } & Line;
    fail: { seconds: number } & Line;
  };
  /** `names` and `count`: the blocked ones of `total`. */
  'ai-search-bots': { pass: Total; warn: OfTotal & Names; fail: Total };
  'ai-user-fetchers': { pass: Total; warn: OfTotal & Names; fail: Total };
  'ai-training-bots': {
    info: Variant<'allowed', Total> | Variant<'some-blocked', OfTotal & Names> | Variant<'blocked', Total>;
  };
  /** `names`: the tokens no crawler answers to any more. */
  'ai-dead-tokens': { pass: None; fail: Names & Line };
  'preview-bots': { pass: None; fail: Line };
  /** `value`: the signal as written. */
  'content-signal': { info: Variant<'present', { value: string } & Line> | Variant<'absent'> };
  /** `url`: of the licence. */
  'rsl-license': { info: Variant<'present', { url: string }> | Variant<'absent'> };
  /** `names`: the user agents that were tried; on a warning those that were refused. */
  'ai-edge-access': { pass: Names; warn: Names & Status };
}
