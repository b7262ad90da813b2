import type { PastTexts } from './nb.ts';

/** Earlier scans in English. */
export const PAST_EN: PastTexts = {
  title: 'Past scans – Storefront Analysis',
  description: 'Scans from this browser, kept only here. Compare two scans of the same store and see what has changed.',
  name: 'Past scans',
  lead: 'Choose two scans of the same store and see what has changed.',
  prose: [
    'Your scans lie in this browser only. The service does not store them, and nobody else can see them. You can delete one scan, all scans of a store, or everything.',
    'When you compare two scans, you see what got better, what got worse, and what cannot be compared. The last is for checks that were not measured both times, and for scans made with different rule sets.',
  ],
};
