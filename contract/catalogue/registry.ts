import type { CheckDefinition } from './check.ts';
import type { Names, None, Total, Variant } from './params.ts';

/** The checks of the registry phase, in the order they are reported. */
export const REGISTRY_CHECKS = [
  { id: 'orgnr-visible', phase: 'registry', pillar: 'revenue-critical', severity: 'major' },
  { id: 'orgnr-registered', phase: 'registry', pillar: 'revenue-critical', severity: 'major' },
  { id: 'company-status', phase: 'registry', pillar: 'revenue-critical', severity: 'critical' },
  { id: 'company-name-match', phase: 'registry', pillar: 'revenue-critical', severity: 'minor' },
  { id: 'mva-suffix', phase: 'registry', pillar: 'seo-hygiene', severity: 'minor' },
  { id: 'email', phase: 'registry', pillar: 'revenue-critical', severity: 'minor' },
  { id: 'postal-address', phase: 'registry', pillar: 'revenue-critical', severity: 'minor' },
  { id: 'login-wall', phase: 'registry', pillar: 'revenue-critical', severity: 'major' },
  { id: 'withdrawal-info', phase: 'registry', pillar: 'revenue-critical', severity: 'major' },
  { id: 'price-vat', phase: 'registry', pillar: 'revenue-critical', severity: 'minor' },
  { id: 'cookies-before-consent', phase: 'registry', pillar: null, severity: 'info' },
  { id: 'payment-marks', phase: 'registry', pillar: null, severity: 'info' },
  { id: 'delivery-marks', phase: 'registry', pillar: null, severity: 'info' },
  { id: 'ehf-capability', phase: 'registry', pillar: null, severity: 'info' },
] as const satisfies readonly CheckDefinition<'registry'>[];

/** A company by its organisation number, nine digits grouped by the check as it wants them read. */
interface Orgnr {
  orgnr: string;
}

/** The company's name as registered. */
interface Name {
  name: string;
}

/** What the words of each registry check are filled with, by status; `total` are pages of the sample. */
export interface RegistryParams {
  'orgnr-visible': {
    /** `several`: `count` numbers, none clearly the store's. */
    pass: Variant<'found', Orgnr> | Variant<'several', { count: number }>;
    warn: Orgnr;
    /** `bad-checksum`: a number as printed that no company can have. */
    fail: Variant<'missing', Total> | Variant<'bad-checksum', Orgnr>;
  };
  'orgnr-registered': { pass: Orgnr & Name; fail: Orgnr };
  'company-status': {
    pass: Name;
    fail:
      | Variant<'bankrupt', Name>
      | Variant<'winding-up', Name>
      | Variant<'forced-winding-up', Name>
      | Variant<'deleted', Orgnr>;
  };
  'company-name-match': { pass: Name; warn: Name; fail: Name };
  'mva-suffix': { pass: Orgnr; fail: Orgnr };
  email: { pass: None; warn: None; fail: Total };
  /** A warning: an address without a street, such as a post-office box. */
  'postal-address': { pass: None; warn: None; fail: Total };
  'login-wall': {
    pass: None;
    /** `trade`: all pages lead to a login in a scan with `b2b`. */
    warn: Variant<'partial'> | Variant<'prices-hidden'> | Variant<'trade'>;
    fail: None;
  };
  'withdrawal-info': { pass: None; warn: None; fail: Total };
  'price-vat': { pass: None; warn: None; fail: None };
  /** `names`: of the cookies and trackers, `count` of them. */
  'cookies-before-consent': { info: Variant<'none'> | Variant<'some', Names & { count: number }> };
  'payment-marks': { info: Variant<'some', Names> | Variant<'none', Total> };
  'delivery-marks': { info: Variant<'some', Names> | Variant<'none', Total> };
  'ehf-capability': {
    /** `types`: terms `invoice`, `order`, `catalogue`; `directory`: read in the voluntary directory, which may lag. */
    info:
      | Variant<'listed', Orgnr & { types: string }>
      | Variant<'directory', Orgnr & { types: string }>
      | Variant<'other-types', Orgnr>
      | Variant<'types-unknown', Orgnr>
      | Variant<'not-listed', Orgnr>;
  };
}
