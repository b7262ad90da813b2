import type { CheckDefinition } from './check.ts';
import type { None, OfTotal, Total } from './params.ts';

/** The checks of the schema phase, in the order they are reported. */
export const SCHEMA_CHECKS = [
  { id: 'jsonld-parses', phase: 'schema', pillar: 'ai-readiness', severity: 'major' },
  { id: 'organization', phase: 'schema', pillar: 'ai-readiness', severity: 'minor' },
  { id: 'product-present', phase: 'schema', pillar: 'ai-readiness', severity: 'critical' },
  { id: 'offer-complete', phase: 'schema', pillar: 'ai-readiness', severity: 'major' },
  { id: 'price-visible', phase: 'schema', pillar: 'revenue-critical', severity: 'critical' },
  { id: 'price-agrees', phase: 'schema', pillar: 'revenue-critical', severity: 'major' },
  { id: 'product-availability', phase: 'schema', pillar: 'revenue-critical', severity: 'major' },
  { id: 'product-id', phase: 'schema', pillar: 'ai-readiness', severity: 'minor' },
  { id: 'product-brand', phase: 'schema', pillar: 'ai-readiness', severity: 'minor' },
  { id: 'product-image', phase: 'schema', pillar: 'ai-readiness', severity: 'minor' },
  { id: 'breadcrumb', phase: 'schema', pillar: 'ai-readiness', severity: 'minor' },
  { id: 'shipping-returns', phase: 'schema', pillar: 'ai-readiness', severity: 'minor' },
  { id: 'rating-sane', phase: 'schema', pillar: 'ai-readiness', severity: 'minor' },
] as const satisfies readonly CheckDefinition<'schema'>[];

/** A field of the product markup; on a warning `count` product pages lack it. */
interface ProductField {
  pass: Total;
  warn: OfTotal;
  fail: Total;
}

/** What the words of each schema check are filled with, by status; `count` of `total` product pages of the sample. */
export interface SchemaParams {
  /** `count` of `total` JSON-LD blocks that do not parse. */
  'jsonld-parses': { pass: Total; fail: OfTotal };
  /** `missing`: terms `name`, `url`, `logo`. */
  organization: { pass: None; warn: { missing: string }; fail: None };
  /** On a warning `count` pages lack it. */
  'product-present': { pass: Total; warn: OfTotal; fail: Total };
  /** `missing`: terms `price`, `currency`, `availability`; on a fail `count` pages have no offer. */
  'offer-complete': { pass: Total; warn: OfTotal & { missing: string }; fail: OfTotal };
  /** `count`: pages where the price waits behind a login, or is nowhere in the HTML. */
  'price-visible': { pass: Total; warn: OfTotal; fail: OfTotal };
  /** `markup`, `page`: the two amounts of the first page that differs; `currency`: ISO 4217. */
  'price-agrees': {
    pass: Total;
    warn: OfTotal & { markup: number; page: number; currency: string };
    fail: OfTotal & { markup: number; page: number; currency: string };
  };
  /** `count`: products in stock. */
  'product-availability': { pass: OfTotal; warn: Total };
  'product-id': ProductField;
  'product-brand': ProductField;
  'product-image': ProductField;
  breadcrumb: ProductField;
  /** `missing`: the term `shipping` or `returns`. */
  'shipping-returns': { pass: Total; warn: { missing: string }; fail: Total };
  /** `count`: ratings outside their scale or without a count. */
  'rating-sane': { pass: Total; fail: OfTotal };
}
