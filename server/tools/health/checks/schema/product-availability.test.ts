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
  'none is': [marked(offered({ availability: OUT }), offered({ availability: 'SoldOut' })), { ...allOut(2), evidence: [{ value: OUT }, { value: 'SoldOut' }] }],
  'what can be ordered beforehand can be had': [marked(offered({ availability: 'PreOrder' })), had(1, 1)],
  'what is made no more cannot': [marked(offered({ availability: 'Discontinued' })), allOut(1)],
  'what is had in a shop alone cannot be ordered': [marked(offered({ availability: 'InStoreOnly' }), offered({ availability: 'InStoreOnly' })), allOut(2)],
  'in a shop, and to be ordered beforehand': [marked(offers('InStoreOnly', 'PreOrder')), { ...had(1, 1), evidence: [{ value: 'PreOrder' }] }],
  'a tag that it can be ordered, beside a shop alone': [marked(offered({ availability: 'InStoreOnly' }) + meta('in stock')), { ...had(1, 1), evidence: [{ value: 'in stock' }] }],
  'one offer that can be had makes the product one': [marked(offers(OUT, 'InStock')), { ...had(1, 1), evidence: [{ value: 'InStock' }] }],
  'one variant that can be had makes the product one': [marked(ld({
    '@type': 'ProductGroup', name: 'Selbuvotter',
    hasVariant: [{ '@type': 'Product', sku: 'S', offers: { ...OFFER, availability: OUT } }, { '@type': 'Product', sku: 'M', offers: OFFER }],
  })), { ...had(1, 1), evidence: [{ value: 'https://schema.org/InStock' }] }],
  'the tag beside the markup makes it one': [marked(offered({ availability: OUT }) + meta('in stock')), { ...had(1, 1), evidence: [{ value: 'in stock' }] }],
  'a tag that says the opposite does not outdo the markup': [marked(offered() + meta('oos')), had(1, 1)],
  'the tag alone': [marked(productOf() + meta('oos')), { ...allOut(1), evidence: [{ value: 'oos' }] }],
  'a tag that says nothing known': [marked(offered({ availability: OUT }) + meta('kanskje')), { ...allOut(1), evidence: [{ value: OUT }] }],
  'pages that do not say are not counted': [marked(offered({ availability: '' }), offered()), had(1, 1)],
  'sold out on the one page that says': [marked(offered({ availability: '' }), offered({ availability: OUT }), productOf()), allOut(1, 3)],
  'more than are shown': [marked(...times(11, offered())), had(11, 11)],
  'no page says': [marked(productOf(), offered({ availability: 'På lager' })), { status: 'not-measured', reason: 'root-cause', rootCause: 'offer-complete' }],
});
