import { facet } from '../../../../page/facet.ts';
import { isRestrictedGtin, readNamedGtin } from '../../../../product/gtin.ts';
import type { Item, Leaf } from '../../../../product/item.ts';
import { schemaGtinsOf } from '../../../../product/product.ts';
import type { ProductMarkup } from '../../../../product/product.ts';
import { readSku } from '../../../../product/sku.ts';
import { defineCheck } from '../../check.ts';
import { judgeField } from '../../judging/product-field.ts';

export const check = defineCheck({
  id: 'product-id',
  requiredArtifacts: { products: 'markedProducts' },
  judge: ({ products }) => judgeField(products, {
    name: 'gtin, sku',
    leaves: (product) => [...itemsOf(product).map(firstGtin), ...skusOf(product)],
    isGood: (product) => itemsOf(product).some(hasGlobalGtin)
      || skusOf(product).some((leaf) => leaf && isSku(leaf)),
  }),
});

const isGlobal = (gtin: string | null) => gtin !== null && !isRestrictedGtin(gtin);

/** These are facets, as many products may refer to one offer or value. */
const hasGlobalGtin = facet((item: Item): boolean =>
  schemaGtinsOf(item).some(({ text }) => isGlobal(readNamedGtin(text))));
const isSku = facet(({ text }: Leaf): boolean => readSku(text) !== null);
const firstGtin = facet((item: Item): Leaf | undefined => schemaGtinsOf(item)[0]);

type Leaves = readonly (Leaf | undefined)[];
const itemsOf = ({ item, offers }: ProductMarkup): Item[] => [item, ...offers.map((offer) => offer.item)];
const skusOf = ({ sku, offers }: ProductMarkup): Leaves => [sku, ...offers.map((offer) => offer.sku)];
