import type { StorePage } from './companies.ts';

/** Whether an offset in the text is in a footer. The spans must be sorted and must not overlap. */
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
