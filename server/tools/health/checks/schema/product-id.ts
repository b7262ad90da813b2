import { isRestrictedGtin, readNamedGtin } from '../../../../product/gtin.ts';
import type { Leaf } from '../../../../product/item.ts';
import { schemaGtinsOf } from '../../../../product/product.ts';
import type { ProductMarkup } from '../../../../product/product.ts';
import { readSku } from '../../../../product/sku.ts';
import { defineCheck } from '../../check.ts';
import { markedProducts } from '../../artifacts.ts';
import { judgeField } from '../../judging/product-field.ts';

export const check = defineCheck({
  id: 'product-id',
  requiredArtifacts: { products: markedProducts },
  judge: ({ products }) => judgeField(products, {
    name: 'gtin, sku',
    leaves: (product) => [...gtinsOf(product), ...skusOf(product)],
    isGood: (product) => gtinsOf(product).some((leaf) => isGlobal(readNamedGtin(leaf?.text ?? '')))
      || skusOf(product).some((leaf) => leaf && readSku(leaf.text) !== null),
  }),
});

const isGlobal = (gtin: string | null): boolean => gtin !== null && !isRestrictedGtin(gtin);

type Leaves = readonly (Leaf | undefined)[];
const gtinsOf = ({ item, offers }: ProductMarkup): Leaves => [item, ...offers.map((offer) => offer.item)].flatMap(schemaGtinsOf);
const skusOf = ({ sku, offers }: ProductMarkup): Leaves => [sku, ...offers.map((offer) => offer.sku)];
