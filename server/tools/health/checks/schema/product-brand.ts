import { readBrand } from '../../../../product/brand.ts';
import { defineCheck } from '../../check.ts';
import { markedProducts } from '../../artifacts.ts';
import { judgeField } from '../../judging/product-field.ts';

export const check = defineCheck({
  id: 'product-brand',
  causes: ['product-present'],
  requiredArtifacts: { products: markedProducts },
  judge: ({ products }) => judgeField(products, {
    name: 'brand',
    leaves: ({ brand }) => [brand],
    isGood: ({ brand }) => brand !== undefined && readBrand(brand.text) !== null,
  }),
});
