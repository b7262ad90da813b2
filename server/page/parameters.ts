/** A URL's query parameters; split first, as Node searches the whole rest of the query for the `=` of each. */
export const parametersOf = ({ search }: URL): [name: string, value: string][] =>
  search.slice(1).split('&').flatMap((one) => [...new URLSearchParams(`&${one}`)]);
