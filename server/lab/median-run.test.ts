import { describe, expect, test } from 'vitest';
import { bandOf, METRIC_BANDS } from './bands.ts';
import { isUndecided, medianRun } from './median-run.ts';
import type { LabMetrics, LabRun } from './lab-result.ts';

const metrics = (given: Partial<LabMetrics>): LabMetrics => ({ lcp: 1_000, cls: 0, tbt: 0, ...given });
const run = (given: Partial<LabMetrics>, totalBytes: number): LabRun =>
  ({ metrics: metrics(given), totalBytes }) as LabRun;

test.each([
  [2_500, 'pass'], [2_500.1, 'warn'], [4_000, 'warn'], [4_000.1, 'fail'],
])('an LCP of %d ms: %s', (ms, band) => {
  expect(bandOf(ms, METRIC_BANDS.lcp)).toBe(band);
});

describe('one run is enough, unless a figure is within a tenth of a bound', () => {
  test.each([
    [{ lcp: 2_249 }, false], [{ lcp: 2_250 }, true], [{ lcp: 2_750 }, true], [{ lcp: 2_751 }, false],
    [{ lcp: 3_599 }, false], [{ lcp: 3_600 }, true], [{ lcp: 4_401 }, false],
    [{ cls: 0.089 }, false], [{ cls: 0.095 }, true], [{ cls: 0.24 }, true],
    [{ tbt: 179 }, false], [{ tbt: 190 }, true], [{ tbt: 640 }, true], [{ tbt: 700 }, false],
    [{ lcp: null, cls: null, tbt: null }, false],
  ])('%o: %s', (given, undecided) => {
    expect(isUndecided({ metrics: metrics(given) })).toBe(undecided);
  });
});

describe('the median of three runs', () => {
  test('is taken per figure; the rest comes from the run with the median LCP', () => {
    const merged = medianRun([
      run({ lcp: 2_600, cls: 0.3, tbt: 10 }, 1), run({ lcp: 2_400, cls: 0.1, tbt: 30 }, 2),
      run({ lcp: 2_450, cls: 0.2, tbt: 20 }, 3),
    ]);
    expect(merged.metrics).toEqual({ lcp: 2_450, cls: 0.2, tbt: 20 });
    expect(merged.totalBytes).toBe(3);
  });

  test('has axe and tracking of the first run', () => {
    const absent = { axe: null, tracking: null };
    const tracking = { site: 'shop.test', cookies: [], storage: [], hosts: [] };
    const present = { axe: { ms: 1, violations: [] }, tracking };
    const merged = medianRun([
      { ...run({ lcp: 2_600 }, 1), ...present }, { ...run({ lcp: 2_450 }, 2), ...absent },
      { ...run({ lcp: 2_400 }, 3), ...absent },
    ]);
    expect(merged).toMatchObject({ totalBytes: 2, ...present });
  });

  test('is the slower of two figures if one is missing, and null if two are', () => {
    expect(medianRun([run({ lcp: 2_400 }, 1), run({ lcp: null }, 2), run({ lcp: 2_600 }, 3)]).metrics.lcp).toBe(2_600);
    expect(medianRun([run({ lcp: 2_400 }, 1), run({ lcp: null }, 2), run({ lcp: null }, 3)]).metrics.lcp).toBe(null);
  });
});
