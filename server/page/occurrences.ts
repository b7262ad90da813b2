/** The longest text that the built-in search finds in time that grows with the searched text alone. */
const MAX_BUILT_IN = 250;
/** A beginning of that length that a page repeats more often is no text of a shop. */
const MAX_BEGINNINGS = 1_000;

/** Where `part` begins in `whole`, in order; of a long one, among the first places where its beginning is found. */
export function* occurrencesOf(whole: string, part: string): Generator<number, undefined> {
  const beginning = part.slice(0, MAX_BUILT_IN);
  const isLong = part.length > MAX_BUILT_IN;
  let left = MAX_BEGINNINGS;
  for (let at = whole.indexOf(beginning); at >= 0 && left > 0; at = whole.indexOf(beginning, at + 1)) {
    if (isLong) left -= 1;
    if (!isLong || whole.startsWith(part, at)) yield at;
  }
}

/** Whether `whole` contains `part`: `includes`, but linear also for a long part, by the bound of `occurrencesOf`. */
export const contains = (whole: string, part: string): boolean => !occurrencesOf(whole, part).next().done;
