import type { Pack } from './prompt.ts';

/** Questions of people who are looking for nothing in particular: the pack of every other store. */
export const generisk: Pack = {
  vertical: 'generisk',
  prompts: [
    {
      id: 'generisk/discovery-1',
      intent: 'discovery',
      no: 'Hvilke norske nettbutikker er folk mest fornøyd med om dagen?',
      en: 'Which Norwegian online stores are people most satisfied with these days?',
    },
    {
      id: 'generisk/discovery-2',
      intent: 'discovery',
      no: 'Hvor på nett finner jeg en gave til en som har alt, med levering i Norge?',
      en: 'Where online can I find a gift for someone who has everything, with delivery in Norway?',
    },
    {
      id: 'generisk/discovery-3',
      intent: 'discovery',
      no: 'Jeg vil heller handle i Norge enn fra utlandet. Hvilke nettbutikker bør jeg begynne med?',
      en: 'I would rather shop in Norway than from abroad. Which online stores should I start with?',
    },
    {
      id: 'generisk/comparison-1',
      intent: 'comparison',
      no: 'Hvilke nettbutikker i Norge har lavest fraktpris og lengst angrefrist?',
      en: 'Which online stores in Norway have the lowest shipping prices and the longest cancellation period?',
    },
    {
      id: 'generisk/comparison-2',
      intent: 'comparison',
      no: 'Jeg vil helst kjøpe alt på ett sted. Sammenlign norske nettbutikker som har litt av hvert.',
      en: 'I would rather buy everything in one place. Compare Norwegian online stores that have a bit of everything.',
    },
    {
      id: 'generisk/problem-1',
      intent: 'problem',
      no: 'Jeg er blitt lurt av en falsk nettbutikk. Hvor i Norge kan jeg handle trygt på nett?',
      en: "I've been tricked by a fake online store. Where in Norway can I shop safely online?",
    },
    {
      id: 'generisk/local-1',
      intent: 'local',
      no: 'Hvilke lokale butikker på Hamar selger også på nett og leverer hjem samme dag?',
      en: 'Which local shops in Hamar also sell online and deliver to your home the same day?',
    },
    {
      id: 'generisk/service-1',
      intent: 'service',
      no: 'Hvilke nettbutikker i Norge svarer kjapt på henvendelser og ordner opp uten krangling når noe er feil?',
      en:
        'Which online stores in Norway reply quickly to enquiries and fix things ' +
        'without arguing when something is wrong?',
    },
  ],
};
