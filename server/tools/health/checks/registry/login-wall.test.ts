import type { PageRole, Sample, SampledPage, FetchedResource, Available, Unavailable } from '../../gathered.ts';
import { ORIGIN, pageOf, sampled, fetched } from '../../artifacts-rig.ts';
import { entryOf, hopsOf } from '../../artifacts-access-rig.ts';
import { sentTo } from '../../artifacts-registry-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { available, unavailable } from '../../available.ts';
import { check } from './login-wall.ts';

const HOME = '<h1>Velkommen</h1>';
const LOGIN = '<h1>Logg inn</h1><form><input type="password"></form>';
const PRICED = '<h1>Genser</h1><p>Pris: 1 299 kr</p><button>Legg i handlekurv</button>';
const WALLED = '<h1>Genser</h1>\n<p>Logg inn for å se pris.</p>';
const SILENT = '<h1>Genser</h1><p>Ring oss for tilbud.</p>';

const probe = sentTo('/logg-inn', '/produkt/genser');
const openProbe = fetched(HOME, { path: '/produkt/votter' });
const products = (...htmls: string[]): SampledPage[] => htmls.map((html, index) => sampled('product', html, { path: `/produkt/${index}` }));
const missing = (why: Unavailable): ReadonlyMap<PageRole, Unavailable> => new Map([['product', why]]);

/** A store whose home page was read, after redirects to `last`. */
function store({ home = HOME, last = fetched(home), pages = [], probes = [], without = new Map(), b2b = false }: {
  home?: string; last?: FetchedResource; pages?: readonly SampledPage[]; probes?: readonly FetchedResource[]; without?: Sample['missing']; b2b?: boolean;
}) {
  const asked = { requestedUrl: new URL(ORIGIN), b2b };
  return { asked, entry: entryOf(last, { home: available(pageOf(home)) }), sample: { pages: [sampled('home', home), ...pages], missing: without }, productProbes: probes };
}

/** A store that refused the scan. */
const refusing = (status: number, { b2b = false, vendor = null, access = { kind: 'refusal', status, vendor, marker: String(status) } }: {
  b2b?: boolean; vendor?: string | null; access?: FetchedResource['access'];
} = {}) => {
  const home: Available<never> = unavailable('refused');
  return { asked: { requestedUrl: new URL(ORIGIN), b2b }, entry: entryOf({ ...fetched('', { status }), access }, { home }), sample: { pages: [], missing: new Map() }, productProbes: [] };
};

const wholeStore = { home: LOGIN, last: sentTo('/logg-inn'), probes: [probe, probe] };
const unread = (more: { truncated?: 'size'; shell?: boolean }): SampledPage => sampled('product', SILENT, more);

