import { readBrand } from '../../../../product/brand.ts';
import { nameIn } from '../../../../product/product.ts';
import { defineCheck } from '../../check.ts';
import { judgeField } from '../../judging/product-field.ts';

export const check = defineCheck({
  id: 'product-brand',
  requiredArtifacts: { products: 'markedProducts' },
  judge: ({ products }) => judgeField(products, {
    name: 'brand',
    leaves: ({ item }) => [nameIn(item, 'brand')],
    isGood: ({ item }) => readBrand(nameIn(item, 'brand')?.text ?? '') !== null,
  }),
});
