import type { CheckDefinition } from './check.ts';
import type { None, OfTotal, Total } from './params.ts';

/** The checks of the speed phase, in the order they are reported. */
export const SPEED_CHECKS = [
  { id: 'lcp', phase: 'speed', pillar: 'speed', severity: 'critical' },
  { id: 'cls', phase: 'speed', pillar: 'speed', severity: 'major' },
  { id: 'tbt', phase: 'speed', pillar: 'speed', severity: 'major' },
  { id: 'inp-field', phase: 'speed', pillar: 'speed', severity: 'major' },
  { id: 'ttfb', phase: 'speed', pillar: 'speed', severity: 'major' },
  { id: 'page-weight', phase: 'speed', pillar: 'speed', severity: 'major' },
  { id: 'image-format-size', phase: 'speed', pillar: 'speed', severity: 'minor' },
  { id: 'compression', phase: 'speed', pillar: 'speed', severity: 'minor' },
  { id: 'cache-static', phase: 'speed', pillar: 'speed', severity: 'minor' },
  { id: 'http2', phase: 'speed', pillar: 'speed', severity: 'minor' },
  { id: 'render-blocking', phase: 'speed', pillar: 'speed', severity: 'minor' },
  { id: 'unsized-images', phase: 'speed', pillar: 'speed', severity: 'minor' },
  { id: 'third-party-bytes', phase: 'speed', pillar: 'speed', severity: 'minor' },
] as const satisfies readonly CheckDefinition<'speed'>[];

/** A time in milliseconds, good, so-so or slow. */
interface Duration {
  pass: { ms: number };
  warn: { ms: number };
  fail: { ms: number };
}

/** A weight in bytes, good, so-so or heavy. */
interface Weight {
  pass: { bytes: number };
  warn: { bytes: number };
  fail: { bytes: number };
}

/** What the words of each speed check are filled with, by status. */
export interface SpeedParams {
  lcp: Duration;
  cls: { pass: { value: number }; warn: { value: number }; fail: { value: number } };
  tbt: Duration;
  'inp-field': Duration;
  ttfb: Duration;
  'page-weight': Weight;
  /** `count` images that waste more than 100 kB each, `bytes` in all. */
  'image-format-size': {
    pass: None;
    warn: { count: number; bytes: number };
    fail: { count: number; bytes: number };
  };
  /** `count` of `total` text files sent as they are. */
  compression: { pass: Total; warn: OfTotal; fail: OfTotal };
  /** `count` of `total` versioned files kept less than 30 days. */
  'cache-static': { pass: Total; warn: OfTotal; fail: OfTotal };
  /** `count` of `total` files sent over HTTP/1.1. */
  http2: { pass: Total; fail: OfTotal };
  /** `count` files, `ms` that could be won. */
  'render-blocking': { pass: None; warn: { count: number; ms: number }; fail: { count: number; ms: number } };
  'unsized-images': { pass: Total; warn: OfTotal; fail: OfTotal };
  'third-party-bytes': Weight;
}