judgeTable(check, {
  'prices on products': [store({ pages: products(PRICED, PRICED) }), { status: 'pass', params: {}, evidence: [] }],
  'a price on one product, and none on another': [store({ pages: products(SILENT, PRICED) }), { status: 'pass', params: {} }],
  'prices on the home page': [store({ home: '<p>Genser 1 299 kr</p>', pages: products(SILENT) }), { status: 'pass', params: {} }],
  'prices in a list': [store({ pages: [sampled('category', '<p>Genser 1 299 kr</p>'), ...products(SILENT)] }), { status: 'pass', params: {} }],
  'prices in a list, and no product was found': [store({ pages: [sampled('category', '<p>Genser 1 299 kr</p>')] }), { status: 'pass', params: {} }],
  'a login dialog over prices': [
    store({ pages: products(`<header><dialog open>Logg inn for å se dine priser<input type="password"></dialog></header>${PRICED}`) }), { status: 'pass', params: {} },
  ],
  'a lower price for members, in the words of a login prompt': [store({ pages: products(`${PRICED}<p>Logg inn for å se pris for medlemmer.</p>`) }), { status: 'pass', params: {} }],
  'a newsletter, an age gate, a cookie gate over prices': [
    store({ pages: products(`${PRICED}<form><input type="email"></form><div role="dialog">Er du over 18 år?</div><div role="dialog">Godta</div>`) }), { status: 'pass', params: {} },
  ],

  'every page redirects to a login': [store(wholeStore), {
    status: 'fail', params: {},
    evidence: [
      { label: '302', value: `${ORIGIN}/ → /logg-inn` }, { label: '200', value: `${ORIGIN}/logg-inn` },
      { label: '302', value: `${ORIGIN}/produkt/genser → /logg-inn` }, { label: '200' },
      { label: '302' }, { label: '200' },
    ],
  }],
  'every page of a trade store redirects to a login': [store({ ...wholeStore, b2b: true }), { status: 'warn', params: { variant: 'trade' }, evidence: [{ label: '302' }] }],
  'many pages redirect to a login': [
    store({ ...wholeStore, probes: Array.from({ length: 6 }, () => probe) }), { status: 'fail', params: {}, evidence: Array.from({ length: 10 }, () => ({})) },
  ],
  'the home page and all products redirect to a login page': [store({ ...wholeStore, home: HOME }), { status: 'fail', params: {} }],
  'a login as the home page, and no product URL': [store({ home: LOGIN }), { status: 'fail', params: {}, evidence: [{ label: '200', value: `${ORIGIN}/` }] }],
  'a login as the home page, and all products redirect to one': [store({ home: LOGIN, probes: [probe] }), { status: 'fail', params: {} }],
  'a login as the home page, and a product that does not redirect': [
    store({ home: LOGIN, probes: [probe, openProbe], without: missing(unavailable('not-found')) }), { status: 'not-measured', reason: 'not-found' },
  ],
  'the home page redirects to a login, and no product is known': [
    store({ home: HOME, last: sentTo('/logg-inn') }), { status: 'not-measured', reason: 'ambiguous', evidence: [{ label: '302' }] },
  ],
  'the home page redirects to a login, and a product does not': [
    store({ home: HOME, last: sentTo('/logg-inn'), probes: [probe, openProbe] }), { status: 'not-measured', reason: 'ambiguous' },
  ],
  'a home page with status 401': [refusing(401), { status: 'fail', params: {}, evidence: [{ label: '401', value: `${ORIGIN}/` }] }],
  'a home page of a trade store with status 401': [refusing(401, { b2b: true }), { status: 'warn', params: { variant: 'trade' }, evidence: [{ label: '401' }] }],
  'a home page with status 403': [refusing(403), { status: 'not-measured', reason: 'refused' }],
  'a 401 by a bot protection vendor': [refusing(401, { vendor: 'akamai' }), { status: 'not-measured', reason: 'refused' }],
  'a 401 by a challenge': [
    refusing(401, { access: { kind: 'wall', vendor: null, marker: '' } }), { status: 'not-measured', reason: 'refused' },
  ],
  'a store that did not answer': [
    { ...refusing(401), entry: entryOf({ ...fetched(''), result: null, access: { kind: 'fault' } }, { home: unavailable('timeout') }) }, { status: 'not-measured', reason: 'timeout' },
  ],

  'an open home page whose products redirect to a login': [
    store({ probes: [probe, probe] }), { status: 'warn', params: { variant: 'prices-hidden' }, evidence: [{ label: '200' }, { label: '302' }] },
  ],
  'the only product redirects to a login': [
    store({ probes: [probe], without: missing(unavailable('not-found')) }), { status: 'not-measured', reason: 'not-found' },
  ],
  'one of two products redirects to a login': [store({ probes: [probe, openProbe] }), { status: 'not-measured', reason: 'not-found' }],
  'two products that ask for a login': [store({ pages: products(WALLED, WALLED) }), {
    status: 'warn', params: { variant: 'prices-hidden' }, evidence: [{ label: 'text', value: 'logg inn for å se pris', page: `${ORIGIN}/produkt/0` }, { page: `${ORIGIN}/produkt/1` }],
  }],
  'two pages at addresses of products that ask for a login, without more to tell them by': [
    store({ probes: [fetched(WALLED, { path: '/produkt/a' }), fetched(WALLED, { path: '/produkt/b' })] }),
    { status: 'warn', params: { variant: 'prices-hidden' }, evidence: [{ value: 'logg inn for å se pris', page: `${ORIGIN}/produkt/a` }, {}] },
  ],
  'one such page, and one that does not ask': [
    store({ probes: [fetched(WALLED, { path: '/produkt/a' }), openProbe] }), { status: 'not-measured', reason: 'not-found' },
  ],
  'one such page, and one that redirects to a login': [
    store({ probes: [fetched(WALLED, { path: '/produkt/a' }), probe] }), { status: 'not-measured', reason: 'not-found' },
  ],
  'two addresses that lead to the same such page': [
    store({ probes: ['/produkt/a', '/produkt/b'].map((path) => fetched(WALLED, { path: '/', hops: hopsOf(302, ORIGIN + path, '/') })) }),
    { status: 'not-measured', reason: 'not-found' },
  ],
  'a dozen products that ask for a login': [
    store({ pages: products(...Array.from({ length: 12 }, () => WALLED)) }), { status: 'warn', params: { variant: 'prices-hidden' }, evidence: Array.from({ length: 10 }, () => ({})) },
  ],
  'one product that asks for a login, and one with a price': [
    store({ pages: products(PRICED, WALLED) }), { status: 'warn', params: { variant: 'partial' }, evidence: [{ page: `${ORIGIN}/produkt/1` }] },
  ],
  'products that ask for a login, and prices in a list': [
    store({ pages: [sampled('category', '<p>Genser 1 299 kr</p>'), ...products(WALLED, WALLED)] }), { status: 'warn', params: { variant: 'partial' } },
  ],
  'products that ask for a login, and prices on a page of another kind': [
    store({ pages: [...products(WALLED, WALLED), sampled('terms', '<p>Gebyr 50 kr</p>')] }), { status: 'warn', params: { variant: 'prices-hidden' } },
  ],
  'one product that asks for a login, and no price anywhere': [
    store({ pages: products(WALLED) }), { status: 'not-measured', reason: 'ambiguous', evidence: [{ value: 'logg inn for å se pris' }] },
  ],
  'products without a price and without a login prompt': [store({ pages: products(SILENT, SILENT) }), { status: 'not-measured', reason: 'ambiguous', evidence: [] }],
  'products that can be bought, and ask for a login': [
    store({ pages: products(`${WALLED}<button>Kjøp</button>`, `${WALLED}<button>Kjøp</button>`) }), { status: 'not-measured', reason: 'ambiguous' },
  ],
  'no product, for a known reason': [store({ without: missing(unavailable('challenged')) }), { status: 'not-measured', reason: 'challenged' }],
  'no product, without a reason': [store({}), { status: 'not-measured', reason: 'not-found' }],
  'a product rendered by scripts': [store({ pages: [unread({ shell: true }), unread({ truncated: 'size' })] }), { status: 'not-measured', reason: 'needs-script' }],
  'a truncated product page': [store({ pages: [...products(SILENT), unread({ truncated: 'size' })] }), { status: 'not-measured', reason: 'truncated' }],
});
