import { addressOf, ld, marked, OFFER, offered, productOf } from '../../artifacts-product-rig.ts';
import { times } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './product-availability.ts';

const OUT = 'https://schema.org/OutOfStock';
const offers = (...availabilities: string[]) => productOf({ offers: availabilities.map((availability) => ({ ...OFFER, availability })) });
const meta = (text: string) => `<meta property="product:availability" content="${text}">`;
const had = (count: number, total: number) => ({ status: 'pass', params: { count, total } }) as const;
const allOut = (total: number, pages = total) => ({ status: 'warn', params: { total, pages } }) as const;

judgeTable(check, {
  'all in stock': [marked(offered(), offered()), {
    ...had(2, 2), evidence: [{ label: 'availability', value: 'https://schema.org/InStock', page: addressOf(1), line: 4 }, { page: addressOf(2) }],
  }],
  'one is enough': [marked(offered({ availability: OUT }), offered()), had(1, 2)],
  'none in stock': [marked(offered({ availability: OUT }), offered({ availability: 'SoldOut' })), { ...allOut(2), evidence: [{ value: OUT }, { value: 'SoldOut' }] }],
  'a preorder is available': [marked(offered({ availability: 'PreOrder' })), had(1, 1)],
  'a discontinued product is not available': [marked(offered({ availability: 'Discontinued' })), allOut(1)],
  'a product sold only in a shop is not available': [marked(offered({ availability: 'InStoreOnly' }), offered({ availability: 'InStoreOnly' })), allOut(2)],
  'in a shop, and as a preorder': [marked(offers('InStoreOnly', 'PreOrder')), { ...had(1, 1), evidence: [{ value: 'PreOrder' }] }],
  'a meta tag for in stock, beside in-store only': [marked(offered({ availability: 'InStoreOnly' }) + meta('in stock')), { ...had(1, 1), evidence: [{ value: 'in stock' }] }],
  'one available offer is enough': [marked(offers(OUT, 'InStock')), { ...had(1, 1), evidence: [{ value: 'InStock' }] }],
  'one available offer is enough, where one without a query has the page’s address': [
    marked(productOf({ offers: [{ ...OFFER, availability: OUT, url: addressOf(1) }, { ...OFFER, url: `${addressOf(1)}?v=2` }] })), had(1, 1),
  ],
  'one available variant is enough': [marked(ld({
    '@type': 'ProductGroup', name: 'Selbuvotter',
    hasVariant: [{ '@type': 'Product', sku: 'S', offers: { ...OFFER, availability: OUT } }, { '@type': 'Product', sku: 'M', offers: OFFER }],
  })), { ...had(1, 1), evidence: [{ value: 'https://schema.org/InStock' }] }],
  'an available meta tag beside the markup is enough': [marked(offered({ availability: OUT }) + meta('in stock')), { ...had(1, 1), evidence: [{ value: 'in stock' }] }],
  'a contradicting meta tag does not override the markup': [marked(offered() + meta('oos')), had(1, 1)],
  'only a meta tag': [marked(productOf() + meta('oos')), { ...allOut(1), evidence: [{ value: 'oos' }] }],
  'a meta tag with an unknown value': [marked(offered({ availability: OUT }) + meta('kanskje')), { ...allOut(1), evidence: [{ value: OUT }] }],
  'pages without availability do not count': [marked(offered({ availability: '' }), offered()), had(1, 1)],
  'sold out on the only page with availability': [marked(offered({ availability: '' }), offered({ availability: OUT }), productOf()), allOut(1, 3)],
  'more than are shown': [marked(...times(11, offered())), had(11, 11)],
  'no page states it': [marked(productOf(), offered({ availability: 'På lager' })), { status: 'not-measured', reason: 'root-cause', rootCause: 'offer-complete' }],
});
