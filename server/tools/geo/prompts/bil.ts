import type { Pack } from './prompt.ts';

/** Questions of people who are looking for car parts and accessories. */
export const bil: Pack = {
  vertical: 'bil',
  prompts: [
    {
      id: 'bil/discovery-1',
      intent: 'discovery',
      no: 'Hvor i Norge bør jeg kjøpe bildeler på nett når jeg bare har registreringsnummeret?',
      en: 'Where in Norway should I buy car parts online when all I have is the registration number?',
    },
    {
      id: 'bil/discovery-2',
      intent: 'discovery',
      no: 'Jeg må ha nye vinterdekk. Hvilke norske nettbutikker selger dekk og ordner montering der jeg bor?',
      en: 'I need new winter tyres. Which Norwegian online stores sell tyres and arrange fitting where I live?',
    },
    {
      id: 'bil/discovery-3',
      intent: 'discovery',
      no: 'Hvilke norske nettbutikker fører takboks, skistativ og hengerfeste til de fleste biler?',
      en: 'Which Norwegian online stores carry roof boxes, ski racks and tow bars for most cars?',
    },
    {
      id: 'bil/comparison-1',
      intent: 'comparison',
      no: 'Sammenlign priser og leveringstid på bremseskiver og andre slitedeler hos norske nettbutikker.',
      en: 'Compare prices and delivery times for brake discs and other wear parts at Norwegian online stores.',
    },
    {
      id: 'bil/comparison-2',
      intent: 'comparison',
      no: 'Hvem er rimeligst på bilbatteri i Norge, og hvem kan skifte det for meg?',
      en: 'Who is cheapest for a car battery in Norway, and who can replace it for me?',
    },
    {
      id: 'bil/problem-1',
      intent: 'problem',
      no:
        'Frontlyktene er matte, og EU-kontrollen nærmer seg. ' +
        'Hvilke norske nettbutikker har riktige deler og rask levering?',
      en:
        "My headlights are cloudy and the car's inspection is due. " +
        'Which Norwegian online stores have the right parts and fast delivery?',
    },
    {
      id: 'bil/local-1',
      intent: 'local',
      no: 'Hvor på Gjøvik får jeg kjøpt bildeler over disk en lørdag?',
      en: 'Where in Gjøvik can I buy car parts over the counter on a Saturday?',
    },
    {
      id: 'bil/service-1',
      intent: 'service',
      no: 'Hvilke nettbutikker for bildeler i Norge hjelper deg med å finne riktig del og tar feilkjøp i retur?',
      en: 'Which online car parts stores in Norway help you find the right part and take back wrong purchases?',
    },
  ],
};
