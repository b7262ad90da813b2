import { check } from '../../check.ts';
import { markedProducts } from '../../needs.ts';
import { judgeField } from './product-field.ts';

export const productImage = check({
  id: 'product-image',
  causes: ['product-present'],
  needs: { products: markedProducts },
  judge: ({ products }) => judgeField(products, {
    name: 'image',
    leaves: ({ images }) => images,
    isGood: ({ images }) => images.some(({ text }) => !text.trim().startsWith('data:')),
  }),
});
