import type { Pack } from './prompt.ts';

/** Questions of people who are looking for industrial supplies. */
export const industri: Pack = {
  vertical: 'industri',
  prompts: [
    {
      id: 'industri/discovery-1',
      intent: 'discovery',
      no: 'Hvilke norske leverandører selger kulelager, kjeder og andre maskindeler på nett?',
      en: 'Which Norwegian suppliers sell ball bearings, chains and other machine parts online?',
    },
    {
      id: 'industri/discovery-2',
      intent: 'discovery',
      no:
        'Verkstedet vårt trenger nytt skjæreverktøy til CNC-maskinene. ' +
        'Hvem i Norge selger slikt og gir teknisk veiledning?',
      en:
        'Our workshop needs new cutting tools for its CNC machines. ' +
        'Who in Norway sells them and gives technical guidance?',
    },
    {
      id: 'industri/comparison-1',
      intent: 'comparison',
      no: 'Sammenlign norske leverandører av pneumatikk og hydraulikk. Hvem har bredest sortiment og best fagkunnskap?',
      en:
        'Compare Norwegian suppliers of pneumatics and hydraulics. Who has the broadest range and the best expertise?',
    },
    {
      id: 'industri/comparison-2',
      intent: 'comparison',
      no: 'Hvem i Norge er best på sveiseutstyr når vi også trenger service og kalibrering?',
      en: 'Who in Norway is best for welding equipment when we also need servicing and calibration?',
    },
    {
      id: 'industri/problem-1',
      intent: 'problem',
      no:
        'En pumpe har havarert, og produksjonen står. ' +
        'Hvilke industrileverandører i Norge skaffer reservedeler på et døgn?',
      en:
        'A pump has failed and production is down. ' +
        'Which industrial suppliers in Norway can get spare parts within 24 hours?',
    },
    {
      id: 'industri/local-1',
      intent: 'local',
      no: 'Hvor i Stavanger får offshorebedrifter kjøpt slanger, koblinger og sertifisert løfteutstyr?',
      en: 'Where in Stavanger can offshore companies buy hoses, couplings and certified lifting gear?',
    },
    {
      id: 'industri/procurement-1',
      intent: 'procurement',
      no:
        'Vi vil samle alt forbruksmateriell hos én leverandør i Norge. Hvem tilbyr vareautomater, EHF og rammeavtale?',
      en:
        'We want all consumables from one supplier in Norway. ' +
        'Who offers vending machines, EHF and a framework agreement?',
    },
    {
      id: 'industri/procurement-2',
      intent: 'procurement',
      no: 'Hvilke tekniske grossister i Norge har eget lager og kan levere faste mengder hver måned?',
      en: 'Which technical wholesalers in Norway have their own stock and can deliver fixed quantities every month?',
    },
  ],
};
