import { at, measured } from '../../artifacts-speed-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './render-blocking.ts';

const files = [{ url: at('style.css'), bytes: 30_000, ms: 300.4 }, { url: at('a.js'), bytes: 9_000, ms: null }];
const waits = (ms: number, of: readonly { url: string; bytes: number; ms: number | null }[] = files) => ({ lab: measured({ renderBlocking: { ms, files: of } }) });

judgeTable(check, {
  'nothing': [waits(0, []), { status: 'pass', params: {}, evidence: [] }],
  'too little to notice': [waits(200), { status: 'pass', params: {}, evidence: [{ label: '30 kB, 300 ms' }] }],
  'a millisecond more': [waits(201), {
    status: 'warn', params: { count: 2, ms: 201 },
    evidence: [{ label: '30 kB, 300 ms', value: at('style.css'), url: at('style.css') }, { label: '9 kB', url: at('a.js') }],
  }],
  'less than a millisecond more, which reads as one': [waits(200.3), { status: 'warn', params: { count: 2, ms: 201 } }],
  'at the second bound': [waits(800), { status: 'warn', params: { count: 2, ms: 800 } }],
  'a millisecond more than that': [waits(801), { status: 'fail', params: { count: 2, ms: 801 } }],
  'to the millisecond': [waits(449.6), { status: 'warn', params: { count: 2, ms: 450 } }],
  'savings without a file': [waits(900, []), { status: 'pass', params: {}, evidence: [] }],
  'a dozen files': [
    waits(900, Array.from({ length: 12 }, () => files[1]!)),
    { status: 'fail', params: { count: 12, ms: 900 }, evidence: Array.from({ length: 10 }, () => ({ label: '9 kB' })) },
  ],
  'a figure that Lighthouse could not measure': [{ lab: measured({ renderBlocking: null }) }, { status: 'not-measured', reason: 'browser-failed' }],
});
