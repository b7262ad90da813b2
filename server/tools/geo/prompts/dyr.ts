import type { Pack } from './prompt.ts';

/** Questions of people who are looking for pet food and supplies. */
export const dyr: Pack = {
  vertical: 'dyr',
  prompts: [
    {
      id: 'dyr/discovery-1',
      intent: 'discovery',
      no: 'Vi har fått valp. Hvor i Norge bør vi kjøpe fôr, seng og leker på nett?',
      en: "We've got a puppy. Where online in Norway should we buy food, a bed and toys?",
    },
    {
      id: 'dyr/discovery-2',
      intent: 'discovery',
      no: 'Hvilke norske dyrebutikker på nett har et godt utvalg til katt?',
      en: 'Which Norwegian online pet shops have a good range for cats?',
    },
    {
      id: 'dyr/discovery-3',
      intent: 'discovery',
      no: 'Jeg vil starte med akvarium. Hvilke butikker i Norge har utstyr, planter og folk som kan faget?',
      en: 'I want to start an aquarium. Which shops in Norway have equipment, plants and people who know the subject?',
    },
    {
      id: 'dyr/comparison-1',
      intent: 'comparison',
      no: 'Hvem selger hundefôr billigst i Norge når jeg kjøper store sekker med jevne mellomrom?',
      en: 'Who sells dog food cheapest in Norway if I buy large bags regularly?',
    },
    {
      id: 'dyr/comparison-2',
      intent: 'comparison',
      no: 'Sammenlign norske nettbutikker med fast levering av dyrefôr. Hva koster det, og hvor lenge er jeg bundet?',
      en:
        'Compare Norwegian online stores with regular pet food deliveries. ' +
        'What does it cost, and how long am I tied in?',
    },
    {
      id: 'dyr/problem-1',
      intent: 'problem',
      no: 'Hunden min klør seg hele tiden og tåler trolig ikke kylling. Hvor får jeg kjøpt allergivennlig fôr i Norge?',
      en:
        "My dog scratches all the time and probably can't tolerate chicken. " +
        'Where can I buy hypoallergenic dog food in Norway?',
    },
    {
      id: 'dyr/local-1',
      intent: 'local',
      no: 'Finnes det noen gode dyrebutikker i Ålesund med utstyr til kanin og marsvin?',
      en: 'Are there any good pet shops in Ålesund with supplies for rabbits and guinea pigs?',
    },
    {
      id: 'dyr/service-1',
      intent: 'service',
      no: 'Hvilke norske nettbutikker for kjæledyr har en kundeservice som virkelig kan noe om dyr?',
      en: 'Which online pet stores in Norway have customer service staff who really know something about animals?',
    },
  ],
};
