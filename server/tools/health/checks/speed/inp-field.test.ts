import { visitors } from '../../artifacts-speed-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './inp-field.ts';

const taps = (inp: number) => ({ field: visitors({ inp }) });

judgeTable(check, {
  'at the bound': [taps(200), { status: 'pass', params: { variant: 'phone', ms: 200 }, evidence: [{ label: 'CrUX INP p75, phone', value: '200 ms (2026-11-17)' }] }],
  'a millisecond more': [taps(201), { status: 'warn', params: { variant: 'phone', ms: 201 } }],
  'at the second bound': [taps(500), { status: 'warn', params: { variant: 'phone', ms: 500 } }],
  'a millisecond more than that': [taps(501), { status: 'fail', params: { variant: 'phone', ms: 501 } }],
  'less than a millisecond more': [taps(200.4), { status: 'pass', params: { variant: 'phone', ms: 200 } }],
  'to the millisecond': [taps(149.6), { status: 'pass', params: { variant: 'phone', ms: 150 } }],
  'phones count before desktops; INP is shown first, then the others': [
    { field: visitors({ lcp: 2_100, cls: 0.05, inp: 150 }, { inp: 600 }) },
    {
      status: 'pass', params: { variant: 'phone', ms: 150 },
      evidence: [
        { label: 'CrUX INP p75, phone', value: '150 ms (2026-11-17)' }, { label: 'CrUX INP p75, desktop', value: '600 ms (2026-11-17)' },
        { label: 'CrUX LCP p75, phone', value: '2100 ms (2026-11-17)' }, { label: 'CrUX CLS p75, phone', value: '0.05 (2026-11-17)' },
      ],
    },
  ],
  'only desktops': [
    { field: visitors(undefined, { inp: 240 }) },
    { status: 'warn', params: { variant: 'desktop', ms: 240 }, evidence: [{ label: 'CrUX INP p75, desktop' }] },
  ],
  'only desktops, at the bound': [{ field: visitors(undefined, { inp: 200 }) }, { status: 'pass', params: { variant: 'desktop', ms: 200 } }],
  'only desktops, beyond the second bound': [{ field: visitors(undefined, { inp: 501 }) }, { status: 'fail', params: { variant: 'desktop', ms: 501 } }],
  'phones without INP, and desktops with it': [
    { field: visitors({ lcp: 2_000 }, { inp: 240 }) }, { status: 'warn', params: { variant: 'desktop', ms: 240 } },
  ],
  'no INP': [
    { field: visitors({ lcp: 2_000 }, { lcp: 1_500 }) },
    { status: 'not-measured', reason: 'not-found', evidence: [{ label: 'CrUX LCP p75, phone' }, { label: 'CrUX LCP p75, desktop' }] },
  ],
  'no figures': [{ field: visitors() }, { status: 'not-measured', reason: 'not-found', evidence: [] }],
});
