import type { StorePage } from './country.ts';

/** True for a place of the text that stands in the foot; the parts of the foot are in order and apart. */
export function isInFooter(footers: StorePage['footers'], at: number): boolean {
  let low = 0;
  let high = footers.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (footers[middle]!.end <= at) low = middle + 1;
    else high = middle;
  }
  return low < footers.length && footers[low]!.start <= at;
}
