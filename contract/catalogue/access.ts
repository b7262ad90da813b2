import type { CheckDefinition } from './check.ts';
import type { Host, None, OfTotal, Status, Total, Variant } from './params.ts';

/** The checks of the access phase, in the order they are reported. */
export const ACCESS_CHECKS = [
  { id: 'store-reachable', phase: 'access', pillar: 'revenue-critical', severity: 'critical' },
  { id: 'bot-challenge', phase: 'access', pillar: null, severity: 'critical' },
  { id: 'store-open', phase: 'access', pillar: 'revenue-critical', severity: 'critical' },
  { id: 'https', phase: 'access', pillar: 'revenue-critical', severity: 'critical' },
  { id: 'http-to-https', phase: 'access', pillar: 'revenue-critical', severity: 'major' },
  { id: 'cert-valid', phase: 'access', pillar: 'revenue-critical', severity: 'critical' },
  { id: 'cert-expiry', phase: 'access', pillar: 'revenue-critical', severity: 'major' },
  { id: 'tls-version', phase: 'access', pillar: 'revenue-critical', severity: 'minor' },
  { id: 'hsts', phase: 'access', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'redirect-chain', phase: 'access', pillar: 'speed', severity: 'minor' },
  { id: 'canonical-host', phase: 'access', pillar: 'seo-hygiene', severity: 'major' },
  { id: 'soft-404', phase: 'access', pillar: 'seo-hygiene', severity: 'major' },
  { id: 'mixed-content', phase: 'access', pillar: 'revenue-critical', severity: 'major' },
  { id: 'geo-block', phase: 'access', pillar: null, severity: 'info' },
  { id: 'cart-reachable', phase: 'access', pillar: 'revenue-critical', severity: 'critical' },
  { id: 'checkout-not-broken', phase: 'access', pillar: 'revenue-critical', severity: 'critical' },
  { id: 'ipv6', phase: 'access', pillar: null, severity: 'info' },
  { id: 'http-version', phase: 'access', pillar: null, severity: 'info' },
] as const satisfies readonly CheckDefinition<'access'>[];

/** When a certificate ends. */
interface Expiry {
  /** `notAfter`, as an ISO date. */
  date: string;
  /** Whole days left. */
  days: number;
}

/** What the words of each access check are filled with, by status. */
export interface AccessParams {
  'store-reachable': {
    pass: Host & Status;
    fail:
      | Variant<'unknown-host', Host>
      | Variant<'connection-refused', Host>
      | Variant<'no-tls', Host>
      | Variant<'no-page', Host & Status>
      | Variant<'server-error', Host & Status>;
  };
  'bot-challenge': {
    pass: None;
    /** `vendor`: whose protection the markers point to. */
    fail: Variant<'named', { vendor: string }> | Variant<'unnamed'>;
  };
  'store-open': { pass: None; fail: Variant<'password'> | Variant<'coming-soon'> | Variant<'maintenance'> };
  https: { pass: None; fail: Host };
  /** `status`: that of the redirect. */
  'http-to-https': { pass: Status; warn: Status; fail: None };
  'cert-valid': {
    pass: Host;
    /** `date`: ISO; `wrong-host` says which host it does not name; `untrusted` covers self-signed and broken chains. */
    fail:
      | Variant<'expired', { date: string }>
      | Variant<'not-yet-valid', { date: string }>
      | Variant<'wrong-host', Host>
      | Variant<'untrusted'>;
  };
  'cert-expiry': { pass: Expiry; warn: Expiry; fail: Expiry };
  /** `version`: as in `TLS 1.3`; on a fail the newest the store speaks. */
  'tls-version': { pass: { version: string }; fail: { version: string } };
  /** `days`: of `max-age`. */
  hsts: { pass: { days: number }; warn: { days: number }; fail: None };
  /** `hops`: redirects before the page came. */
  'redirect-chain': {
    pass: { hops: number };
    warn: { hops: number };
    fail: Variant<'long', { hops: number }> | Variant<'loop'>;
  };
  /** `host` is the one asked, `other` the same with or without `www`. */
  'canonical-host': {
    pass: Host;
    fail: Variant<'both', Host & { other: string }> | Variant<'dead', { other: string }>;
  };
  /** `status`: what a random path was answered with. */
  'soft-404': { pass: Status; warn: Status; fail: Status };
  /** `count`: insecure resources on the `total` pages of the sample. */
  'mixed-content': { pass: Total; warn: OfTotal; fail: OfTotal };
  'geo-block': { info: Variant<'not-refused'> | Variant<'refused', Status> };
  /** `path`: of the cart's page. */
  'cart-reachable': { pass: { path: string }; warn: { path: string }; fail: { path: string } & Status };
  'checkout-not-broken': { pass: { path: string }; fail: { path: string } & Status };
  ipv6: { info: Variant<'yes', Host> | Variant<'no', Host> };
  'http-version': { info: Variant<'http-3'> | Variant<'http-2'> | Variant<'http-1'> };
}
