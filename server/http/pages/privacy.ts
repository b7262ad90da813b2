import { RETENTION_HOURS, type Language } from '../../../contract/vocabulary.ts';
import { LAST_MODIFIED, lastModifiedLine } from './last-modified.ts';
import { heading, list, paragraph, words } from '../../../contract/report/document.ts';
import type { PageDocument } from '../../../contract/report/document.ts';
import type { ServiceFacts } from './facts.ts';

/** The privacy page. */
export const privacyPage = (language: Language, facts: ServiceFacts): PageDocument => PAGES[language](facts);

const PAGES: Readonly<Record<Language, (facts: ServiceFacts) => PageDocument>> = {
  no: ({ runRetentionMinutes, sharesState, shareDays }) => ({
    title: 'Personvern',
    description:
      'Hva tjenesten tar vare på, hvor og hvor lenge: nesten ingenting, i minnet i minutter, og resultatene bare ' +
      'i nettleseren din.',
    heading: 'Personvern',
    lead: words(
      'Ingen konto, ingen sporing, ingen tredjepartsskript. Dette er det som finnes, hvor det ligger, og hvor ' +
      'lenge.'),
    blocks: [
      heading(2, 'I nettleseren din', 'browser'),
      list(
        'Resultatene av målingene, høyst 200, til du sletter dem under [Tidligere](/past). De sendes ikke til oss.',
        ...(shareDays === undefined ? [] : ['Nøkkelen som sletter en rapport du har delt, så lenge rapporten ' +
          'ligger ute.']),
        'Hva du har krysset av som gjort i en helsesjekk, til du sletter den siste målingen av butikken.',
        'Hvilken måling som er i gang, til du lukker fanen, så den kan tas opp igjen etter en ny innlasting.',
        'Det siste svaret om produktdata, med det du har fylt inn for hånd, til du lukker fanen.',
        'To informasjonskapsler, bare når du velger noe: `ui` for språk og `theme` for utseende. De varer i ett ' +
          'år og sier ikke hvem du er.',
      ),
      heading(2, 'Hos tjenesten', 'service'),
      list(
        'IP-adressen din, bare i minnet, for å telle mot grensene. For IPv6 bare nettet, de første 64 bitene. ' +
          'Den teller i høyst en time, og viskes ut når andre trenger plassen, eller når tjenesten startes ' +
          'på nytt.',
        `Loggen over en måling du startet på siden, i minnet: mens den går, og ${runRetentionMinutes} minutter ` +
          `etter, så du kan laste siden på nytt.`,
        `En KI-måling i ${RETENTION_HOURS} timer, i en database: butikkens domene, bransje, språk og ` +
          `svarene fra KI-tjenestene. Den sier ikke hvem som ba om den, og har verken merkenavnet eller ` +
          `konkurrentene du skrev.`,
        'Tjenestens egen logg inneholder feil, driftstall og vertsnavnet til hver butikk som er målt. For en ' +
          'KI-måling står også bransje og språk der. IP-adressen til den som ber om målingen, står aldri der.',
      ),
      ...(sharesState
        ? [paragraph('Tjenesten kjører i flere instanser, som deler én database: det som står i minnet, ligger ' +
            'også der, like lenge.')]
        : []),
      paragraph(
        'Den som drifter tjenesten, kan ha en mellomtjener (proxy) foran, med egen logg. Den kjenner ikke denne ' +
        'siden til.'),
      ...(shareDays === undefined ? [] : [
        heading(2, 'Rapporter du deler', 'shared'),
        paragraph(
          'Ingenting deles uten at du ber om det. Deler du en rapport, får den en adresse som ikke kan gjettes, og ' +
            'alle som har adressen, kan lese rapporten.'),
        list(
          `Vi lager rapporten av vår egen logg over målingen, og lagrer den i en database i ${shareDays} dager. Så ` +
            'slettes den.',
          'Den inneholder butikkens adresse, funnene med bevis, karakterene og når målingen ble gjort. En KI-måling ' +
            'inneholder også merkenavnet og konkurrentene du skrev, tallene og kildene, men ikke teksten i svarene.',
          'Den sier ikke hvem som delte den. Av nøkkelen som sletter den, lagrer vi bare et avtrykk (hash).',
          'Søkemotorer blir bedt om ikke å ta den med, og en lenke i den røper ikke adressen.',
        ),
      ]),
      heading(2, 'Hos andre', 'others'),
      list(
        'Butikken ser forespørslene våre, fra vår adresse, ikke din. Se [roboten vår](/bot).',
        'KI-tjenestene får faste spørsmål. De får ikke vite merkenavn, domene eller hvem som spør.',
        'Produktdata kan sende teksten på produktsiden til én språkmodell, når siden mangler noe og en modell ' +
          'er satt opp.',
        'Helsesjekken slår opp organisasjonsnummeret butikken oppgir, i åpne registre, og kan slå opp adressen ' +
          'i Googles offentlige målinger av fart.',
      ),
      heading(2, 'Å slette', 'delete'),
      paragraph(
        'Det som ligger i nettleseren, sletter du selv. Det som ligger hos oss, slettes av seg selv.' +
        (shareDays === undefined
          ? ''
          : ' En rapport du har delt, sletter du der du delte den, i samme nettleser.')),
      paragraph(lastModifiedLine('no', LAST_MODIFIED['/privacy'])),
    ],
  }),
  en: ({ runRetentionMinutes, sharesState, shareDays }) => ({
    title: 'Privacy',
    description:
      'What the service keeps, where and for how long: next to nothing, in memory for minutes, and the results ' +
      'only in your browser.',
    heading: 'Privacy',
    lead: words(
      'No account, no tracking, no scripts of third parties. This is what there is, where it lies, and for how ' +
      'long.'),
    blocks: [
      heading(2, 'In your browser', 'browser'),
      list(
        'The results of scans, 200 at most, until you delete them under [Past](/past). They are not sent to us.',
        ...(shareDays === undefined ? [] : ['The key that deletes a report you have shared, for as long as the ' +
          'report is up.']),
        'What you have ticked as done in a health scan, until you delete the last scan of the store.',
        'Which scan is running, until you close the tab, so that it can be taken up again after a reload.',
        'The last answer about product data, with what you filled in by hand, until you close the tab.',
        'Two cookies, only once you choose something: `ui` for the language and `theme` for the appearance. ' +
          'They last a year and do not say who you are.',
      ),
      heading(2, 'With the service', 'service'),
      list(
        'Your IP address, in memory only, to count against the limits. For IPv6 only the network, the first 64 ' +
          'bits. It counts for an hour at most, and is erased when others need the room, or when the service ' +
          'restarts.',
        `The log of a scan you started on the page, in memory: while it runs, and ${runRetentionMinutes} minutes ` +
          `after, so that you can reload the page.`,
        `An AI visibility scan for ${RETENTION_HOURS} hours, in a database: the store's domain, the ` +
          `industry, the language and the answers of the engines. It does not say who asked for it, and has ` +
          `neither the brand nor the competitors you typed.`,
        "The service's own log has faults, figures of its running, and the hostname of each store that was " +
          "scanned. Of an AI visibility scan it has the industry and language too. It never has the IP address of " +
          'whoever asked for the scan.',
      ),
      ...(sharesState
        ? [paragraph('The service runs as several instances, which share this in one database: what is in memory ' +
            'lies there too, for as long.')]
        : []),
      paragraph(
        'Whoever hosts the service may have a proxy in front with a log of its own. This page knows nothing of ' +
        'that.'),
      ...(shareDays === undefined ? [] : [
        heading(2, 'Reports you share', 'shared'),
        paragraph(
          'Nothing is shared unless you ask for it. If you share a report, it gets an address that cannot be ' +
            'guessed, and everyone who has the address can read the report.'),
        list(
          `We make the report from our own log of the scan and store it in a database for ${shareDays} days. Then ` +
            'it is deleted.',
          "It has the store's address, the findings with their evidence, the grades and when the scan was made. An " +
            'AI visibility scan also has the brand and the competitors you typed, the figures and the sources, but ' +
            'not the text of the answers.',
          'It does not say who shared it. Of the key that deletes it, we store only a hash.',
          'Search engines are asked to leave it out, and a link in it does not give its address away.',
        ),
      ]),
      heading(2, 'With others', 'others'),
      list(
        'The store sees our requests, from our address, not yours. See [our crawler](/bot).',
        'The AI engines get fixed prompts. They learn neither brand nor domain, nor who asks.',
        'The schema emitter may send the text of the product page to one language model, when the page lacks ' +
          'something and a model is set up.',
        "The health scan looks up the store's organisation number in public registers, and may look up its " +
          "address in Google's public measurements of speed.",
      ),
      heading(2, 'Deleting', 'delete'),
      paragraph(
        'What lies in the browser you delete yourself. What lies with us expires by itself.' +
        (shareDays === undefined
          ? ''
          : ' A report you have shared you delete where you shared it, in the same browser.')),
      paragraph(lastModifiedLine('en', LAST_MODIFIED['/privacy'])),
    ],
  }),
};
