import type { Pack } from './prompt.ts';

/** Questions of people who are looking for electronics and appliances. */
export const elektronikk: Pack = {
  vertical: 'elektronikk',
  prompts: [
    {
      id: 'elektronikk/discovery-1',
      intent: 'discovery',
      no: 'Hvilke nettbutikker i Norge bør jeg sjekke når jeg skal kjøpe ny TV?',
      en: "Which online stores in Norway should I check when I'm buying a new TV?",
    },
    {
      id: 'elektronikk/discovery-2',
      intent: 'discovery',
      no: 'Jeg trenger trådløse hodetelefoner med støydemping. Hvor i Norge får jeg kjøpt dem på nett til en god pris?',
      en: 'I need wireless headphones with noise cancelling. Where online in Norway can I buy them at a good price?',
    },
    {
      id: 'elektronikk/discovery-3',
      intent: 'discovery',
      no: 'Jeg skal kjøpe bærbar PC til studiene. Hvilke norske butikker har godt utvalg og studentrabatt?',
      en: "I'm getting a laptop for university. Which Norwegian stores have a good selection and a student discount?",
    },
    {
      id: 'elektronikk/comparison-1',
      intent: 'comparison',
      no: 'Sammenlign norske hvitevarebutikker på nett. Hvem er best på pris, frakt og henting av den gamle maskinen?',
      en: 'Compare Norwegian online appliance stores. Who is best on price, delivery and removal of the old machine?',
    },
    {
      id: 'elektronikk/comparison-2',
      intent: 'comparison',
      no: 'Hvem er billigst på mobiltelefoner i Norge akkurat nå, og hvem har lengst åpent kjøp?',
      en: 'Who is cheapest for mobile phones in Norway right now, and who has the longest return period?',
    },
    {
      id: 'elektronikk/problem-1',
      intent: 'problem',
      no: 'PC-en min har røket. Hvilke norske nettbutikker leverer en ny innen et par dager?',
      en: 'My computer has died. Which Norwegian online stores deliver a new one within a couple of days?',
    },
    {
      id: 'elektronikk/local-1',
      intent: 'local',
      no: 'Hvilke elektronikkbutikker i Trondheim har klikk og hent samme dag?',
      en: 'Which electronics stores in Trondheim offer click and collect on the same day?',
    },
    {
      id: 'elektronikk/service-1',
      intent: 'service',
      no: 'Hvilke norske elektronikkbutikker er greie å ha med å gjøre når noe går i stykker og jeg må reklamere?',
      en: 'Which Norwegian electronics stores are easy to deal with when something breaks and I have to make a claim?',
    },
  ],
};
