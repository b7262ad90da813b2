import { expect } from 'vitest';
import { at, measured, NODE } from '../../artifacts-speed-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './unsized-images.ts';

const lacking = (count: number, total: number, url = at('a.png')) =>
  ({ lab: measured({ unsized: { total, count, images: Array.from({ length: Math.min(count, 50) }, () => ({ url, node: NODE })) } }) });

judgeTable(check, {
  'none': [lacking(0, 4), { status: 'pass', params: { total: 4 } }],
  'one': [lacking(1, 4), {
    status: 'warn', params: { count: 1, total: 4 },
    evidence: [{ label: '<img>', value: NODE.snippet, page: at(''), url: at('a.png') }],
  }],
  'half': [lacking(2, 4), { status: 'warn', params: { count: 2, total: 4 } }],
  'more than half': [lacking(3, 4), { status: 'fail', params: { count: 3, total: 4 } }],
  'a dozen': [lacking(12, 12), { status: 'fail', params: { count: 12, total: 12 }, evidence: Array.from({ length: 10 }, () => ({ label: '<img>' })) }],
  'more than are listed': [lacking(120, 120), { status: 'fail', params: { count: 120, total: 120 } }],
  'an image without a URL': [lacking(1, 4, ''), {
    status: 'warn', params: { count: 1, total: 4 }, evidence: [expect.not.objectContaining({ url: expect.anything() })],
  }],
  'a page without images': [lacking(0, 0), { status: 'not-applicable' }],
  'a figure that Lighthouse could not measure': [{ lab: measured({ unsized: null }) }, { status: 'not-measured', reason: 'browser-failed' }],
});
