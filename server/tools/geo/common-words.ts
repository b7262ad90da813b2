// Names of stores and services that are also ordinary words, Norwegian or English, folded to plain letters.
const WORDS = [
  'aktiv', 'apollo', 'apotek', 'apple', 'ark', 'basic', 'best', 'bil', 'blomster', 'bok', 'boots', 'boss', 'bring',
  'buddy', 'bulder', 'butikken', 'change', 'complete', 'cos', 'design', 'diesel', 'direkte', 'duett', 'ekspert',
  'elite', 'enkelt', 'expert', 'extra', 'fagmobler', 'farmasiet', 'favoritt', 'fiken', 'finn', 'folio', 'fresh',
  'fri', 'gap', 'get', 'godt', 'gront', 'handel', 'hay', 'hjem', 'hjemme', 'huset', 'ice', 'if', 'inkognito',
  'jernvare', 'joker', 'jula', 'jysk', 'kicks', 'kid', 'kiwi', 'klar', 'kolonial', 'komplett', 'kontakt', 'kry',
  'lager', 'lekeland', 'leker', 'life', 'mango', 'match', 'maxi', 'meny', 'mester', 'mix', 'mobler', 'moment',
  'monter', 'natur', 'nature', 'nettbutikken', 'next', 'nord', 'normal', 'norsk', 'norwegian', 'obs', 'oda', 'only',
  'oppdag', 'original', 'parfyme', 'pieces', 'plantasjen', 'pluss', 'posten', 'power', 'princess', 'pris', 'rusta',
  'selected', 'smart', 'solar', 'spar', 'sport', 'sporten', 'sprell', 'standard', 'start', 'stil', 'sunn', 'target',
  'tilbords', 'tools', 'total', 'trend', 'tryg', 'trygg', 'verktoy', 'ving', 'vipps', 'vita', 'vitus', 'volt',
  'weekday', 'wish', 'xxl', 'zoo',
];

const COMMON = new Set(WORDS);

// Up to this length a folded name is as likely to be a word or an abbreviation: "hm", "as", "ark".
const SHORT = 3;

/** Whether a name, by its folded key, must prove that it is meant as a name. */
export function isCommonWord(key: string): boolean {
  return COMMON.has(key) || key.length <= SHORT;
}
