import type { Language } from '../../vocabulary.ts';
import { FIGURES_EN } from './figures-en.ts';
import type { MeasurementNames } from './names-nb.ts';
import { VERTICALS_EN } from './verticals-en.ts';

const languages: Record<Language, string> = { no: 'Norwegian', en: 'English' };

/** The labels of an AI visibility measurement in English. */
export const NAMES_EN: MeasurementNames = {
  name: 'AI visibility',
  verticals: VERTICALS_EN,
  languages,
  figures: FIGURES_EN,
};
