import { visitors } from '../../artifacts-speed-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './inp-field.ts';

const taps = (inp: number) => ({ field: visitors({ inp }) });

judgeTable(check, {
  'at the bound': [taps(200), { status: 'pass', params: { ms: 200 }, evidence: [{ label: 'CrUX INP p75, phone', value: '200 ms (2026-11-17)' }] }],
  'a millisecond more': [taps(201), { status: 'warn', params: { ms: 201 } }],
  'at the second bound': [taps(500), { status: 'warn', params: { ms: 500 } }],
  'a millisecond more than that': [taps(501), { status: 'fail', params: { ms: 501 } }],
  'less than a millisecond more': [taps(200.4), { status: 'pass', params: { ms: 200 } }],
  'to the millisecond': [taps(149.6), { status: 'pass', params: { ms: 150 } }],
  'INP is shown first, then the others': [
    { field: visitors({ lcp: 2_100, cls: 0.05, inp: 150 }) },
    {
      status: 'pass', params: { ms: 150 },
      evidence: [
        { label: 'CrUX INP p75, phone', value: '150 ms (2026-11-17)' },
        { label: 'CrUX LCP p75, phone', value: '2100 ms (2026-11-17)' }, { label: 'CrUX CLS p75, phone', value: '0.05 (2026-11-17)' },
      ],
    },
  ],
  'no INP': [
    { field: visitors({ lcp: 2_000 }) },
    { status: 'not-measured', reason: 'not-found', evidence: [{ label: 'CrUX LCP p75, phone' }] },
  ],
  'no figures': [{ field: visitors() }, { status: 'not-measured', reason: 'not-found', evidence: [] }],
});
