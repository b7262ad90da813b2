import type { Language } from '../../vocabulary.ts';
import { FIGURES_NB } from './figures-nb.ts';
import { VERTICALS_NB } from './verticals-nb.ts';

const languages: Record<Language, string> = { no: 'Norsk', en: 'Engelsk' };

/** The labels of an AI visibility measurement in bokmål. */
export const NAMES_NB = {
  name: 'KI-synlighet',
  verticals: VERTICALS_NB,
  languages,
  figures: FIGURES_NB,
};

export type MeasurementNames = typeof NAMES_NB;
