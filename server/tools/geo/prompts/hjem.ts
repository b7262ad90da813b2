import type { Pack } from './prompt.ts';

/** Questions of people who are looking for furniture and things for the home. */
export const hjem: Pack = {
  vertical: 'hjem',
  prompts: [
    {
      id: 'hjem/discovery-1',
      intent: 'discovery',
      no: 'Vi flytter inn i ny leilighet og mangler sofa. Hvilke møbelbutikker på nett i Norge bør vi se på?',
      en: "We're moving into a new flat and need a sofa. Which online furniture stores in Norway should we look at?",
    },
    {
      id: 'hjem/discovery-2',
      intent: 'discovery',
      no: 'Vinduene våre har rare mål. Hvem i Norge syr gardiner etter mål når man bestiller på nett?',
      en: 'Our windows are an odd size. Who in Norway sews curtains to measure when you order online?',
    },
    {
      id: 'hjem/discovery-3',
      intent: 'discovery',
      no: 'Gi meg tips om norske interiørbutikker på nett med skandinavisk stil og overkommelige priser.',
      en: 'Give me tips on Norwegian online home decor stores with Scandinavian style and affordable prices.',
    },
    {
      id: 'hjem/comparison-1',
      intent: 'comparison',
      no: 'Hvilken norsk nettbutikk er best på senger og madrasser med tanke på pris, prøvetid og levering?',
      en: 'Which Norwegian online store is best for beds and mattresses, considering price, trial period and delivery?',
    },
    {
      id: 'hjem/comparison-2',
      intent: 'comparison',
      no: 'Sammenlign butikker i Norge som selger lamper og belysning på nett. Hvem har størst utvalg?',
      en: 'Compare stores in Norway that sell lamps and lighting online. Who has the largest selection?',
    },
    {
      id: 'hjem/problem-1',
      intent: 'problem',
      no:
        'Spisebordet vårt blir for lite når hele familien kommer til jul. ' +
        'Hvilke norske butikker rekker å levere et nytt?',
      en:
        'Our dining table is too small for the whole family at Christmas. ' +
        'Which Norwegian stores can deliver a new one in time?',
    },
    {
      id: 'hjem/local-1',
      intent: 'local',
      no: 'Hvor i Stavanger finner jeg tepper og puter jeg kan ta og føle på før jeg bestemmer meg?',
      en: 'Where in Stavanger can I find rugs and cushions I can touch and feel before I decide?',
    },
    {
      id: 'hjem/service-1',
      intent: 'service',
      no: 'Hvilke norske møbelbutikker på nett bærer varene helt inn og ordner opp hvis noe er skadet?',
      en:
        'Which Norwegian online furniture stores carry the goods all the way in ' +
        'and sort it out if something is damaged?',
    },
  ],
};
