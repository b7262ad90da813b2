import { answer, fetched, pageOf } from '../../artifacts-rig.ts';
import { entryOf, resource } from '../../artifacts-access-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { available, unavailable } from '../../available.ts';
import { check } from './store-open.ts';

const OPEN = available(pageOf('<a href="/votter">Votter</a>'));
const seen = (html: string, parts = {}) => ({ entry: entryOf(), maybeHome: available({ ...pageOf(html), ...parts }) });
const LOGIN = '<h1>Logg inn</h1><form><input name="e"><input type="password" name="p"></form>';
const closed = (how: 'password' | 'coming-soon' | 'maintenance' | 'ceased' | 'no-site', status = 200) =>
  ({ entry: entryOf(resource({ kind: 'closed', how, marker: 'Kommer snart' }, answer({ status })), { outcome: 'closed' }), maybeHome: OPEN });

judgeTable(check, {
  'an open store, with links': [{ entry: entryOf(), maybeHome: OPEN }, { status: 'pass', params: {} }],
  'an open store, with a price': [seen('<h1>Votter</h1><p>449 kr</p>'), { status: 'pass', params: {} }],
  'a store on a second domain, which links to its first': [
    seen(['votter', 'luer', 'skjerf', 'sokker'].map((goods) => `<a href="https://first.test/${goods}">${goods}</a>`).join('')),
    { status: 'pass', params: {} },
  ],
  'a page that links to itself and elsewhere, without a price': [
    seen('<h1>It works!</h1><a href="/#mer">Mer</a><a href="https://nginx.test/docs">nginx</a>'),
    { status: 'not-measured', reason: 'not-found' },
  ],
  'a notice that links only to information about its owner': [
    seen('<h1>Hier entsteht unser neuer Onlineshop</h1><a href="/datenschutz">Datenschutz</a><a href="/kontakt">Kontakt</a>'
      + '<a href="/impressum">Impressum</a>'),
    { status: 'not-measured', reason: 'not-found' },
  ],
  'a page that offers three newer browsers': [
    seen(['chrome', 'firefox', 'edge'].map((name) => `<a href="https://${name}.test/">${name}</a>`).join('')),
    { status: 'not-measured', reason: 'not-found' },
  ],
  'a choice of countries': [
    seen('<h1>Velg land</h1><a href="/no/">Norge</a><a href="/se/">Sverige</a><a href="/personvern">Personvern</a>'),
    { status: 'not-measured', reason: 'not-found' },
  ],
  'a choice of countries, each under its own suffix': [
    seen(['se', 'dk', 'fi', 'de'].map((code) => `<a href="https://shop.${code}/">${code}</a>`).join('')),
    { status: 'not-measured', reason: 'not-found' },
  ],
  'a store in several languages': [
    seen('<a href="/no/">Norsk</a><a href="/en/">English</a><a href="/no/votter">Votter</a>'), { status: 'pass', params: {} },
  ],
  'a store in several languages, with a price': [seen('<a href="/en/">English</a><p>Votter 449 kr</p>'), { status: 'pass', params: {} }],
  'a page that leads only to itself, by its language': [
    { entry: entryOf(), maybeHome: available(pageOf('<a href="/no/">Velkommen</a>', { path: '/no/' })) },
    { status: 'not-measured', reason: 'not-found' },
  ],
  ...Object.fromEntries(['#innhold', '/no', '/NO/index.html', '/no/?svar=ja', 'https://www.shop.test/no/#topp'].map((href) => [
    `a question in front of a store, at an address with a language, which leads to ${href}`,
    [
      { entry: entryOf(), maybeHome: available(pageOf(`<a href="${href}">Ja</a><p>Er du over 18 år?</p>`, { path: '/no/' })) },
      { status: 'not-measured', reason: 'not-found' },
    ] as const,
  ])),
  'a page rendered by scripts, with a choice of languages': [
    seen('<a href="/no/">Norsk</a><a href="/en/">English</a>', { shell: 'needs-script' }), { status: 'not-measured', reason: 'needs-script' },
  ],
  'a login form, with ways to get a password': [
    seen(`${LOGIN}<a href="/glemt">Glemt passord?</a><a href="/bli-kunde">Bli kunde</a><a href="/hjelp">Hjelp</a>`),
    { status: 'not-measured', reason: 'not-found' },
  ],
  'a login form in a store': [
    seen(LOGIN + ['votter', 'luer', 'skjerf', 'sokker'].map((goods) => `<a href="/${goods}">${goods}</a>`).join('')),
    { status: 'pass', params: {} },
  ],
  'a login form beside a price': [seen(`${LOGIN}<p>Votter 449 kr</p>`), { status: 'pass', params: {} }],
  'a page rendered by scripts': [seen('<div id="app"></div>', { shell: 'needs-script' }), { status: 'not-measured', reason: 'needs-script' }],
  'a page truncated before its links': [seen('<p>Hei</p>', { truncated: true }), { status: 'not-measured', reason: 'truncated' }],
  'a home page that could not be read': [
    { entry: entryOf(), maybeHome: unavailable('timeout') }, { status: 'not-measured', reason: 'timeout' },
  ],
  'a password page': [closed('password'), {
    status: 'fail', params: { variant: 'password' }, evidence: [{ label: '200', url: 'https://shop.test/' }, {
      label: 'marker', value: 'Kommer snart',
    }],
  }],
  'a coming-soon page': [closed('coming-soon'), { status: 'fail', params: { variant: 'coming-soon' } }],
  'a default page of a server': [closed('no-site'), { status: 'fail', params: { variant: 'no-site' }, evidence: [{ label: '200' }, { label: 'marker' }] }],
  'a store that has closed down': [closed('ceased'), { status: 'fail', params: { variant: 'ceased' } }],
  maintenance: [closed('maintenance', 503), {
    status: 'fail', params: { variant: 'maintenance' }, evidence: [{ label: '503' }, { label: 'marker' }],
  }],
  'closed, without a response': [
    { entry: entryOf(resource({ kind: 'closed', how: 'password', marker: 'm' }), { outcome: 'closed' }), maybeHome: OPEN },
    { status: 'fail', params: { variant: 'password' }, evidence: [{ label: 'marker', value: 'm' }] },
  ],
  'a challenge says nothing about the store': [
    { entry: entryOf(fetched(), { outcome: 'challenged' }), maybeHome: unavailable('challenged', 'bot-challenge') },
    { status: 'not-measured', reason: 'challenged', rootCause: 'bot-challenge' },
  ],
  'a refusal': [
    { entry: entryOf(fetched(), { outcome: 'refused' }), maybeHome: unavailable('refused') },
    { status: 'not-measured', reason: 'refused' },
  ],
});
