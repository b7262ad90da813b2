import { answer, fetched } from '../../artifacts-rig.ts';
import { entryOf, failure, faulted } from '../../artifacts-access-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './https.ts';

const PLAIN = 'http://shop.test/';

judgeTable(check, {
  'on https': [{ entry: entryOf() }, {
    status: 'pass', params: {}, evidence: [{ label: '200', value: 'https://shop.test/' }],
  }],
  'on http only': [
    { entry: entryOf(fetched('<h1>Shop</h1>', { url: PLAIN }), { tries: [failure('refused'), answer({ url: PLAIN })] }) },
    { status: 'fail', params: { host: 'shop.test' }, evidence: [{ label: 'refused' }, { label: '200', value: PLAIN }] },
  ],
  'a refusal over https is a response over https': [
    { entry: entryOf(fetched(null, { status: 403 }), { outcome: 'refused' }) },
    { status: 'pass', params: {}, evidence: [{ label: '403' }] },
  ],
  'no answer': [
    { entry: entryOf(faulted('timeout'), { outcome: 'unreachable' }) },
    { status: 'not-measured', reason: 'unreachable', rootCause: 'store-reachable', evidence: [{ label: 'timeout' }] },
  ],
});
