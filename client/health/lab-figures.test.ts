import { expect, test } from 'vitest';
import { labFigureOf } from './lab-figures.ts';

test.each([
  ['the lab alone', 'lcp', { variant: 'lab', ms: 1700 }, 1700],
  ['visitors who met another', 'lcp', { variant: 'visitors', ms: 5200, lab: 1700 }, 1700],
  ['visitors who met another shift', 'cls', { variant: 'visitors', value: 0.31, lab: 0 }, 0],
  ['visitors alone', 'cls', { variant: 'field', value: 0.31 }, undefined],
  ['visitors at desks alone', 'cls', { variant: 'desktop', value: 0.31 }, undefined],
  ['visitors at desks who met another', 'lcp', { variant: 'desktop-visitors', ms: 5200, lab: 1700 }, 1700],
  ['the time the page is busy, beside visitors who wait', 'tbt', { variant: 'visitors', ms: 0, inp: 600 }, 0],
  ['nothing', 'tbt', {}, undefined],
] as const)('tells what the lab measured of %s', (_, figure, params, told) => {
  expect(labFigureOf({ params }, figure)).toBe(told);
});
