import { readProductFacts } from '../../../../product/facts.ts';
import { readLdBlocks } from '../../../../product/jsonld-block.ts';
import { defineCheck, causedBy, pass, judgeLack } from '../../check.ts';
import type { ReadPage } from '../../gathered.ts';
import { markupEvidence, noneEvidence } from '../../evidence.ts';

export const check = defineCheck({
  id: 'product-present',
  requiredArtifacts: { products: 'markupProducts' },
  judge({ products }) {
    const total = products.length;
    const marked = products.map((page) => ({ page, main: readProductFacts(page.page).main }));
    const without = marked.filter(({ main }) => !main);
    const evidence = [
      ...without.map(({ page }) => noneEvidence(page, 'Product')),
      ...marked.flatMap(({ page, main }) => (main ? [markupEvidence(page, main.item, '@type')] : [])),
    ];
    if (without.length === 0) return pass({ total }, evidence);
    // What a malformed block was meant to state is unknown; another check reports that it is malformed.
    if (without.every(({ page }) => isLostToSyntax(page))) return causedBy('jsonld-parses', evidence);
    return judgeLack(without.length, total, evidence);
  },
});

const NAMES_PRODUCT = /"(?:https?:\/\/schema\.org\/)?Product(?:Group)?"/;

const isLostToSyntax = ({ page }: ReadPage) =>
  readLdBlocks(page).some(({ json, raw }) => json === undefined && NAMES_PRODUCT.test(raw));
