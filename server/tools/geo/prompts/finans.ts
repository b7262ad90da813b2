import type { Pack } from './prompt.ts';

/** Questions of people who are looking for banking, saving and insurance. */
export const finans: Pack = {
  vertical: 'finans',
  prompts: [
    {
      id: 'finans/discovery-1',
      intent: 'discovery',
      no: 'Hvilke norske banker bør en førstegangskjøper spørre om tilbud på boliglån?',
      en: 'Which Norwegian banks should a first-time buyer ask for a mortgage offer?',
    },
    {
      id: 'finans/discovery-2',
      intent: 'discovery',
      no:
        'Jeg vil spare tusen kroner i måneden i indeksfond. ' +
        'Hvilken norsk bank eller plattform er enklest å begynne med?',
      en:
        'I want to save a thousand kroner a month in index funds. ' +
        'Which Norwegian bank or platform is easiest to start with?',
    },
    {
      id: 'finans/discovery-3',
      intent: 'discovery',
      no: 'Hvem tilbyr bedriftskonto til nystartede aksjeselskaper i Norge uten mye papirarbeid?',
      en: 'Who offers business accounts to newly formed limited companies in Norway without a lot of paperwork?',
    },
    {
      id: 'finans/comparison-1',
      intent: 'comparison',
      no: 'Sammenlign bilforsikringer fra norske selskaper for en ung sjåfør. Hvem har lavest pris og egenandel?',
      en: 'Compare car insurance from Norwegian companies for a young driver. Who has the lowest price and excess?',
    },
    {
      id: 'finans/comparison-2',
      intent: 'comparison',
      no: 'Hvilken bank gir høyest rente på sparekonto i Norge, og hvor kan jeg ta ut pengene når jeg vil?',
      en: 'Which bank pays the highest interest on savings in Norway, and where can I withdraw the money when I like?',
    },
    {
      id: 'finans/problem-1',
      intent: 'problem',
      no: 'Jeg har for mange smålån og kredittkort. Hvem i Norge kan refinansiere gjelden til lavere rente?',
      en: 'I have too many small loans and credit cards. Who in Norway can refinance the debt at a lower rate?',
    },
    {
      id: 'finans/local-1',
      intent: 'local',
      no: 'Hvilke banker eller rådgivere i Haugesund hjelper familier med både pensjon og forsikring?',
      en: 'Which banks or advisers in Haugesund help families with both pensions and insurance?',
    },
    {
      id: 'finans/service-1',
      intent: 'service',
      no: 'Hvilke norske forsikringsselskaper betaler ut uten mas når skaden først er skjedd?',
      en: 'Which Norwegian insurance companies pay out without a fuss once the damage is done?',
    },
  ],
};
