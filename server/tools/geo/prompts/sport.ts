import type { Pack } from './prompt.ts';

/** Questions of people who are looking for sports and outdoor gear. */
export const sport: Pack = {
  vertical: 'sport',
  prompts: [
    {
      id: 'sport/discovery-1',
      intent: 'discovery',
      no: 'Jeg vil begynne å løpe. Hvilke norske sportsbutikker på nett har gode løpesko for nybegynnere?',
      en: 'I want to start running. Which Norwegian online sports stores have good running shoes for beginners?',
    },
    {
      id: 'sport/discovery-2',
      intent: 'discovery',
      no: 'Hvor i Norge får man kjøpt langrennsski på nett med hjelp til å velge riktig lengde og spenn?',
      en: 'Where in Norway can you buy cross-country skis online with help choosing the right length and stiffness?',
    },
    {
      id: 'sport/discovery-3',
      intent: 'discovery',
      no: 'Kjenner du til norske nettbutikker med telt, soveposer og annet turutstyr av god kvalitet?',
      en: 'Do you know of Norwegian online stores with good-quality tents, sleeping bags and other hiking gear?',
    },
    {
      id: 'sport/comparison-1',
      intent: 'comparison',
      no: 'Hvem i Norge har best pris på elsykkel, og hvem tar seg av servicen etterpå?',
      en: 'Who in Norway has the best price on e-bikes, and who takes care of the servicing afterwards?',
    },
    {
      id: 'sport/comparison-2',
      intent: 'comparison',
      no:
        'Sammenlign nettbutikker som selger treningsutstyr til hjemmebruk i Norge, ' +
        'for eksempel tredemøller og manualer.',
      en: 'Compare online stores that sell fitness equipment for home use in Norway, such as treadmills and dumbbells.',
    },
    {
      id: 'sport/problem-1',
      intent: 'problem',
      no:
        'Ungene har vokst fra skiutstyret igjen. Hvilke butikker i Norge tar gammelt utstyr i innbytte eller leier ut?',
      en:
        'The kids have outgrown their ski gear again. ' +
        'Which stores in Norway take old gear as a trade-in or rent it out?',
    },
    {
      id: 'sport/local-1',
      intent: 'local',
      no: 'Hvor i Tromsø får jeg kjøpt toppturutstyr og montert bindingene skikkelig?',
      en: 'Where in Tromsø can I buy ski touring gear and have the bindings mounted properly?',
    },
    {
      id: 'sport/service-1',
      intent: 'service',
      no: 'Hvilke norske sportsbutikker gjør det lett å bytte når jeg har bestilt feil størrelse på nett?',
      en: "Which Norwegian sports stores make it easy to exchange when I've ordered the wrong size online?",
    },
  ],
};
