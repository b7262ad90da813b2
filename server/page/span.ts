/** A half-open range in code units, of the visible text or of the source. */
export interface Span {
  start: number;
  end: number;
}

/** How many items pass a test; all that do must precede all that do not, as it is a binary search. */
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
