import type { Lexicon } from './lexicon.ts';

export const pt: Lexicon = {
  shop: {
    buy: ['adicionar ao carrinho', 'adicionar à sacola', 'comprar', 'comprar agora'],
    productPath: ['produto', 'produtos'],
    notGoodsPath: ['carrinho', 'busca'],
    inStock: ['em estoque', 'disponível', 'em stock'],
    outOfStock: ['esgotado', 'indisponível', 'fora de estoque', 'sem estoque', 'não disponível'],
    none: ['não', 'sem'],
    notify: ['avise*', 'avisem*'],
    when: ['quando', 'se'],
    always: ['sempre'],
    only: ['somente', 'apenas'],
    ofAnything: ['dispon'],
    stockLabel: ['estoque', '*dispon*'],
    ofThis: ['este', 'produto', 'não', 'imediatamente', 'no', 'estoque'],
    past: ['antes'],
    former: ['preço original', 'de'],
    saving: ['economize', 'desconto', 'poupe'],
    instalment: ['parcelas de', 'parcelas'],
    perMonth: ['mês', 'meses'],
    delivery: ['frete*', 'entrega*', 'envio*'],
    withoutTax: ['sem'],
    tax: ['iva'],
    brand: ['marca'],
    shopNumber: ['código do produto', 'código', 'referência'],
  },
};
