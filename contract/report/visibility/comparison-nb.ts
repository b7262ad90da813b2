import type { FigureId, Refusal } from './compare.ts';
import { FIGURES_NB } from './figures-nb.ts';

/** The texts of a comparison of two measurements, in bokmål. */
export const COMPARISON_NB = {
  figures: FIGURES_NB as Record<FigureId, { name: string; question: string }>,
  heading: 'Sammenlignet med forrige måling',
  line: (before: string, after: string): string => `Fra ${before} til ${after}. Hvert svar er holdt mot svaret på samme spørsmål fra samme tjeneste.`,
  columns: { figure: 'Tall', before: 'Før', after: 'Etter', verdict: 'Endring' },
  verdicts: { up: 'Høyere', down: 'Lavere', none: 'Kan ikke skilles fra hverandre' },
  range: (low: string, high: string): string => `trolig fra ${low} til ${high} prosentpoeng`,
  noRange: 'for lite til å si hvor usikkert det er',
  fewEngines: 'for få tjenester til å gi en feilmargin',
  pairs: (count: number): string => `${count} par av spørsmål og tjeneste er med begge gangene`,
  nothing: 'Ikke målt begge gangene',
  otherCompetitors: 'Ikke sammenlignet: Målingene har ulike konkurrenter.',
  otherModels: (engines: string): string => `${engines} svarte med en annen modell enn sist. Det kan være grunnen til en endring.`,
  refused: 'Målingene kan ikke sammenlignes.',
  refusals: {
    same: 'Det er samme måling.',
    domain: 'De gjelder ulike domener.',
    brand: 'De leter etter ulike navn.',
    vertical: 'De stiller spørsmål for ulike bransjer.',
    language: 'Spørsmålene er stilt på ulike språk.',
    pack: 'Spørsmålene er endret siden sist.',
    rules: 'Svarene er vurdert etter ulike regelsett.',
    'rules-unknown': 'Minst én av dem er fra før regelsettet ble oppgitt, så vi vet ikke om svarene er vurdert likt.',
    'nothing-shared': 'De har ingen svar på samme spørsmål fra samme tjeneste.',
  } satisfies Record<Refusal, string>,
  all: 'Alle målingene dine',
  series: {
    heading: 'Over tid',
    line: (count: number): string => `${count} målinger som kan sammenlignes. Stolpene er feilmarginene.`,
    point: (date: string, value: string, range: string): string => `${date}: ${value}${range}`,
    range: (range: string): string => `, trolig ${range}`,
    unmeasured: 'ikke målt',
  },
  choose: { before: 'Før', after: 'Etter' },
  open: 'Åpne målingen',
};

export type ComparisonTexts = typeof COMPARISON_NB;
