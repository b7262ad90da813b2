/** The parameters of a URL's query, each read by itself: Node seeks the `=` of each in all that is left of the query. */
export const parametersOf = ({ search }: URL): [name: string, value: string][] =>
  search.slice(1).split('&').flatMap((one) => [...new URLSearchParams(`&${one}`)]);
