import { addressOf, marked, productOf } from '../../artifacts-product-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './product-image.ts';

const PASS = { status: 'pass', params: { total: 1 } } as const;
const FAIL = { status: 'fail', params: { total: 1 } } as const;
const INLINE = 'data:image/gif;base64,R0lGOD';

judgeTable(check, {
  'a URL': [marked(productOf({ image: 'https://shop.test/a.jpg' })), PASS],
  'several': [marked(productOf({ image: ['/a.jpg', '/b.jpg'] })), PASS],
  'an object with its URL': [marked(productOf({ image: { '@type': 'ImageObject', contentUrl: '/a.jpg' } })), PASS],
  'a data URL': [marked(productOf({ image: ` ${INLINE}` })), { ...FAIL, evidence: [{ label: 'image', value: INLINE, page: addressOf(1), line: 4 }] }],
  'a data URL beside a URL': [marked(productOf({ image: [INLINE, '/a.jpg'] })), PASS],
  'an empty one': [marked(productOf({ image: '' })), { ...FAIL, evidence: [{ value: '0' }] }],
  'a boolean': [marked(productOf({ image: false })), { ...FAIL, evidence: [{ value: '0' }] }],
  'a boolean as URL': [marked(productOf({ image: { '@type': 'ImageObject', url: false } })), FAIL],
  'missing on one': [marked(productOf({ image: '/a.jpg' }), productOf()), {
    status: 'warn', params: { count: 1, total: 2 }, evidence: [{ label: 'image', value: '0', page: addressOf(2), line: 4 }],
  }],
  'missing on all': [marked(productOf(), productOf()), { status: 'fail', params: { total: 2 } }],
});
