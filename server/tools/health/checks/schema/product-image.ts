import { defineCheck } from '../../check.ts';
import { judgeField } from '../../judging/product-field.ts';

export const check = defineCheck({
  id: 'product-image',
  requiredArtifacts: { products: 'markedProducts' },
  judge: ({ products }) => judgeField(products, {
    name: 'image',
    leaves: ({ images }) => images,
    isGood: ({ images }) => images.some(({ text }) => !text.trim().startsWith('data:')),
  }),
});
