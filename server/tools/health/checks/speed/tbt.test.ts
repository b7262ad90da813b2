import { at, figures, visited } from '../../artifacts-speed-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { unavailable } from '../../available.ts';
import { check } from './tbt.ts';

const field = unavailable('not-configured');
const busy = (ms: number | null) => ({ lab: figures({ tbt: ms }), field });
const tapped = (ms: number, ...of: Parameters<typeof visited>) => ({ lab: figures({ tbt: ms }), field: visited(...of) });
const task = { url: at('app.js'), ms: 340.4 };

judgeTable(check, {
  'never busy': [busy(0), { status: 'pass', params: { ms: 0 }, evidence: [] }],
  'at the bound': [busy(200), { status: 'pass', params: { ms: 200 } }],
  'a millisecond more': [busy(201), { status: 'warn', params: { variant: 'lab', ms: 201 } }],
  'at the second bound': [busy(600), { status: 'warn', params: { variant: 'lab', ms: 600 } }],
  'a millisecond more than that': [busy(601), { status: 'fail', params: { ms: 601 } }],
  'less than a millisecond more': [busy(200.4), { status: 'pass', params: { ms: 200 } }],
  'to the millisecond': [busy(19.6), { status: 'pass', params: { ms: 20 } }],
  'scripts by their URL, and no other labels': [
    { lab: figures({ tbt: 400 }, { longTasks: [task, { url: 'Unattributable', ms: 90 }], runs: 3 }), field },
    {
      status: 'warn', params: { variant: 'lab', ms: 400 },
      evidence: [{ label: '340 ms', value: at('app.js'), url: at('app.js') }, { label: 'Lighthouse', value: 'median of 3 runs' }],
    },
  ],
  'many scripts': [
    { lab: figures({ tbt: 700 }, { longTasks: Array.from({ length: 12 }, () => task) }), field },
    { status: 'fail', params: { ms: 700 }, evidence: Array.from({ length: 10 }, () => ({ label: '340 ms' })) },
  ],
  'a figure that Lighthouse could not measure': [busy(null), { status: 'not-measured', reason: 'browser-failed' }],
  'good in the lab, and slow for visitors': [tapped(200, { inp: 501 }), {
    status: 'warn', params: { variant: 'visitors', ms: 200, inp: 501 }, evidence: [{ label: 'CrUX INP p75, phone', value: '501 ms (2026-11-17)' }],
  }],
  'good in the lab, and mediocre for visitors': [tapped(19.6, { inp: 200.6 }), {
    status: 'warn', params: { variant: 'visitors', ms: 20, inp: 201 },
  }],
  'good in the lab, and slow for desktop visitors, without phone data': [tapped(0, undefined, { inp: 501 }), {
    status: 'warn', params: { variant: 'desktop-visitors', ms: 0, inp: 501 }, evidence: [{ label: 'CrUX INP p75, desktop' }],
  }],
  'fast for both': [tapped(200, { inp: 200 }), { status: 'pass', params: { ms: 200 }, evidence: [{ label: 'CrUX INP p75, phone' }] }],
  'field data without INP': [tapped(0, { lcp: 9_000 }), { status: 'pass', params: { ms: 0 }, evidence: [] }],
  'mediocre in the lab, and slow for visitors': [tapped(201, { inp: 501 }), { status: 'warn', params: { variant: 'lab', ms: 201 } }],
  'bad in the lab, and fast for visitors': [tapped(601, { inp: 90 }), { status: 'fail', params: { ms: 601 } }],
});
