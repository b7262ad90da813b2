import type { NameWords } from './words.ts';

export const NO: NameWords = {
  at: 'hos',
  via: 'via',
  try: 'sjekk besøk prøv unngå',
  in: 'på i fra',
  verbs: 'sin sitt sine slo eies drives har hadde selger solgte tilbyr leverer leverte fører sender frakter lanserer'
    + ' lanserte åpner åpnet stenger stengte eier driver gir lar oppgir lover garanterer støtter aksepterer'
    + ' satser vant tok kjøpte matcher kutter nekter konkurrerer samarbeider anbefaler utvider sponser'
    + ' importerer produserer reparerer monterer svarte krevde byr eide drev ga lot lovet betalte kjørte kom'
    + ' gikk',
  subjects: 'jeg du vi man dere',
  auxiliaries: 'er var ble blir kan kunne vil ville skal skulle må bør får fikk',
  particles: 'som på i til for med fra av hos ved om mot uten etter også ikke nå fortsatt her der først kanskje'
    + ' bare andre flere alltid aldri det den de en et ei',
  and: 'og eller samt men kontra enn',
  own: 'as asa outlet interiør',
  branches: 'bedrift norge',
  notices: 'obs nb ps',
  capitalised: '',
  trade: 'alternativ butikk kjede varehus selg solg kjøp handl bestill pris billig dyr lever frakt lager utvalg fås'
    + ' finne?s få[rs]? finner forhandl tilbud tilbyr rabatt salg retur nett hent innom sammenlign'
    + ' (?<!\\p{L})kr(?:on[eo]r)?(?!\\p{L})',
  verbEndings: '[aeiuyøå]r',
  shop: 'butikk kjede varehus kunde app kolleksjon',
  from: 'fra',
  size: 'str\\p{L}* i en et ett',
};
