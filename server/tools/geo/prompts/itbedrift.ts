import type { Pack } from './prompt.ts';

/** Questions of people who are looking for IT equipment and services for a business. */
export const itbedrift: Pack = {
  vertical: 'itbedrift',
  prompts: [
    {
      id: 'itbedrift/discovery-1',
      intent: 'discovery',
      no: 'Hvem leverer bærbare PC-er og skjermer til norske bedrifter på gode vilkår?',
      en: 'Who supplies laptops and monitors to Norwegian businesses on good terms?',
    },
    {
      id: 'itbedrift/discovery-2',
      intent: 'discovery',
      no: 'Hvilke norske IT-selskaper tar seg av hele IT-driften for små og mellomstore bedrifter?',
      en: 'Which Norwegian IT companies take care of all IT operations for small and medium-sized businesses?',
    },
    {
      id: 'itbedrift/comparison-1',
      intent: 'comparison',
      no:
        'Sammenlign norske leverandører av sikkerhetskopiering og skylagring for bedrifter. ' +
        'Hvem er tryggest, og hvem er enklest å bruke?',
      en:
        'Compare Norwegian providers of backup and cloud storage for businesses. ' +
        'Who is safest, and who is easiest to use?',
    },
    {
      id: 'itbedrift/comparison-2',
      intent: 'comparison',
      no: 'Bør vi leie eller kjøpe PC-er til de ansatte, og hvilke firmaer i Norge er best på hver av delene?',
      en: 'Should we lease or buy computers for our staff, and which companies in Norway are best at each?',
    },
    {
      id: 'itbedrift/problem-1',
      intent: 'problem',
      no: 'Vi er rammet av løsepengevirus. Hvilke sikkerhetsfirmaer i Norge rykker ut og får oss i gang igjen?',
      en: "We've been hit by ransomware. Which security companies in Norway will come out and get us running again?",
    },
    {
      id: 'itbedrift/local-1',
      intent: 'local',
      no: 'Hvilke IT-firmaer i Bodø kan komme til kontoret og hjelpe oss med nettverk og skrivere?',
      en: 'Which IT companies in Bodø can come to the office and help us with networks and printers?',
    },
    {
      id: 'itbedrift/procurement-1',
      intent: 'procurement',
      no:
        'Hvilke IT-leverandører i Norge har innkjøpsportal med avtalepriser, EHF-faktura og levering til hjemmekontor?',
      en:
        'Which IT suppliers in Norway have a purchasing portal with contract prices, ' +
        'EHF invoices and delivery to home offices?',
    },
    {
      id: 'itbedrift/procurement-2',
      intent: 'procurement',
      no:
        'Fylkeskommunen skal kjøpe tusen elev-PC-er på rammeavtale. ' +
        'Hvem i Norge kan levere og ta gamle maskiner i retur?',
      en:
        'The county is buying a thousand student laptops under a framework agreement. ' +
        'Who in Norway can deliver and take back old ones?',
    },
  ],
};
