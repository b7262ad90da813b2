import { sampled } from '../../artifacts-rig.ts';
import { ld } from '../../artifacts-product-rig.ts';
import { samplePages, source } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { available, unavailable } from '../../available.ts';
import { check } from './organization.ts';

const given = (...heads: string[]) => {
  const pages = samplePages(...heads.map((head) => source(head)));
  return { pages, maybeStorePages: available(pages) };
};
const NAMED = { name: 'Nordlys Ull', url: 'https://shop.test/', logo: '/logo.png' };
const of = (type: string | readonly string[], more: object = {}) => ld({ '@type': type, ...NAMED, ...more });
const within = (property: string, item: object) => ld({ '@type': 'WebSite', [property]: { ...NAMED, ...item } });
const PASS = { status: 'pass', params: {} } as const;
const NONE = { status: 'fail', params: {} } as const;
const lacks = (missing: string) => ({ status: 'warn', params: { missing } }) as const;

judgeTable(check, {
  'name, URL and logo': [given('', of('Organization')), {
    ...PASS, evidence: [{ label: '@type', value: 'Organization', page: 'https://shop.test/side-2', line: 4 }],
  }],
  'a kind of store': [given(of('OnlineStore')), PASS],
  'a shop': [given(of('BikeShop')), PASS],
  'a corporation': [given(of('Corporation')), PASS],
  'a local business': [given(of('LocalBusiness')), PASS],
  ...Object.fromEntries(['Bakery', 'Florist', 'Optician', 'Pharmacy', 'Winery'].map((type) => [type, [given(of(type)), PASS] as const])),
  'a dealer': [given(of('AutoDealer')), PASS],
  'one of several types': [given(of(['Brand2', 'Store'])), PASS],
  'the publisher of the site': [given(within('publisher', { '@type': 'Organization' })), PASS],
  'in Microdata': [given('<div itemscope itemtype="https://schema.org/Organization"><b itemprop="name">N</b><a itemprop="url" href="/">N</a><img itemprop="logo" src="/l.png"></div>'), PASS],
  'a logo that is an object with its URL': [given(of('Organization', { logo: { '@type': 'ImageObject', contentUrl: '/l.png' } })), PASS],
  'a logo that is an object by its other URL': [given(of('Organization', { logo: { '@type': 'ImageObject', url: '/l.png' } })), PASS],
  'a logo that refers to another item': [given(of('Organization', { logo: { '@id': '#logo' } })), PASS],
  'a logo that is an empty object': [given(of('Organization', { logo: { '@type': 'ImageObject' } })), lacks('logo')],
  'no logo, no URL': [given(of('Organization', { url: undefined, logo: '' })), { ...lacks('url, logo'), evidence: [{ value: 'Organization' }] }],
  'no name': [given(of('Organization', { name: ' ' })), lacks('name')],
  'the most complete of several counts': [given(of('Organization', { name: '', logo: '' }), of('Store', { logo: '' })), {
    ...lacks('logo'), evidence: [{ value: 'Store', page: 'https://shop.test/side-2' }],
  }],
  'a person': [given(of('Person')), { ...NONE, evidence: [{ label: 'Organization', value: '0', page: 'https://shop.test/' }] }],
  'a brand that is also an organization, of another site': [given(of(['Brand', 'Organization'], { url: 'https://maker.test/' })), NONE],
  'a brand that is also an organization, with its own page in the store': [given(of(['Brand', 'Organization'], { url: '/merker/maker' })), NONE],
  'a brand that is also an organization, without a URL': [given(of(['Brand', 'Organization'], { url: undefined })), NONE],
  'a store that is also a brand': [given(of(['Organization', 'Brand'], { url: 'https://www.shop.test/' })), PASS],
  'a type that begins like one': [given(of('Organizations') + of('StoreRoom')), NONE],
  'no markup, on several pages': [given('', ''), { ...NONE, evidence: [{ page: 'https://shop.test/' }] }],
  ...Object.fromEntries(([
    ['brand', 'the maker of a product'], ['manufacturer', 'its manufacturer'], ['author', 'who wrote a review'], ['review', 'a review'],
    ['reviews', 'reviews'], ['itemReviewed', 'what was reviewed'], ['creator', 'who made it'], ['sponsor', 'who pays'],
    ['contributor', 'who helped'], ['parentOrganization', 'who owns the store'], ['provider', 'who carries the goods'],
    ['memberOf', 'what the store is a member of'], ['isRelatedTo', 'what is related'], ['isSimilarTo', 'what is similar'],
    ['itemListElement', 'one of a list'],
  ] as const).map(([property, what]) => [`${what} is not the store`, [given(within(property, { '@type': 'Organization' })), NONE] as const])),
  'none, on a truncated page and a complete one': [
    { pages: samplePages('', ''), maybeStorePages: available([sampled('category', '', { path: '/hel' })]) }, { ...NONE, evidence: [{ page: 'https://shop.test/hel' }] },
  ],
  'none, and all pages were truncated': [{ pages: samplePages(''), maybeStorePages: unavailable('truncated') }, { status: 'not-measured', reason: 'truncated' }],
  'one, although scripts add the rest': [{ pages: samplePages(of('Organization')), maybeStorePages: unavailable('needs-script') }, PASS],
  'none, where scripts may add it': [{ pages: samplePages(''), maybeStorePages: unavailable('needs-script') }, { status: 'not-measured', reason: 'needs-script' }],
});
