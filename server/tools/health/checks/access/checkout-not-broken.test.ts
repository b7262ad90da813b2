import { answer } from '../../artifacts-rig.ts';
import { asking, hopsOf, lost, resource } from '../../artifacts-access-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './checkout-not-broken.ts';

const path = '/kasse';
const CHECKOUT = `https://shop.test${path}`;
const checkout = (status: number) => ({ checkout: asking(path, { path, status }) });

judgeTable(check, {
  'it answers': [checkout(200), { status: 'pass', params: { path }, evidence: [{ label: '200', value: CHECKOUT }] }],
  'it sends an empty basket to the cart': [
    { checkout: asking(path, { path: '/handlekurv', hops: hopsOf(302, CHECKOUT, 'https://shop.test/handlekurv') }) },
    { status: 'pass', params: { path }, evidence: [{ label: '302' }, { label: '200' }] },
  ],
  'the last status that is no error': [checkout(399), { status: 'pass', params: { path } }],
  'an empty basket may be an error': [checkout(400), {
    status: 'not-measured', reason: 'not-found', evidence: [{ label: '400' }],
  }],
  'nothing there to check out': [checkout(499), { status: 'not-measured', reason: 'not-found' }],
  'it is broken': [checkout(500), { status: 'fail', params: { path, status: 500 }, evidence: [{ label: '500' }], snippet: `curl -sSL -D - -o /dev/null '${CHECKOUT}'` }],
  'a time-out': [{ checkout: lost('timeout', { url: CHECKOUT }) }, {
    status: 'not-measured', reason: 'timeout', evidence: [{ label: 'timeout' }],
  }],
  '503 may be a refusal': [
    { checkout: resource({ kind: 'refusal', status: 503, vendor: null, marker: 'm' }, answer({ path, status: 503 }), CHECKOUT) },
    { status: 'not-measured', reason: 'refused' },
  ],
  'never asked': [{ checkout: resource({ kind: 'not-asked', because: 'budget' }, null, CHECKOUT) }, {
    status: 'not-measured', reason: 'budget', evidence: [],
  }],
});
