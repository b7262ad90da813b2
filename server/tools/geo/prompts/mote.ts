import type { Pack } from './prompt.ts';

/** Questions of people who are looking for clothes and shoes. */
export const mote: Pack = {
  vertical: 'mote',
  prompts: [
    {
      id: 'mote/discovery-1',
      intent: 'discovery',
      no: 'Hvor på nett i Norge finner jeg pene dameklær som ikke koster skjorta?',
      en: "Where online in Norway can I find nice women's clothes that don't cost a fortune?",
    },
    {
      id: 'mote/discovery-2',
      intent: 'discovery',
      no: 'Kan du anbefale norske nettbutikker med herreklær i store størrelser?',
      en: "Can you recommend Norwegian online stores with men's clothes in large sizes?",
    },
    {
      id: 'mote/discovery-3',
      intent: 'discovery',
      no: 'Jeg skal i bryllup til sommeren og trenger dress. Hvilke butikker i Norge bør jeg se innom?',
      en: "I'm going to a wedding this summer and need a suit. Which shops in Norway should I drop into?",
    },
    {
      id: 'mote/comparison-1',
      intent: 'comparison',
      no: 'Hvilken klesbutikk på nett leverer raskest i Norge, og hvem har gratis retur?',
      en: 'Which online clothing store delivers fastest in Norway, and who has free returns?',
    },
    {
      id: 'mote/comparison-2',
      intent: 'comparison',
      no: 'Sammenlign norske skobutikker på nett. Hvem har best utvalg av vintersko og støvletter?',
      en: 'Compare Norwegian online shoe stores. Who has the best range of winter shoes and ankle boots?',
    },
    {
      id: 'mote/problem-1',
      intent: 'problem',
      no:
        'Kjolen jeg bestilte fra utlandet, sitter fast i tollen. Hvilke klesbutikker på nett sender fra lager i Norge?',
      en:
        'The dress I ordered from abroad is stuck in customs. ' +
        'Which online clothing stores ship from a warehouse in Norway?',
    },
    {
      id: 'mote/local-1',
      intent: 'local',
      no: 'Hvor i Bergen kan jeg kjøpe jeans og samtidig få ordentlig hjelp med passformen?',
      en: 'Where in Bergen can I buy jeans and get proper help with the fit at the same time?',
    },
    {
      id: 'mote/service-1',
      intent: 'service',
      no:
        'Hvilke norske motebutikker på nett har pålitelige størrelsesguider og ' +
        'betaler raskt tilbake når jeg returnerer noe?',
      en: 'Which Norwegian online fashion stores have reliable size guides and refund quickly when I return something?',
    },
  ],
};
