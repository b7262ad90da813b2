import type { VisibilityTexts } from './nb.ts';

/** The AI visibility scan in English. */
export const VISIBILITY_EN: VisibilityTexts = {
  title: 'AI visibility of an online store – Storefront Analysis',
  description:
    'We ask six AI services the same questions and count how often your store is mentioned and used as a source.',
  name: 'AI visibility',
  lead: 'The same eight questions to six AI services. We count how often the store is mentioned, and how often it is a source.',
  prose: [
    'The questions are fixed for your industry, so that the answers can be compared over time. Your name is in none of them. Every figure comes with how many answers it rests on, and how uncertain it is.',
    'A service that did not answer does not count as “not mentioned”. It is shown as not measured, with the reason. We give no score from 0 to 100, and do not predict what AI says tomorrow. The measurement holds for one day.',
  ],
};
