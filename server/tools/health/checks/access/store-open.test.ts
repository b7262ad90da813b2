import { answer, fetched, pageOf } from '../../artifacts-rig.ts';
import { entryOf, resource, shutEntry } from '../../artifacts-access-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { available, unavailable } from '../../available.ts';
import { check } from './store-open.ts';

const OPEN = available(pageOf('<a href="/votter">Votter</a>'));
const seen = (html: string, parts = {}) => ({ entry: entryOf(), maybeHome: available({ ...pageOf(html), ...parts }) });
const closed = (how: 'password' | 'coming-soon' | 'maintenance' | 'ceased' | 'no-site', status = 200) =>
  ({ entry: shutEntry('closed', resource({ kind: 'closed', how, marker: 'Kommer snart' }, answer({ status }))), maybeHome: OPEN });

judgeTable(check, {
  'an open store, which leads on': [{ entry: entryOf(), maybeHome: OPEN }, { status: 'pass', params: {} }],
  'an open store, which has a price': [seen('<h1>Votter</h1><p>449 kr</p>'), { status: 'pass', params: {} }],
  'a store under a second name, whose links lead to its first': [
    seen(['votter', 'luer', 'skjerf', 'sokker'].map((goods) => `<a href="https://first.test/${goods}">${goods}</a>`).join('')),
    { status: 'pass', params: {} },
  ],
  'a page that leads to itself and away, and has no price': [
    seen('<h1>It works!</h1><a href="/#mer">Mer</a><a href="https://nginx.test/docs">nginx</a>'),
    { status: 'not-measured', reason: 'not-found' },
  ],
  'a notice that leads to what tells of its owner alone': [
    seen('<h1>Hier entsteht unser neuer Onlineshop</h1><a href="/datenschutz">Datenschutz</a><a href="/kontakt">Kontakt</a>'),
    { status: 'not-measured', reason: 'not-found' },
  ],
  'a page that scripts write': [seen('<div id="app"></div>', { shell: 'needs-script' }), { status: 'not-measured', reason: 'needs-script' }],
  'a page that was cut short before its links': [seen('<p>Hei</p>', { truncated: true }), { status: 'not-measured', reason: 'truncated' }],
  'a home page that could not be read': [
    { entry: entryOf(), maybeHome: unavailable('timeout') }, { status: 'not-measured', reason: 'timeout' },
  ],
  'a password': [closed('password'), {
    status: 'fail', params: { variant: 'password' }, evidence: [{ label: '200', url: 'https://shop.test/' }, {
      label: 'marker', value: 'Kommer snart',
    }],
  }],
  'it opens soon': [closed('coming-soon'), { status: 'fail', params: { variant: 'coming-soon' } }],
  'the page of a server': [closed('no-site'), { status: 'fail', params: { variant: 'no-site' }, evidence: [{ label: '200' }, { label: 'marker' }] }],
  'it has closed down': [closed('ceased'), { status: 'fail', params: { variant: 'ceased' } }],
  maintenance: [closed('maintenance', 503), {
    status: 'fail', params: { variant: 'maintenance' }, evidence: [{ label: '503' }, { label: 'marker' }],
  }],
  'closed, without an answer to show': [
    { entry: shutEntry('closed', resource({ kind: 'closed', how: 'password', marker: 'm' })), maybeHome: OPEN },
    { status: 'fail', params: { variant: 'password' }, evidence: [{ label: 'marker', value: 'm' }] },
  ],
  'a challenge says nothing of the store behind it': [
    { entry: entryOf(fetched(), { outcome: 'challenged', home: unavailable('challenged', 'bot-challenge') }), maybeHome: OPEN },
    { status: 'not-measured', reason: 'challenged', rootCause: 'bot-challenge' },
  ],
  'a refusal': [
    { entry: entryOf(fetched(), { outcome: 'refused', home: unavailable('refused') }), maybeHome: OPEN },
    { status: 'not-measured', reason: 'refused' },
  ],
  'a page was read and yet the way in is not known to be open': [
    { entry: entryOf(undefined, { outcome: 'refused' }), maybeHome: OPEN }, { status: 'not-measured', reason: 'ambiguous' },
  ],
});
