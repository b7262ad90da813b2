import { answer } from '../../artifacts-rig.ts';
import { asking, hopsOf, faulted, resource } from '../../artifacts-access-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './checkout-not-broken.ts';

const path = '/kasse';
const CHECKOUT = `https://shop.test${path}`;
const checkout = (status: number) => ({ checkout: asking(path, { path, status }) });

judgeTable(check, {
  'it opens': [checkout(200), { status: 'pass', params: { path }, evidence: [{ label: '200', value: CHECKOUT }] }],
  'it redirects an empty cart': [
    { checkout: asking(path, { path: '/handlekurv', hops: hopsOf(302, CHECKOUT, 'https://shop.test/handlekurv') }) },
    { status: 'pass', params: { path }, evidence: [{ label: '302' }, { label: '200' }] },
  ],
  'the highest status that is not an error': [checkout(399), { status: 'pass', params: { path } }],
  'the lowest error status may mean an empty cart': [checkout(400), {
    status: 'not-measured', reason: 'not-found', evidence: [{ label: '400' }],
  }],
  'the highest client error may mean an empty cart': [checkout(499), { status: 'not-measured', reason: 'not-found' }],
  'it is broken': [checkout(500), { status: 'fail', params: { path, status: 500 }, evidence: [{ label: '500' }], snippet: `curl -sSL -D - -o /dev/null '${CHECKOUT}'` }],
  'a timeout': [{ checkout: faulted('timeout', { url: CHECKOUT }) }, {
    status: 'not-measured', reason: 'timeout', evidence: [{ label: 'timeout' }],
  }],
  '503 may be a refusal': [
    { checkout: resource({ kind: 'refusal', status: 503, vendor: null, marker: 'm' }, answer({ path, status: 503 }), CHECKOUT) },
    { status: 'not-measured', reason: 'refused' },
  ],
  'not requested': [{ checkout: resource({ kind: 'not-asked', because: 'budget' }, null, CHECKOUT) }, {
    status: 'not-measured', reason: 'budget', evidence: [],
  }],
});
