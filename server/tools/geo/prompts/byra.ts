import type { Pack } from './prompt.ts';

/** Questions of people who are looking for an agency for marketing, design or a website. */
export const byra: Pack = {
  vertical: 'byra',
  prompts: [
    {
      id: 'byra/discovery-1',
      intent: 'discovery',
      no: 'Vi trenger ny nettside til bedriften. Hvilke norske webbyråer bør vi be om tilbud fra?',
      en: 'We need a new company website. Which Norwegian web agencies should we ask for a quote?',
    },
    {
      id: 'byra/discovery-2',
      intent: 'discovery',
      no: 'Hvilke byråer i Norge er dyktige på søkemotoroptimalisering for nettbutikker?',
      en: 'Which agencies in Norway are skilled at search engine optimisation for online stores?',
    },
    {
      id: 'byra/discovery-3',
      intent: 'discovery',
      no: 'Hvem kan hjelpe en nystartet bedrift i Norge med logo, navn og visuell profil?',
      en: 'Who can help a newly started company in Norway with a logo, a name and a visual identity?',
    },
    {
      id: 'byra/comparison-1',
      intent: 'comparison',
      no: 'Sammenlign norske reklamebyråer for mellomstore kunder. Hvem er gode på strategi, og hvem på gjennomføring?',
      en:
        'Compare Norwegian advertising agencies for mid-sized clients. Who is good at strategy, and who at execution?',
    },
    {
      id: 'byra/comparison-2',
      intent: 'comparison',
      no: 'Stort eller lite byrå til annonsering i sosiale medier? Nevn norske alternativer av begge slag.',
      en: 'A big or a small agency for social media advertising? Name Norwegian options of both kinds.',
    },
    {
      id: 'byra/problem-1',
      intent: 'problem',
      no: 'Annonsene våre blir stadig dyrere uten at salget øker. Hvilket byrå i Norge kan rydde opp?',
      en: 'Our ads keep getting more expensive without sales going up. Which agency in Norway can sort it out?',
    },
    {
      id: 'byra/local-1',
      intent: 'local',
      no: 'Hvilke filmbyråer i Oslo lager gode reklamefilmer til en fornuftig pris?',
      en: 'Which film agencies in Oslo make good commercials at a reasonable price?',
    },
    {
      id: 'byra/service-1',
      intent: 'service',
      no: 'Hvilke norske markedsføringsbyråer har åpne priser, korte avtaler og fornøyde kunder å vise til?',
      en: 'Which Norwegian marketing agencies have open prices, short contracts and satisfied clients to point to?',
    },
  ],
};
