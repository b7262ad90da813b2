/** The AI visibility scan in bokmål. */
export const VISIBILITY_NB = {
  title: 'KI-synlighet for nettbutikk – Storefront Analysis',
  description:
    'Vi stiller de samme spørsmålene til seks KI-tjenester og teller hvor ofte butikken din blir nevnt og brukt som kilde.',
  name: 'KI-synlighet',
  lead: 'De samme åtte spørsmålene til seks KI-tjenester. Vi teller hvor ofte butikken blir nevnt, og hvor ofte den er kilde.',
  prose: [
    'Spørsmålene er faste for bransjen din, så svarene kan sammenlignes over tid. Navnet ditt står ikke i noen av dem. Hvert tall står med hvor mange svar det bygger på, og hvor usikkert det er.',
    'En tjeneste som ikke svarte, teller ikke som «ikke nevnt». Den står som ikke målt, med grunnen. Vi gir ingen poengsum fra 0 til 100, og spår ikke hva KI svarer i morgen. Målingen gjelder én dag.',
  ],
};

export type VisibilityTexts = typeof VISIBILITY_NB;
