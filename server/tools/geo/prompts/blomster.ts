import type { Pack } from './prompt.ts';

/** Questions of people who are looking for flowers and plants. */
export const blomster: Pack = {
  vertical: 'blomster',
  prompts: [
    {
      id: 'blomster/discovery-1',
      intent: 'discovery',
      no: 'Jeg vil sende blomster til en venninne i dag. Hvilke norske nettbutikker leverer så fort?',
      en: 'I want to send flowers to a friend today. Which Norwegian online stores deliver that fast?',
    },
    {
      id: 'blomster/discovery-2',
      intent: 'discovery',
      no: 'Hvilke norske nettbutikker selger grønne planter og potter som kommer hele fram?',
      en: 'Which Norwegian online stores sell house plants and pots that arrive in one piece?',
    },
    {
      id: 'blomster/discovery-3',
      intent: 'discovery',
      no: 'Vi planlegger bryllup. Hvem i Norge lager brudebuketter og borddekorasjoner man kan bestille på nett?',
      en: "We're planning a wedding. Who in Norway makes bridal bouquets and table decorations you can order online?",
    },
    {
      id: 'blomster/comparison-1',
      intent: 'comparison',
      no: 'Sammenlign norske blomsterbud. Hva koster de, og hvor sent på dagen kan man bestille?',
      en: 'Compare Norwegian flower delivery services. What do they cost, and how late in the day can you order?',
    },
    {
      id: 'blomster/comparison-2',
      intent: 'comparison',
      no: 'Hvilken nettbutikk har den fineste buketten til fem hundre kroner, levert på døra i Norge?',
      en: 'Which online store has the nicest bouquet for five hundred kroner, delivered to the door in Norway?',
    },
    {
      id: 'blomster/problem-1',
      intent: 'problem',
      no:
        'Bestemor fyller 90 i morgen, og jeg har glemt å kjøpe gave. ' +
        'Hvilke blomsterbutikker rekker å levere i Nord-Norge?',
      en:
        'My grandmother turns 90 tomorrow and I forgot to buy a present. ' +
        'Which florists can still deliver in Northern Norway?',
    },
    {
      id: 'blomster/local-1',
      intent: 'local',
      no: 'Hvilke blomsterbutikker i Fredrikstad lager vakre bårebuketter og kranser til begravelse?',
      en: 'Which florists in Fredrikstad make beautiful sprays and wreaths for a funeral?',
    },
    {
      id: 'blomster/service-1',
      intent: 'service',
      no: 'Hvilke blomsterhandlere på nett i Norge sender buketter som faktisk ser ut som på bildet?',
      en: 'Which online florists in Norway send bouquets that actually look like the picture?',
    },
  ],
};
