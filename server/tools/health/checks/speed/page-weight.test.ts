import { at, measured } from '../../artifacts-speed-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './page-weight.ts';

const weighs = (weight: number | null) => ({ lab: measured({ totalBytes: weight }) });
const file = { url: at('app.js'), bytes: 20_499 };

judgeTable(check, {
  'with its heaviest file': [
    { lab: measured({ totalBytes: 300_000, heaviest: [file] }) },
    { status: 'pass', params: { bytes: 300_000 }, evidence: [{ label: '21 kB', value: at('app.js'), url: at('app.js') }] },
  ],
  'empty': [weighs(0), { status: 'pass', params: { bytes: 0 }, evidence: [] }],
  'up to 2.73 MB': [weighs(2_730_000), { status: 'pass', params: { bytes: 2_730_000 } }],
  'a byte more': [weighs(2_730_001), { status: 'warn', params: { bytes: 2_730_001 } }],
  '2,667 KiB, which reads as 2.74 MB': [weighs(2_731_008), { status: 'warn', params: { bytes: 2_731_008 } }],
  '4.09 MB': [weighs(4_090_000), { status: 'warn', params: { bytes: 4_090_000 } }],
  'a byte more than that': [weighs(4_090_001), { status: 'fail', params: { bytes: 4_090_001 } }],
  '4,000 KiB, which reads as 4.1 MB': [weighs(4_096_000), { status: 'fail', params: { bytes: 4_096_000 } }],
  'many files': [
    { lab: measured({ totalBytes: 9_000_000, heaviest: Array.from({ length: 12 }, (_, n) => ({ ...file, url: at(`${n}.js`) })) }) },
    { status: 'fail', params: { bytes: 9_000_000 }, evidence: Array.from({ length: 10 }, (_, n) => ({ label: '21 kB', url: at(`${n}.js`) })) },
  ],
  'a file transferred twice is listed once, with its total size': [
    { lab: measured({ heaviest: [{ url: at('b.js'), bytes: 30_000 }, file, file] }) },
    { status: 'pass', params: { bytes: 300_000 }, evidence: [{ label: '41 kB', url: at('app.js') }, { label: '30 kB', url: at('b.js') }] },
  ],
  'truncated, already too heavy': [
    { lab: measured({ exhaustedBudget: 'bytes', totalBytes: 25_000_000 }) }, { status: 'fail', params: { bytes: 25_000_000 } },
  ],
  'truncated, mediocre so far': [
    { lab: measured({ exhaustedBudget: 'requests', totalBytes: 3_000_000 }) }, { status: 'not-measured', reason: 'budget' },
  ],
  'truncated, light so far': [
    { lab: measured({ exhaustedBudget: 'requests', totalBytes: 1_000_000 }) }, { status: 'not-measured', reason: 'budget' },
  ],
  'a figure that Lighthouse could not measure': [weighs(null), { status: 'not-measured', reason: 'browser-failed' }],
});
