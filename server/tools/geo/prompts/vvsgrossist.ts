import type { Pack } from './prompt.ts';

/** Questions of people who are looking for plumbing and heating supplies for plumbers. */
export const vvsgrossist: Pack = {
  vertical: 'vvsgrossist',
  prompts: [
    {
      id: 'vvsgrossist/discovery-1',
      intent: 'discovery',
      no: 'Hvilke VVS-grossister i Norge har størst utvalg av rør, deler og sanitærutstyr til rørleggere?',
      en:
        'Which plumbing wholesalers in Norway have the largest range of pipes, ' +
        'fittings and sanitary ware for plumbers?',
    },
    {
      id: 'vvsgrossist/discovery-2',
      intent: 'discovery',
      no: 'Vi vil begynne å montere varmepumper. Hvem i Norge selger til installatører og gir opplæring?',
      en: 'We want to start fitting heat pumps. Who in Norway sells to installers and provides training?',
    },
    {
      id: 'vvsgrossist/comparison-1',
      intent: 'comparison',
      no: 'Sammenlign grossister for ventilasjon i Norge. Hvem er best på aggregater, kanaler og teknisk støtte?',
      en: 'Compare ventilation wholesalers in Norway. Who is best on air handling units, ducts and technical support?',
    },
    {
      id: 'vvsgrossist/comparison-2',
      intent: 'comparison',
      no: 'Hvilken rørgrossist har best nettbutikk og app for en norsk rørleggerbedrift med femten ansatte?',
      en:
        'Which plumbing wholesaler has the best online store and app for a ' +
        'Norwegian plumbing firm with fifteen employees?',
    },
    {
      id: 'vvsgrossist/problem-1',
      intent: 'problem',
      no: 'Berederen hos kunden sprakk midt i helga. Hvor i Norge får en rørlegger tak i en ny på dagen?',
      en: "The customer's water heater burst at the weekend. Where in Norway can a plumber get a new one the same day?",
    },
    {
      id: 'vvsgrossist/local-1',
      intent: 'local',
      no: 'Hvor i Tromsø kan rørleggere hente VVS-deler døgnet rundt eller før klokka sju om morgenen?',
      en: 'Where in Tromsø can plumbers pick up plumbing parts around the clock or before seven in the morning?',
    },
    {
      id: 'vvsgrossist/procurement-1',
      intent: 'procurement',
      no:
        'Vi skal rehabilitere to hundre bad. ' +
        'Hvilke VVS-leverandører i Norge kan garantere lagerbeholdning og etappevis levering?',
      en:
        "We're renovating two hundred bathrooms. " +
        'Which plumbing suppliers in Norway can guarantee stock and phased delivery?',
    },
    {
      id: 'vvsgrossist/procurement-2',
      intent: 'procurement',
      no:
        'Hvilke VVS-grossister i Norge sender EHF-faktura per prosjekt og legger ' +
        'avtalepriser rett inn i ordresystemet vårt?',
      en:
        'Which plumbing wholesalers in Norway send EHF invoices per project and feed ' +
        'contract prices into our order system?',
    },
  ],
};
