import type { NameWords } from './words.ts';

export const DA: NameWords = {
  at: 'hos',
  via: 'via',
  try: 'tjek besøg prøv undgå',
  in: 'på i fra',
  verbs: 'sin sit sine slog ejes drives har havde sælger solgte tilbyder leverer leverede fører sender lancerer'
    + ' lancerede åbner åbnede lukker lukkede ejer driver giver lader lover garanterer satser vandt tog'
    + ' købte matcher sænker nægter konkurrerer samarbejder anbefaler udvider sponserer importerer'
    + ' producerer reparerer monterer svarede ejede drev gav lod lovede betaler kører kørte kom gik lagde'
    + ' pakker',
  subjects: 'jeg du vi man',
  auxiliaries: 'er var blev bliver kan kunne vil ville skal skulle må bør får fik',
  particles: 'som på i til for med fra af hos ved om mod uden efter også ikke nu stadig her der først måske bare'
    + ' andre flere altid aldrig det den de en et',
  and: 'og eller samt men end',
  own: 'aps',
  branches: 'erhverv danmark',
  notices: 'obs nb ps',
  capitalised: '',
  trade: 'alternativ butik kæde varehus sælg solg køb handl bestil pris billig dyr lever fragt lager udvalg fås'
    + ' findes finder forhandl tilbud tilbyd rabat salg retur hent sammenlign (?<!\\p{L})kr(?:on[eo]r)?(?!\\p{L})',
  verbEndings: '[aeiuyæøå]r',
  shop: 'butik kæde varehus kunde app kollektion',
  from: 'fra',
  size: 'str\\p{L}* i en et',
};
