/** The small words that stand beside any name, in one language. */
export interface NameWords {
  /** After these stands whoever sells: "hos Power". */
  at: string;
  /** And after these, before a capital: "via Power", "at Target". */
  via: string;
  /** Of these a shop is the object, in capitals or not: "prøv Power". */
  try: string;
  /** After these stand places, shops among them: "på Power". */
  in: string;
  /** What shops do, and the possessive that refers back to its owner ("Power sine priser"). */
  verbs: string;
  /** Behind a verb these are its subject, so that what stands before it is not: "Netto betaler du". */
  subjects: string;
  /** To be, to have, to become, and what helps other verbs. */
  auxiliaries: string;
  /** Prepositions, adverbs and pronouns that go on after a name. */
  particles: string;
  and: string;
  /** With a capital these follow a shop's name and still mean the shop: "Power ASA", "Apple Store", "Kid Interiør". */
  own: string;
  /** Ordinary words that are written with a capital wherever they stand. */
  capitalised: string;
  /** How the words begin that speak of buying, as patterns: a sentence with one may name a shop. */
  trade: string;
}
