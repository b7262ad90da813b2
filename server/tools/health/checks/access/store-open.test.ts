import { answer, fetched } from '../../artifacts-rig.ts';
import { entryOf, met, shutEntry } from '../../artifacts-access-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { unavailable } from '../../available.ts';
import { check } from './store-open.ts';

const closed = (how: 'password' | 'coming-soon' | 'maintenance', status = 200) =>
  ({ entry: shutEntry('closed', met({ kind: 'closed', how, marker: 'Kommer snart' }, answer({ status }))) });

judgeTable(check, {
  'an open store': [{ entry: entryOf() }, { status: 'pass', params: {} }],
  'a password': [closed('password'), {
    status: 'fail', params: { variant: 'password' }, evidence: [{ label: '200', url: 'https://shop.test/' }, {
      label: 'marker', value: 'Kommer snart',
    }],
  }],
  'it opens soon': [closed('coming-soon'), { status: 'fail', params: { variant: 'coming-soon' } }],
  maintenance: [closed('maintenance', 503), {
    status: 'fail', params: { variant: 'maintenance' }, evidence: [{ label: '503' }, { label: 'marker' }],
  }],
  'closed, without an answer to show': [
    { entry: shutEntry('closed', met({ kind: 'closed', how: 'password', marker: 'm' })) },
    { status: 'fail', params: { variant: 'password' }, evidence: [{ label: 'marker', value: 'm' }] },
  ],
  'a challenge says nothing of the store behind it': [
    { entry: entryOf(fetched(), { outcome: 'challenged', home: unavailable('challenged', 'bot-challenge') }) },
    { status: 'not-measured', reason: 'challenged', rootCause: 'bot-challenge' },
  ],
  'a refusal': [
    { entry: entryOf(fetched(), { outcome: 'refused', home: unavailable('refused') }) },
    { status: 'not-measured', reason: 'refused' },
  ],
  'a page was read and yet the way in is not known to be open': [
    { entry: entryOf(undefined, { outcome: 'refused' }) }, { status: 'not-measured', reason: 'ambiguous' },
  ],
});
