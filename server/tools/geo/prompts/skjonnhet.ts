import type { Pack } from './prompt.ts';

/** Questions of people who are looking for skincare, make-up and perfume. */
export const skjonnhet: Pack = {
  vertical: 'skjonnhet',
  prompts: [
    {
      id: 'skjonnhet/discovery-1',
      intent: 'discovery',
      no: 'Alle snakker om koreansk hudpleie. Hvor i Norge får jeg kjøpt slikt på nett?',
      en: 'Everyone is talking about Korean skincare. Where in Norway can I buy it online?',
    },
    {
      id: 'skjonnhet/discovery-2',
      intent: 'discovery',
      no: 'Jeg har krøllete hår og leter etter riktig sjampo. Hvilke norske nettbutikker er gode på hårpleie?',
      en:
        'I have curly hair and am looking for the right shampoo. Which Norwegian online stores are good for hair care?',
    },
    {
      id: 'skjonnhet/discovery-3',
      intent: 'discovery',
      no: 'Hvilke butikker i Norge fører vegansk sminke som ikke er testet på dyr?',
      en: "Which stores in Norway stock vegan make-up that hasn't been tested on animals?",
    },
    {
      id: 'skjonnhet/comparison-1',
      intent: 'comparison',
      no: 'Hvem selger ekte parfyme billigst på nett i Norge, og hva tar de i frakt?',
      en: 'Who sells genuine perfume cheapest online in Norway, and what do they charge for shipping?',
    },
    {
      id: 'skjonnhet/comparison-2',
      intent: 'comparison',
      no:
        'Sammenlign norske hudpleiebutikker på nett. Hvem deler ut flest vareprøver, og hvem har best fordelsprogram?',
      en:
        'Compare Norwegian online skincare stores. Who gives the most samples, and who has the best loyalty programme?',
    },
    {
      id: 'skjonnhet/problem-1',
      intent: 'problem',
      no:
        'Huden min er blitt tørr og rød i vinterkulda. Hvilke nettbutikker i Norge gir råd og selger noe som hjelper?',
      en:
        'My skin has become dry and red in the winter cold. ' +
        'Which online stores in Norway give advice and sell something that helps?',
    },
    {
      id: 'skjonnhet/local-1',
      intent: 'local',
      no: 'Hvor i Oslo kan jeg få hjelp til å finne riktig foundation til hudtonen min?',
      en: 'Where in Oslo can I get help finding the right foundation for my skin tone?',
    },
    {
      id: 'skjonnhet/service-1',
      intent: 'service',
      no:
        'Kan jeg stole på at norske skjønnhetsbutikker på nett selger originalvarer? Hvilke er tryggest å handle hos?',
      en: 'Can I trust that Norwegian online beauty stores sell the real thing? Which ones are safest to buy from?',
    },
  ],
};
