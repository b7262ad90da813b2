import { describe, expect, test } from 'vitest';
import { VERSIONS } from '../../../contract/version.ts';
import { versionHeaders } from './version.ts';

describe('the requested version', () => {
  test.each([undefined, '', '   ', '2026-08-21', ' 2026-08-21 '])('%j gets current behaviour', (requested) => {
    expect(versionHeaders(requested, VERSIONS)).toEqual({});
  });

  test.each(['2026-08-22', 'latest', '2026-08-21, 2026-08-21', '2026-08-21x'])('%j is refused', (requested) => {
    expect(versionHeaders(requested, VERSIONS)).toBeUndefined();
  });

  test('a deprecated version gets Deprecation and Sunset headers, the current one none', () => {
    const versions = [
      { date: '2027-01-01' },
      { date: '2026-08-21', deprecatedAt: '2027-01-01T00:00:00Z', sunsetAt: '2027-02-01T00:00:00Z' },
    ];
    expect(versionHeaders('2026-08-21', versions)).toEqual({ Deprecation: '@1798761600', Sunset: 'Mon, 01 Feb 2027 00:00:00 GMT' });
    expect(versionHeaders(undefined, versions)).toEqual({});
  });
});
