import type { Pack } from './prompt.ts';

/** Questions of people who are looking for things for babies and children. */
export const barn: Pack = {
  vertical: 'barn',
  prompts: [
    {
      id: 'barn/discovery-1',
      intent: 'discovery',
      no: 'Vi venter vårt første barn. Hvilke norske nettbutikker har det meste av babyutstyr på ett sted?',
      en: "We're expecting our first child. Which Norwegian online stores have most baby gear in one place?",
    },
    {
      id: 'barn/discovery-2',
      intent: 'discovery',
      no: 'Hvor får jeg kjøpt ullklær til baby på nett i Norge uten å betale i dyre dommer?',
      en: 'Where can I buy woollen baby clothes online in Norway without paying through the nose?',
    },
    {
      id: 'barn/discovery-3',
      intent: 'discovery',
      no: 'Foreslå norske butikker med gode treleker og pedagogiske leker til en toåring.',
      en: 'Suggest Norwegian shops with good wooden and educational toys for a two-year-old.',
    },
    {
      id: 'barn/comparison-1',
      intent: 'comparison',
      no: 'Hvilke butikker i Norge er best på barnevogner, og hvem har de rimeligste vognpakkene?',
      en: 'Which stores in Norway are best for prams, and who has the most affordable pram packages?',
    },
    {
      id: 'barn/comparison-2',
      intent: 'comparison',
      no: 'Sammenlign pris, rådgivning og utvalg av bakovervendte bilstoler hos norske nettbutikker.',
      en: 'Compare price, advice and range of rear-facing child car seats at Norwegian online stores.',
    },
    {
      id: 'barn/problem-1',
      intent: 'problem',
      no: 'Babyen vår sover dårlig. Hvor i Norge kan vi bestille sovepose, bæresjal og annet som kan hjelpe?',
      en:
        'Our baby sleeps badly. ' +
        'Where in Norway can we order a sleeping bag, a baby wrap and other things that may help?',
    },
    {
      id: 'barn/local-1',
      intent: 'local',
      no: 'Hvilke skobutikker i Kristiansand måler barneføtter og har gode vintersko til de minste?',
      en: "Which shoe shops in Kristiansand measure children's feet and have good winter shoes for the little ones?",
    },
    {
      id: 'barn/service-1',
      intent: 'service',
      no: 'Hvilke norske nettbutikker med barneutstyr er rause når gaver skal byttes, og svarer fort på spørsmål?',
      en: "Which Norwegian online stores with children's gear are generous about exchanging gifts and quick to answer?",
    },
  ],
};
