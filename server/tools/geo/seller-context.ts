// What stands after a word that could be ordinary and says that somebody is meant who sells something.

const BEGIN = '^["»”*_]*\\s+';
const END = '(?![\\p{L}\\p{N}])';
const anyOf = (...words: string[]): string => `(?:${words.join('|')})`;
const after = (...words: string[]): RegExp => new RegExp(`${BEGIN}${anyOf(...words)}${END}`, 'iu');

const SELLS = after(
  'har|hadde|tilbyr|tilbød|leverer|leverte|selger|solgte|fører|frakter|sender|lanserte|lanserer|åpnet|åpner|eier',
  'driver|garanterer|konkurrerer|satser|reklamerer|markedsfører|la ned|skiller seg|holder til|lar deg|gir deg',
  'flyr|säljer|erbjuder|levererar|sælger|tilbyder',
  'støtter|aksepterer|samarbeider|oppgir|lover|lovet|fikk|vant|importerer|fakturerer|spesialiserer|spesialiserte',
  'accepts|promises|won|specialises|specializes|invoices|partners with',
  'offers|sells|sold|delivers|delivered|ships|stocks|carries|operates|runs|competes|opened|launched',
);
// "Power er viktig" says nothing; "Power er en elektronikkjede" does.
const SELLER = `\\p{L}*${anyOf(
  'kjed|kedj|kæde|butik|forhandler|leverandør|varehus|apotek|selskap|supermarked|grossist',
  'byrå|firma|klinikk|operatør|konsern',
  'retailer|stores?|chain|shop|marketplace|agency|operator|company|valg|alternativ|aktør|choice|option|player',
)}\\p{L}*`;
const SELLER_NEXT = new RegExp(`^\\s+${SELLER}`, 'iu');
const ONE_OF = `(?:en|et|one) (?:av|of) ${anyOf(
  'Norge|Norden|Sverige|Danmark|Norway|landet|de største|the (?:largest|biggest|leading)',
)}`;
const FACT = anyOf(
  'Norges|Nordens|Sveriges|Danmarks|Europas|Norway|kjent for|known for|eid av|owned by|billigst|dyrest|rimeligst',
  'grunnlagt|etablert|stiftet|startet|kåret|størst|ledende|landsdekkende|founded|established|acquired|the largest',
);
const IS_SELLER = new RegExp(
  `${BEGIN}(?:er|är|is|var|was|ble|became)\\s+(?:(?:også|also|kanskje|nok|trolig|likely|probably)\\s+)?`
  + `(?:(?:\\p{L}+\\s+){0,6}${SELLER}|${ONE_OF}|${FACT})`,
  'u',
);
const WITH_LEGAL_FORM = new RegExp(
  `${BEGIN}(?:\\p{Lu}\\p{L}+\\s+)?(?:ASA|AS|AB|Inc|Ltd|GmbH|Group|Norge|Norway|Apotek|Interiør)${END}`, 'u',
);
const HIS = after('sin|sitt|sine|sina');
const HAS = after(
  'has (?:\\d+|over|physical|stores|free|fast|several|many|an? (?:wide|large|good|great|big|huge|broad) '
  + '(?:selection|range|assortment|network|choice))',
);
const WHO = /^["»”*_]*(?:,\s+(?:som|which|who)|\s*\((?:som|tidligere|eid|del av|formerly|owned|part of))\s/u;
const CALLED = after(
  '(?:apotek|interiør|varehus|bedrift|nettbutikk)\\s+(?:har|tilbyr|leverer|selger|fører|er|sells|offers|has|is)',
);
const COMPOUND = /^-(?:kund|butikk|kjed|varehus|produkt|kort|medlem|app|grupp|konsern|eid|ansatt|sjef|eier|forhandl)/iu;

const OWNED = `\\p{L}*${anyOf(
  'butikk|utvalg|sortiment|kundeservice|kundesenter|kundeklubb|kunder|medlemm|pris|tilbud|kampanje|varer|varehus',
  'kolleksjon|katalog|nettside|hjemmeside|app|frakt|leverin|retur|åpningstid|lager|verkstad|verksted|grønnsak|klær|sko',
  'møbler|verktøy|disk|eier|konkurrent|markedsandel|omsetning|vilkår|avdeling|service',
  'store|shop|website|site|range|selection|price|return|delivery|shipping|customer|loyalty|policy|stock|own brand',
  'catalog|collection',
)}\\p{L}*`;
const KIND_OF = anyOf(
  'egne?|eget|own|nye?|new|store?|brede?|gode?|lave|fysiske?|norske?|online|physical|wide|large|norwegian',
);
const OWNS = after(`(?:${KIND_OF}\\s+)?${OWNED}`);
// What no owner is followed by: an end, a verb, a joining word.
const ENDS = /^["»”*_]*\s*(?:$|[.,;:!?)|/])/u;
const GOES_ON = after(
  'er|har|og|eller|som|på|i|til|for|med|fra|kan|vil|skal|ble|var|selger|tilbyr|leverer|elsker|liker',
  'is|are|has|have|and|or|was|were|in|on|at|to|from|can|will|should|love|like|need|want',
);
const CONTRACTED = after(
  'a|an|the|not|been|so|too|very|good|great|hard|what|all|about|up|never|always|just|going|getting|still|better|easy',
  'more|only|no|in|on|at|to|is|that|why|how|it|short|day|week|month|year',
);

/** "Power selger …", "Power er en elektronikkjede", "Power sine …", "Power ASA", "Power-kunder". */
export function describesSeller(words: string): boolean {
  return [SELLS, IS_SELLER, WITH_LEGAL_FORM, HIS, HAS, WHO, CALLED, COMPOUND].some((evidence) => evidence.test(words));
}

/** "en elkjøp butikk": the kind of seller stands right after. */
export function isKindOfSeller(words: string): boolean {
  return SELLER_NEXT.test(words);
}

/** "Powers nettbutikk": what a seller has. */
export function ownsAsSeller(words: string): boolean {
  return OWNS.test(words);
}

/** "Kids er …", "Name It Kids": nothing stands there that could be owned, so the `s` is a plural's. */
export function lacksOwned(words: string): boolean {
  return ENDS.test(words) || GOES_ON.test(words);
}

/** "Life's too short": no genitive. */
export function isContraction(words: string): boolean {
  return CONTRACTED.test(words);
}
