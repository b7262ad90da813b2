import { expect, test } from 'vitest';
import { ld, marked, productOf } from '../artifacts-product-rig.ts';
import { judgeField } from './product-field.ts';

const judge = (...markup: string[]) => judgeField(marked(...markup).products, {
  name: 'colour', leaves: ({ description }) => [undefined, description], isGood: ({ description }) => description?.text === 'blå',
});

test('passes where one Product of a page has the field', () => {
  expect(judge(productOf() + productOf({ description: 'blå' }))).toEqual({ status: 'pass', params: { total: 1 } });
});

test('shows the written value, whichever Product or variant has it', () => {
  const variants = [{ '@type': 'Product', name: 'S' }, { '@type': 'Product', name: 'M', description: 'rød' }];
  expect(judge(ld({ '@type': 'ProductGroup', name: 'Selbuvotter', hasVariant: variants }))).toMatchObject({
    status: 'fail', params: { total: 1 }, evidence: [{ label: 'colour', value: 'rød', line: 4 }],
  });
});

test('shows the product itself if no value is written', () => {
  const verdict = judge(productOf({ description: 'blå' }), productOf());
  expect(verdict).toMatchObject({ status: 'warn', params: { count: 1, total: 2 }, evidence: [{ label: 'colour', value: '0', page: 'https://shop.test/produkt-2' }] });
});
