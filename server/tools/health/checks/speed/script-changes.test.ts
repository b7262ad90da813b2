import { ld, OFFER } from '../../artifacts-product-rig.ts';
import { NOW, pageOf } from '../../artifacts-rig.ts';
import { source } from '../../artifacts-sample-rig.ts';
import { judgeTable } from '../../judge-table-rig.ts';
import { check } from './script-changes.ts';

const of = (...pages: readonly (readonly [before: string, after: string, parts?: Parameters<typeof pageOf>[1]])[]) => ({
  now: NOW,
  pages: pages.map(([before, after, parts], place) => {
    const at = { path: `/${place}` };
    return { before: pageOf(source(before), at), after: pageOf(source(after), { ...at, ...parts }) };
  }),
});
const NOINDEX = '<meta name="robots" content="noindex">';
const canonical = (path: string): string => `<link rel="canonical" href="https://shop.test${path}">`;
const priced = (price: string): string => ld({ '@type': 'Product', name: 'Selbuvotter', offers: { ...OFFER, price } });
const warn = (variant: string, count: number, total: number) => ({ status: 'warn', params: { variant, count, total } }) as never;

judgeTable(check, {
  'nothing changes': [of(['', ''], [canonical('/a') + priced('449'), canonical('/a') + priced('449.00')]), { status: 'pass', params: { total: 2 } }],
  'scripts add values': [of(['', canonical('/a') + priced('449')]), { status: 'pass', params: { total: 1 } }],
  'scripts remove values': [of([canonical('/a') + priced('449'), '']), { status: 'pass', params: { total: 1 } }],
  'noindex is removed': [of([NOINDEX, '']), { ...warn('noindex-removed', 1, 1) as object, evidence: [{ label: 'noindex', value: 'noindex → –', page: 'https://shop.test/0' }] } as never],
  'noindex is added': [of(['', ''], ['', NOINDEX]), { ...warn('noindex-added', 1, 2) as object, evidence: [{ value: '– → noindex', page: 'https://shop.test/1' }] } as never],
  'noindex stays': [of([NOINDEX, NOINDEX]), { status: 'pass', params: { total: 1 } }],
  'noindex missing from a truncated page': [of([NOINDEX, '', { truncated: 'size' }]), { status: 'pass', params: { total: 1 } }],
  'another canonical URL': [of([canonical('/a'), canonical('/b')]), {
    ...warn('canonical', 1, 1) as object, evidence: [{ label: 'canonical', value: 'https://shop.test/a → https://shop.test/b' }],
  } as never],
  'another price': [of([priced('449'), priced('399')]), { ...warn('price', 1, 1) as object, evidence: [{ label: 'price', value: '449 → 399' }] } as never],
  'a price that is not a number does not count': [of([priced('449'), priced('fra 399')]), { status: 'pass', params: { total: 1 } }],
  'the most severe of several kinds, with all evidence': [of([priced('449'), priced('399')], [NOINDEX, '']), {
    ...warn('noindex-removed', 1, 2) as object, evidence: [{ label: 'noindex' }, { label: 'price' }],
  } as never],
});
