import { readBrand } from '../../../../product/brand.ts';
import { check } from '../../check.ts';
import { markedProducts } from '../../needs.ts';
import { judgeField } from './product-field.ts';

export const productBrand = check({
  id: 'product-brand',
  causes: ['product-present'],
  needs: { products: markedProducts },
  judge: ({ products }) => judgeField(products, {
    name: 'brand',
    leaves: ({ brand }) => [brand],
    isGood: ({ brand }) => brand !== undefined && readBrand(brand.text) !== null,
  }),
});
