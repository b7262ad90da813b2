import type { Pack } from './prompt.ts';

/** Questions of people who are looking for an estate agent or a home. */
export const eiendom: Pack = {
  vertical: 'eiendom',
  prompts: [
    {
      id: 'eiendom/discovery-1',
      intent: 'discovery',
      no: 'Vi skal selge boligen vår. Hvilke eiendomsmeglere i Norge bør vi invitere på befaring?',
      en: "We're selling our home. Which estate agents in Norway should we invite to come and see it?",
    },
    {
      id: 'eiendom/discovery-2',
      intent: 'discovery',
      no: 'Hvilke nettsteder og utleiefirmaer bør jeg bruke for å finne leilighet til leie i Norge?',
      en: 'Which websites and letting companies should I use to find a flat to rent in Norway?',
    },
    {
      id: 'eiendom/discovery-3',
      intent: 'discovery',
      no: 'Hvilke boligutbyggere i Norge er kjent for å bygge leiligheter av god kvalitet?',
      en: 'Which housing developers in Norway are known for building good-quality flats?',
    },
    {
      id: 'eiendom/comparison-1',
      intent: 'comparison',
      no: 'Sammenlign norske eiendomsmeglerkjeder. Hva tar de i provisjon, og hva får man igjen for pengene?',
      en: 'Compare Norwegian estate agency chains. What commission do they charge, and what do you get for your money?',
    },
    {
      id: 'eiendom/comparison-2',
      intent: 'comparison',
      no: 'Bør jeg selge boligen selv eller bruke megler? Nevn gode tjenester i Norge for begge deler.',
      en: 'Should I sell my home myself or use an agent? Name good services in Norway for both.',
    },
    {
      id: 'eiendom/problem-1',
      intent: 'problem',
      no: 'Leieboeren betaler ikke, og jeg bor i en annen by. Hvilke firmaer i Norge kan ta over utleien?',
      en: "My tenant isn't paying and I live in another city. Which companies in Norway can take over the letting?",
    },
    {
      id: 'eiendom/local-1',
      intent: 'local',
      no: 'Hvilken eiendomsmegler i Kristiansand har solgt flest eneboliger i Vågsbygd?',
      en: 'Which estate agent in Kristiansand has sold the most detached houses in Vågsbygd?',
    },
    {
      id: 'eiendom/service-1',
      intent: 'service',
      no: 'Hvilke bygningssakkyndige i Norge skriver grundige tilstandsrapporter som boligkjøpere kan stole på?',
      en: 'Which building surveyors in Norway write thorough condition reports that home buyers can trust?',
    },
  ],
};
