/** A half-open range in code units, of the visible text or of the source. */
export interface Span {
  start: number;
  end: number;
}

/** How many of `items` come first by a test that holds of none behind one of which it does not. */
export function countFirst<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isFirst(items[middle]!)) low = middle + 1;
    else high = middle;
  }
  return low;
}
