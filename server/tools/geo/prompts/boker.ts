import type { Pack } from './prompt.ts';

/** Questions of people who are looking for books and audiobooks. */
export const boker: Pack = {
  vertical: 'boker',
  prompts: [
    {
      id: 'boker/discovery-1',
      intent: 'discovery',
      no: 'Hvilke norske nettbokhandler har det beste utvalget av romaner og krim?',
      en: 'Which Norwegian online bookshops have the best selection of novels and crime fiction?',
    },
    {
      id: 'boker/discovery-2',
      intent: 'discovery',
      no: 'Jeg leser helst på engelsk. Hvor i Norge får jeg kjøpt engelske pocketbøker på nett?',
      en: 'I prefer reading in English. Where in Norway can I buy English paperbacks online?',
    },
    {
      id: 'boker/discovery-3',
      intent: 'discovery',
      no: 'Hvor på nett i Norge finner jeg brukte bøker og titler som er utsolgt fra forlaget?',
      en: 'Where online in Norway can I find second-hand books and titles that are out of print?',
    },
    {
      id: 'boker/comparison-1',
      intent: 'comparison',
      no: 'Hvor får norske studenter kjøpt pensumbøker billigst, nye eller brukte?',
      en: 'Where do Norwegian students get textbooks cheapest, whether new or second-hand?',
    },
    {
      id: 'boker/comparison-2',
      intent: 'comparison',
      no: 'Sammenlign strømmetjenester for lydbøker i Norge. Hva koster de, og hvem har flest norske titler?',
      en: 'Compare audiobook streaming services in Norway. What do they cost, and who has the most Norwegian titles?',
    },
    {
      id: 'boker/problem-1',
      intent: 'problem',
      no: 'Sønnen min på ni vil ikke lese. Hvilke bokhandler i Norge er flinke til å anbefale lettleste bøker?',
      en: "My nine-year-old son won't read. Which bookshops in Norway are good at recommending easy-to-read books?",
    },
    {
      id: 'boker/local-1',
      intent: 'local',
      no: 'Finnes det en bokhandel i Skien med godt utvalg av historie og annen sakprosa?',
      en: 'Is there a bookshop in Skien with a good selection of history and other non-fiction?',
    },
    {
      id: 'boker/service-1',
      intent: 'service',
      no: 'Jeg må ha en bursdagsgave i tide. Hvilke bokhandler på nett i Norge leverer innen den tiden de lover?',
      en: 'I need a birthday present in time. Which online bookshops in Norway deliver by the promised date?',
    },
  ],
};
