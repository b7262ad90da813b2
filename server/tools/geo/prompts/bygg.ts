import type { Pack } from './prompt.ts';

/** Questions of people who are looking for building materials and tools for a home project. */
export const bygg: Pack = {
  vertical: 'bygg',
  prompts: [
    {
      id: 'bygg/discovery-1',
      intent: 'discovery',
      no: 'Hvor er det lurt å kjøpe terrassebord og annen trelast på nett i Norge?',
      en: 'Where is it smart to buy decking and other timber online in Norway?',
    },
    {
      id: 'bygg/discovery-2',
      intent: 'discovery',
      no: 'Vi skal male stua selv. Hvilke norske nettbutikker selger maling, ruller og alt det andre vi trenger?',
      en:
        "We're painting the living room ourselves. Which Norwegian online stores sell paint, rollers and all we need?",
    },
    {
      id: 'bygg/discovery-3',
      intent: 'discovery',
      no: 'Hvilke byggevarehus i Norge har den beste nettbutikken for en vanlig hobbysnekker?',
      en: 'Which DIY stores in Norway have the best online shop for an ordinary hobby carpenter?',
    },
    {
      id: 'bygg/comparison-1',
      intent: 'comparison',
      no: 'Hvem i Norge har lavest pris på laminat og parkett når frakten regnes med?',
      en: 'Who in Norway has the lowest price on laminate and parquet once delivery is included?',
    },
    {
      id: 'bygg/comparison-2',
      intent: 'comparison',
      no: 'Sammenlign norske butikker som selger batteridrevet verktøy til hjemmebruk. Hvor er garantien best?',
      en: 'Compare Norwegian stores that sell cordless tools for home use. Where is the warranty best?',
    },
    {
      id: 'bygg/problem-1',
      intent: 'problem',
      no: 'Terrassedøra er råtten og må byttes før høsten. Hvor i Norge kan jeg bestille en ny etter mål?',
      en:
        'The patio door is rotten and must be replaced before autumn. ' +
        'Where in Norway can I order a made-to-measure one?',
    },
    {
      id: 'bygg/local-1',
      intent: 'local',
      no: 'Hvilke byggevarebutikker i Bodø kjører gips, isolasjon og planker helt fram til huset?',
      en: 'Which building supply stores in Bodø deliver plasterboard, insulation and planks right to the house?',
    },
    {
      id: 'bygg/service-1',
      intent: 'service',
      no: 'Hvilke norske byggevarebutikker gir gode råd på nett og tar uåpnede pakker i retur?',
      en: 'Which Norwegian DIY stores give good advice online and take back unopened packages?',
    },
  ],
};
