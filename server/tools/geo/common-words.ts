// Names of stores and services that are also ordinary words, Norwegian or English, folded to plain letters.
const WORDS = [
  'aktiv', 'ark', 'apollo', 'apple', 'apotek', 'best', 'bok', 'boots', 'boss', 'bring', 'buddy', 'change',
  'complete', 'cos', 'diesel', 'direkte', 'duett', 'ekspert', 'elite', 'expert', 'extra', 'fagmobler', 'farmasiet',
  'favoritt', 'fiken', 'finn', 'folio', 'fri', 'gap', 'get', 'gront', 'hay', 'hjem', 'hjemme', 'ice', 'if', 'inkognito',
  'jernvare', 'joker', 'jula', 'jysk', 'kicks', 'kid', 'kiwi', 'klar', 'kolonial', 'komplett', 'kontakt', 'kry', 'lager',
  'lekeland', 'life', 'mango', 'match', 'maxi', 'meny', 'mester', 'mix', 'monter', 'moment', 'next', 'nord', 'normal',
  'norsk', 'norwegian', 'obs', 'oda', 'only', 'oppdag', 'original', 'pieces', 'plantasjen', 'pluss', 'posten', 'power',
  'pris', 'princess', 'rusta', 'selected', 'smart', 'solar', 'spar', 'sport', 'sprell', 'standard', 'start',
  'sunn', 'target', 'tilbords', 'tools', 'total', 'tryg', 'ving', 'vipps', 'vita', 'vitus', 'volt', 'weekday', 'wish',
  'xxl', 'zoo', 'bulder', 'nature', 'natur', 'design', 'mobler', 'leker', 'blomster', 'parfyme', 'bil', 'verktoy',
  'sporten', 'huset', 'butikken', 'handel', 'nettbutikken', 'godt', 'enkelt', 'trygg', 'trend', 'stil', 'fresh', 'basic',
];

const COMMON = new Set(WORDS);

// Up to this length a folded name is as likely to be a word or an abbreviation: "hm", "as", "ark".
const SHORT = 3;

/** Whether a name, by its folded key, must prove that it is meant as a name. */
export function isCommonWord(key: string): boolean {
  return COMMON.has(key) || key.length <= SHORT;
}
