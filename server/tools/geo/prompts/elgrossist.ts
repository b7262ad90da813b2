import type { Pack } from './prompt.ts';

/** Questions of people who are looking for electrical materials for an installation company. */
export const elgrossist: Pack = {
  vertical: 'elgrossist',
  prompts: [
    {
      id: 'elgrossist/discovery-1',
      intent: 'discovery',
      no: 'Hvilke elektrogrossister i Norge bør et nytt installasjonsfirma bli kunde hos?',
      en: 'Which electrical wholesalers in Norway should a new installation company become a customer of?',
    },
    {
      id: 'elgrossist/discovery-2',
      intent: 'discovery',
      no: 'Vi monterer ladeanlegg i borettslag. Hvem leverer ladere og laststyring til installatører i Norge?',
      en:
        'We install charging systems in housing cooperatives. ' +
        'Who supplies chargers and load management to installers in Norway?',
    },
    {
      id: 'elgrossist/comparison-1',
      intent: 'comparison',
      no: 'Sammenlign nettbutikkene til norske elektrogrossister. Hvem er raskest og rimeligst på installasjonskabel?',
      en:
        'Compare the online stores of Norwegian electrical wholesalers. ' +
        'Who is fastest and cheapest for installation cable?',
    },
    {
      id: 'elgrossist/comparison-2',
      intent: 'comparison',
      no: 'Hvilken grossist i Norge er sterkest på belysning til næringsbygg, og hvem gir best prosjekteringshjelp?',
      en:
        'Which wholesaler in Norway is strongest on lighting for commercial ' +
        'buildings, and who gives the best design support?',
    },
    {
      id: 'elgrossist/problem-1',
      intent: 'problem',
      no: 'Tavla hos kunden mangler to jordfeilautomater, og vi står fast. Hvem i Norge har dem på lager nå?',
      en: "The customer's distribution board lacks two RCBOs and we're stuck. Who in Norway has them in stock now?",
    },
    {
      id: 'elgrossist/local-1',
      intent: 'local',
      no: 'Hvem kan levere kabel og sikringsmateriell til en byggeplass i Bergen i morgen tidlig?',
      en: 'Who can deliver cable and breakers to a building site in Bergen early tomorrow morning?',
    },
    {
      id: 'elgrossist/procurement-1',
      intent: 'procurement',
      no: 'Hvilke leverandører av elektromateriell i Norge støtter EHF-faktura og bestilling fra eget ordresystem?',
      en: 'Which suppliers of electrical materials in Norway support EHF invoicing and ordering from our own system?',
    },
    {
      id: 'elgrossist/procurement-2',
      intent: 'procurement',
      no: 'Kommunen skal inngå rammeavtale om elektromateriell. Hvilke grossister kan levere i hele Norge?',
      en:
        'The municipality is setting up a framework agreement for electrical supplies. ' +
        'Which wholesalers can deliver throughout Norway?',
    },
  ],
};
