import { at, measured } from '../../artifacts-speed-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './image-format-size.ts';

const wasting = (...wasted: number[]) =>
  ({ lab: measured({ images: wasted.map((wastedBytes, index) => ({ url: at(`${index}.png`), bytes: 500_000, wastedBytes })) }) });
const many = (count: number) => wasting(...Array.from({ length: count }, () => 200_000));

judgeTable(check, {
  'none': [wasting(), { status: 'pass', params: {} }],
  'at the bound': [wasting(100_000, 100_000), { status: 'pass', params: {}, evidence: [] }],
  'a byte more': [wasting(100_001), { status: 'warn', params: { count: 1, bytes: 100_001 } }],
  'the most wasteful first, and no others': [wasting(150_000, 90_000, 400_000), {
    status: 'warn', params: { count: 2, bytes: 550_000 },
    evidence: [
      { label: '500 kB, −400 kB', value: at('2.png'), url: at('2.png') }, { label: '500 kB, −150 kB', url: at('0.png') },
    ],
  }],
  'three': [many(3), { status: 'warn', params: { count: 3, bytes: 600_000 } }],
  'four': [many(4), { status: 'fail', params: { count: 4, bytes: 800_000 } }],
  'a dozen': [many(12), { status: 'fail', params: { count: 12, bytes: 2_400_000 }, evidence: Array.from({ length: 10 }, () => ({})) }],
  'a figure that Lighthouse could not measure': [{ lab: measured({ images: null }) }, { status: 'not-measured', reason: 'browser-failed' }],
});
