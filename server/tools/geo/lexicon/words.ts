/** What one language says of a shop, and the small words that stand beside any name. */
export interface ShopWords {
  /** After these stands whoever sells: "hos Power". */
  at: string;
  /** After these often stands a shop, and other things too: "på Power", "prøv Power". */
  in: string;
  /** What shops do. */
  deeds: string;
  /** To be, to have, to become, and what helps other verbs. */
  auxiliaries: string;
  /** Prepositions, adverbs and pronouns that go on after a name. */
  particles: string;
  and: string;
  /** Ordinary words that are written with a capital wherever they stand. */
  capitalised: string;
  /** A possessive that refers back to its owner: "Power sine". */
  own: string;
  /** How words for a shop begin or end. */
  shops: string;
}
