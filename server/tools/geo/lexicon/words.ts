/** Words that show how a name is used, in one language, separated by spaces. */
export interface NameWords {
  /** Prepositions before a seller: "hos Power". */
  at: string;
  /** Prepositions before a seller only if it is capitalised: "via Power", "at Target". */
  via: string;
  /** Verbs with a shop as their object, capitalised or not: "prøv Power". */
  try: string;
  /** Prepositions before a place, which may be a shop: "på Power". */
  in: string;
  /** Verbs with a shop as their subject, and reflexive possessives ("Power sine priser"). */
  verbs: string;
  /** Pronouns that are the subject if they follow a verb, so that the word before it is not: "Netto betaler du". */
  subjects: string;
  /** Forms of "to be" and "to become", modal verbs, and in English forms of "to do". */
  auxiliaries: string;
  /** Prepositions, adverbs, pronouns and articles that may follow a name. */
  particles: string;
  /** Conjunctions between the names of a list. */
  and: string;
  /** Capitalised words after a shop's name that still mean the shop: "Power ASA", "Apple Store", "Kid Interiør". */
  own: string;
  /** Capitalised words after a shop's name for its part that serves a country, or companies: "Solar Norge". */
  branches: string;
  /** Words that are often written in capitals above a notice: "OBS". */
  notices: string;
  /** Ordinary words that are always capitalised. */
  capitalised: string;
  /** Patterns for words about buying, mostly also inside compounds: a sentence with one may name a shop. */
  trade: string;
  /** Patterns for how verbs in the present tense end, and plurals too: "Kids elsker". */
  verbEndings: string;
  /** Words for a shop or for what only shops have, after a hyphen: "Power-butikken". */
  shop: string;
  /** Prepositions between a product and its maker or seller: "Mio från Ellos". */
  from: string;
  /** Patterns for words before a garment's size: "Str. XXL". */
  size: string;
}
