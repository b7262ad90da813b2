import { readGtin } from '../../../../product/gtin.ts';
import { readSku } from '../../../../product/sku.ts';
import { check } from '../../check.ts';
import { markedProducts } from '../../needs.ts';
import { judgeField } from './product-field.ts';

export const productId = check({
  id: 'product-id',
  causes: ['product-present'],
  needs: { products: markedProducts },
  judge: ({ products }) => judgeField(products, {
    name: 'gtin, sku',
    leaves: ({ gtins, sku, offers }) => [...gtins, sku, ...offers.flatMap((offer) => [offer.gtin, offer.sku])],
    isGood: (text) => readGtin(text) !== null || readSku(text) !== null,
  }),
});
