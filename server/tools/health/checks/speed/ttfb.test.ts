import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './ttfb.ts';

const after = (...firstBytes: (number | null)[]) => ({ firstBytes });

judgeTable(check, {
  'quick once': [after(120, 1_200, 900), {
    status: 'warn', params: { ms: 900 },
    evidence: [{ label: 'TTFB 1', value: '120 ms' }, { label: 'TTFB 2', value: '1200 ms' }, { label: 'TTFB 3', value: '900 ms' }],
  }],
  'slow once': [after(5_000, 300, 280), { status: 'pass', params: { ms: 300 } }],
  'at the bound': [after(800, 800, 800), { status: 'pass', params: { ms: 800 } }],
  'a millisecond more': [after(801, 801, 801), { status: 'warn', params: { ms: 801 } }],
  'at the second bound': [after(1_800, 1_800, 1_800), { status: 'warn', params: { ms: 1_800 } }],
  'a millisecond more than that': [after(1_801, 1_801, 1_801), { status: 'fail', params: { ms: 1_801 } }],
  'less than a millisecond more': [after(800.4, 800.4, 800.4), { status: 'pass', params: { ms: 800 } }],
  'to the millisecond': [after(99.6, 99.6, 99.6), { status: 'pass', params: { ms: 100 }, evidence: [{ value: '100 ms' }] }],
  'one of three that did not answer': [after(100, null, 100), { status: 'not-measured', reason: 'timeout' }],
  'no answer': [after(null, null, null), { status: 'not-measured', reason: 'timeout' }],
  'not requested': [after(), { status: 'not-measured', reason: 'timeout' }],
});
