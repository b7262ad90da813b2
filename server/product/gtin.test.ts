import { describe, expect, test } from 'vitest';
import { isRestrictedGtin, readNamedGtin } from './gtin.ts';

describe('a code', () => {
  test.each([['ean13:7038010009457', '7038010009457'], ['GTIN:96385074', '96385074'], ['96385074', '96385074'], ['9638ean:5074', null]])(
    '%s with its kind is %s', (text, gtin) => expect(readNamedGtin(text)).toBe(gtin),
  );
});

// GS1 General Specifications, 1.4: prefixes.
describe('a GTIN', () => {
  test.each([
    '20000004', '00000017', '2000000000008', '0200000000002', '0400000000000', '0500000000009', '9800000000004', '9810000000001',
    '9840000000002', '9900000000003', '200000000004', '400000000008', '12000000000005',
  ])('%s is restricted', (gtin) => expect(isRestrictedGtin(gtin)).toBe(true));

  test.each([
    '96385074', '36385072', '7038010009457', '036000291452', '0100000000001', '0300000000009', '0600000000008', '9780306406157',
    '9850000000009', '20700000000004', '17038010009454',
  ])('%s is not restricted', (gtin) => expect(isRestrictedGtin(gtin)).toBe(false));
});
