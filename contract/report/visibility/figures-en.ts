import type { FigureTexts } from './figures-nb.ts';

/** The names of the four metrics, and the question that each answers, in English. */
export const FIGURES_EN: FigureTexts = {
  discovery: { name: 'Mentioned', question: 'Do the answers name you?' },
  citation: { name: 'Used as a source', question: 'Do the answers link to your site?' },
  coverage: { name: 'Services that name you', question: 'How widely are you known?' },
  voice: { name: 'Share of voice', question: 'How many of the mentions are yours?' },
};
