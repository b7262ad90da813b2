import { expect } from 'vitest';
import { at, figures, NODE, visited } from '../../artifacts-speed-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { available, unavailable } from '../../available.ts';
import { check } from './lcp.ts';

const field = unavailable('not-configured');
const picture = 'data:image/jpeg;base64,/9j/4AAQ';
const after = (ms: number | null) => ({ lab: available(figures({ lcp: ms })), field });

judgeTable(check, {
  'with all evidence': [
    {
      lab: available(figures({ lcp: 1_234.5 }, {
        screenshot: picture, runs: 3, lcpParts: [{ part: 'timeToFirstByte', ms: 80.4 }, { part: 'elementRenderDelay', ms: 110 }],
      })),
      field: visited({ lcp: 2_100.4, cls: 0.05 }),
    },
    {
      status: 'pass', params: { variant: 'field', ms: 2_100, lab: 1_235 },
      evidence: [
        { label: 'LCP', value: 'main > img <img src="/jumper.jpg">', page: at(''), image: picture },
        { label: 'Lighthouse', value: 'median of 3 runs' },
        { label: 'timeToFirstByte', value: '80 ms' }, { label: 'elementRenderDelay', value: '110 ms' },
        { label: 'CrUX LCP p75, phone', value: '2100 ms (2026-11-17)' },
      ],
    },
  ],
  'at the bound': [after(2_500), { status: 'pass', params: { variant: 'lab', ms: 2_500 } }],
  'a millisecond more': [after(2_501), { status: 'warn', params: { variant: 'lab', ms: 2_501 } }],
  'at the second bound': [after(4_000), { status: 'warn', params: { variant: 'lab', ms: 4_000 } }],
  'a millisecond more than that': [after(4_001), { status: 'fail', params: { variant: 'lab', ms: 4_001 } }],
  'less than a millisecond more': [after(2_500.4), { status: 'pass', params: { variant: 'lab', ms: 2_500 } }],
  'zero': [after(0), { status: 'pass', params: { variant: 'lab', ms: 0 } }],
  'no LCP': [after(null), { status: 'not-measured', reason: 'not-found' }],
  'an element that Lighthouse did not report': [
    { lab: available(figures({ lcp: 900 }, { lcpElement: null, screenshot: picture, runs: 3 })), field },
    { status: 'pass', params: { variant: 'lab', ms: 900 }, evidence: [{ label: 'Lighthouse', value: 'median of 3 runs' }] },
  ],
  'a very long element': [
    { lab: available(figures({ lcp: 900 }, { lcpElement: { ...NODE, snippet: 'x'.repeat(400) } })), field },
    { status: 'pass', params: { variant: 'lab', ms: 900 }, evidence: [{ value: `main > img ${'x'.repeat(288)}…` }] },
  ],
  'field data without LCP': [
    { lab: available(figures({ lcp: 900 })), field: visited({ inp: 90 }) },
    { status: 'pass', params: { variant: 'lab', ms: 900 }, evidence: [{ label: 'LCP' }] },
  ],
  'without a screenshot': [
    { lab: available(figures({ lcp: 900 })), field },
    { status: 'pass', params: { variant: 'lab', ms: 900 }, evidence: [expect.not.objectContaining({ image: null })] },
  ],
  'fast in the lab, and slow for visitors': [{ lab: available(figures({ lcp: 900 })), field: visited({ lcp: 4_001 }) }, {
    status: 'fail', params: { variant: 'field', ms: 4_001, lab: 900 },
  }],
  'fast in the lab, and mediocre for visitors': [{ lab: available(figures({ lcp: 2_500 })), field: visited({ lcp: 2_501 }) }, {
    status: 'warn', params: { variant: 'field', ms: 2_501, lab: 2_500 },
  }],
  'slow in the lab, and fast for visitors': [{ lab: available(figures({ lcp: 5_000 })), field: visited({ lcp: 2_500 }) }, {
    status: 'pass', params: { variant: 'field', ms: 2_500, lab: 5_000 },
  }],
  'slow for both': [{ lab: available(figures({ lcp: 3_000 })), field: visited({ lcp: 4_001 }) }, { status: 'fail', params: { variant: 'field', ms: 4_001, lab: 3_000 } }],
  'mediocre for both': [{ lab: available(figures({ lcp: 5_000 })), field: visited({ lcp: 3_000 }) }, { status: 'warn', params: { variant: 'field', ms: 3_000, lab: 5_000 } }],
  'no lab, and slow for visitors': [{ lab: unavailable('no-browser'), field: visited({ lcp: 4_001 }) }, {
    status: 'fail', params: { variant: 'field', ms: 4_001 }, evidence: [{ label: 'CrUX LCP p75, phone', value: '4001 ms (2026-11-17)' }],
  }],
  'no lab, and mediocre for visitors': [{ lab: unavailable('budget'), field: visited({ lcp: 2_501 }) }, {
    status: 'warn', params: { variant: 'field', ms: 2_501 },
  }],
  'no lab, and field data without LCP': [{ lab: unavailable('no-browser'), field: visited({ inp: 90 }) }, {
    status: 'not-measured', reason: 'no-browser', evidence: [],
  }],
  'neither lab nor visitors': [{ lab: unavailable('root-cause', 'cert-valid'), field }, {
    status: 'not-measured', reason: 'root-cause', rootCause: 'cert-valid',
  }],
  'no LCP in the lab, and slow for visitors': [{
    lab: available(figures({ lcp: null }, { lcpElement: null, runs: 3 })), field: visited({ lcp: 4_001 }),
  }, {
    status: 'fail', params: { variant: 'field', ms: 4_001 }, evidence: [{ label: 'CrUX LCP p75, phone' }],
  }],
});
