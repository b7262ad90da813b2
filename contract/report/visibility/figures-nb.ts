/** The names of the four metrics, and the question that each answers, in bokmål. */
export const FIGURES_NB = {
  discovery: { name: 'Nevnt', question: 'Nevner svarene deg?' },
  citation: { name: 'Brukt som kilde', question: 'Lenker svarene til siden din?' },
  coverage: { name: 'Tjenester som nevner deg', question: 'Hvor bredt er du kjent?' },
  voice: { name: 'Andel av omtalen', question: 'Hvor mye av omtalen er din?' },
};

export type FigureTexts = typeof FIGURES_NB;
