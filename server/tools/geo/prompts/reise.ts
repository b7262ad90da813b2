import type { Pack } from './prompt.ts';

/** Questions of people who are looking for travel. */
export const reise: Pack = {
  vertical: 'reise',
  prompts: [
    {
      id: 'reise/discovery-1',
      intent: 'discovery',
      no: 'Hvor bør vi bestille billig pakkereise til Syden med avreise fra Norge?',
      en: 'Where should we book a cheap package holiday in the sun with departure from Norway?',
    },
    {
      id: 'reise/discovery-2',
      intent: 'discovery',
      no: 'Hvilke norske turoperatører arrangerer guidede fotturer fra hytte til hytte?',
      en: 'Which Norwegian tour operators arrange guided hikes from hut to hut?',
    },
    {
      id: 'reise/discovery-3',
      intent: 'discovery',
      no: 'Vi drømmer om safari i Afrika. Hvilke reisearrangører i Norge har god greie på slikt?',
      en: 'We dream of a safari in Africa. Which travel organisers in Norway really know about that kind of trip?',
    },
    {
      id: 'reise/comparison-1',
      intent: 'comparison',
      no: 'Hvor finner jeg de billigste flybillettene fra Norge, og hvem legger på færrest gebyrer?',
      en: 'Where do I find the cheapest flights from Norway, and who adds the fewest fees?',
    },
    {
      id: 'reise/comparison-2',
      intent: 'comparison',
      no:
        'Sammenlign norske nettsteder for leie av hytte og feriehus. ' +
        'Hvem har best utvalg og de beste avbestillingsvilkårene?',
      en:
        'Compare Norwegian websites for renting cabins and holiday homes. ' +
        'Who has the best selection and cancellation terms?',
    },
    {
      id: 'reise/problem-1',
      intent: 'problem',
      no: 'Flyet vårt er innstilt, og vi må komme oss hjem til Norge. Hvilke reisebyråer kan hjelpe på kort varsel?',
      en:
        'Our flight has been cancelled and we have to get home to Norway. ' +
        'Which travel agencies can help at short notice?',
    },
    {
      id: 'reise/local-1',
      intent: 'local',
      no: 'Hvem tilbyr nordlysturer og fisketurer for små grupper med avgang fra Svolvær?',
      en: 'Who offers northern lights trips and fishing trips for small groups departing from Svolvær?',
    },
    {
      id: 'reise/service-1',
      intent: 'service',
      no: 'Hvilke norske reiseselskaper stiller reisegaranti og er flinke til å hjelpe når noe skjærer seg?',
      en:
        'Which Norwegian travel companies provide a travel guarantee and are good ' +
        'at helping when something goes wrong?',
    },
  ],
};
