import { at, figures, NODE, visited } from '../../artifacts-speed-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { available, unavailable } from '../../available.ts';
import { check } from './cls.ts';

const field = unavailable('not-configured');
const of = (value: number | null) => ({ lab: available(figures({ cls: value })), field });
const shift = { node: NODE, score: 0.19876 };

judgeTable(check, {
  'nothing moves': [of(0), { status: 'pass', params: { variant: 'lab', value: 0 }, evidence: [] }],
  'at the bound': [of(0.1), { status: 'pass', params: { variant: 'lab', value: 0.1 } }],
  'a thousandth more': [of(0.101), { status: 'warn', params: { variant: 'lab', value: 0.101 } }],
  'at the second bound': [of(0.25), { status: 'warn', params: { variant: 'lab', value: 0.25 } }],
  'a thousandth more than that': [of(0.251), { status: 'fail', params: { variant: 'lab', value: 0.251 } }],
  'less than a thousandth more': [of(0.1004), { status: 'pass', params: { variant: 'lab', value: 0.1 } }],
  'to the thousandth': [of(0.0125), { status: 'pass', params: { variant: 'lab', value: 0.013 } }],
  'evidence: layout shifts, runs, field data': [
    { lab: available(figures({ cls: 0.2 }, { shifts: [shift, { ...shift, score: 0.001 }], runs: 3 })), field: visited({ cls: 0.05, lcp: 900 }) },
    {
      status: 'pass', params: { variant: 'field', value: 0.05, lab: 0.2 },
      evidence: [
        { label: '0.199', value: 'main > img <img src="/jumper.jpg">', page: at('') }, { label: '0.001' },
        { label: 'Lighthouse', value: 'median of 3 runs' }, { label: 'CrUX CLS p75, phone', value: '0.05 (2026-11-17)' },
      ],
    },
  ],
  'many layout shifts': [
    { lab: available(figures({ cls: 0.3 }, { shifts: Array.from({ length: 12 }, () => shift) })), field },
    { status: 'fail', params: { variant: 'lab', value: 0.3 }, evidence: Array.from({ length: 10 }, () => ({ label: '0.199' })) },
  ],
  'a figure that Lighthouse could not measure': [of(null), { status: 'not-measured', reason: 'browser-failed' }],
  'good in the lab, and bad for visitors': [{ lab: available(figures({ cls: 0 })), field: visited({ cls: 0.3 }) }, {
    status: 'fail', params: { variant: 'field', value: 0.3, lab: 0 },
  }],
  'mediocre for both': [{ lab: available(figures({ cls: 0.3 })), field: visited({ cls: 0.2 }) }, { status: 'warn', params: { variant: 'field', value: 0.2, lab: 0.3 } }],
  'bad for both': [{ lab: available(figures({ cls: 0.2 })), field: visited({ cls: 0.3 }) }, { status: 'fail', params: { variant: 'field', value: 0.3, lab: 0.2 } }],
  'no lab, and bad for visitors': [{ lab: unavailable('no-browser'), field: visited({ cls: 0.3 }) }, {
    status: 'fail', params: { variant: 'field', value: 0.3 }, evidence: [{ label: 'CrUX CLS p75, phone', value: '0.3 (2026-11-17)' }],
  }],
  'no lab, and good for visitors': [{ lab: unavailable('timeout'), field: visited({ cls: 0.1 }) }, {
    status: 'pass', params: { variant: 'field', value: 0.1 },
  }],
  'neither lab nor visitors': [{ lab: unavailable('no-browser'), field }, { status: 'not-measured', reason: 'no-browser', evidence: [] }],
  'a figure that Lighthouse could not measure, with field data': [{ lab: available(figures({ cls: null })), field: visited({ cls: 0.3 }) }, {
    status: 'fail', params: { variant: 'field', value: 0.3 }, evidence: [{ label: 'CrUX CLS p75, phone' }],
  }],
});
