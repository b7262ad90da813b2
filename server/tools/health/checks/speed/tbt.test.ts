import { at, figures } from '../../artifacts-speed-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './tbt.ts';

const busy = (ms: number | null) => ({ lab: figures({ tbt: ms }) });
const task = { url: at('app.js'), ms: 340.4 };

judgeTable(check, {
  'never busy': [busy(0), { status: 'pass', params: { ms: 0 }, evidence: [] }],
  'at the bound': [busy(200), { status: 'pass', params: { ms: 200 } }],
  'a millisecond more': [busy(201), { status: 'warn', params: { ms: 201 } }],
  'at the second bound': [busy(600), { status: 'warn', params: { ms: 600 } }],
  'a millisecond more than that': [busy(601), { status: 'fail', params: { ms: 601 } }],
  'less than a millisecond more': [busy(200.4), { status: 'pass', params: { ms: 200 } }],
  'to the millisecond': [busy(19.6), { status: 'pass', params: { ms: 20 } }],
  'scripts by their URL, and no other labels': [
    { lab: figures({ tbt: 400 }, { longTasks: [task, { url: 'Unattributable', ms: 90 }], runs: 3 }) },
    {
      status: 'warn', params: { ms: 400 },
      evidence: [{ label: '340 ms', value: at('app.js'), url: at('app.js') }, { label: 'Lighthouse', value: 'median of 3 runs' }],
    },
  ],
  'many scripts': [
    { lab: figures({ tbt: 700 }, { longTasks: Array.from({ length: 12 }, () => task) }) },
    { status: 'fail', params: { ms: 700 }, evidence: Array.from({ length: 10 }, () => ({ label: '340 ms' })) },
  ],
  'a figure that Lighthouse could not measure': [busy(null), { status: 'not-measured', reason: 'browser-failed' }],
});
