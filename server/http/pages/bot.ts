import { SCAN_REQUESTS, type Language } from '../../../contract/vocabulary.ts';
import { LAST_MODIFIED, lastModifiedLine } from './last-modified.ts';
import { code, heading, list, paragraph, words } from '../../../contract/report/document.ts';
import type { PageDocument } from '../../../contract/report/document.ts';
import type { ServiceFacts } from './facts.ts';

/** The page on our crawler: what it does in a store, and how to block it. */
export const botPage = (language: Language, { crawler }: ServiceFacts): PageDocument => PAGES[language](crawler);

type Crawler = ServiceFacts['crawler'];

const refusal = (token: string): string => `User-agent: ${token}\nDisallow: /`;

const PAGES: Readonly<Record<Language, (crawler: Crawler) => PageDocument>> = {
  no: ({ token, userAgent, connectionsPerHost, probesAsAiCrawlers, browserRequests }) => ({
    title: 'Roboten vår',
    description:
      `Hva roboten ${token} gjør i en nettbutikk, hvor mye den henter, og hvordan du stenger den ute med ` +
      `robots.txt.`,
    heading: 'Roboten vår',
    lead: words(`Den heter \`${token}\`, og kommer bare når et menneske ber om en måling av butikken.`),
    blocks: [
      heading(2, 'Det den gjør', 'does'),
      list(
        `Henter høyst ${SCAN_REQUESTS} adresser i en helsesjekk, over høyst ${connectionsPerHost} forbindelser om ` +
          `gangen til hver vert.`,
        'Våre egne forespørsler er bare `GET`. Roboten fyller ikke ut skjemaer, legger ikke noe i handlekurven, og ' +
          'logger ikke inn.',
        'Leser forsiden, robots.txt, nettstedskart, llms.txt, to filer for KI-agenter under /.well-known/, ' +
          'handlekurv og kasse, en adresse som ikke finnes, og et utvalg sider og lenker, noen til andre ' +
          'nettsteder. Den følger ikke nettstedet videre.',
        ...(browserRequests === undefined ? [] : [
          `Farten måles ved at en nettleser åpner forsiden slik en telefon gjør, skript og bilder med, med ` +
            `høyst ${browserRequests.measuring} forespørsler. Nettleseren presenterer seg som en telefon, ikke med navnet ` +
            `vårt.`,
          `Er sider tomme uten skript, åpner nettleseren også inntil tre andre, med høyst ${browserRequests.reading} ` +
            'forespørsler til sammen; produktdata kan åpne den ene siden slik. Butikkens skript kjører der, og kan ' +
            'sende egne forespørsler.',
        ]),
        ...(probesAsAiCrawlers ? [
          'Noen få forespørsler bruker navnet til en KI-robot, for å se om den slipper inn. De går bare til forsiden.',
        ] : []),
        'Produktdata leser bare den ene siden som er oppgitt. KI-synlighet leser bare robots.txt, llms.txt og ' +
          'forsiden.',
      ),
      paragraph('Slik presenterer den seg:'),
      code('http', 'Hodefeltet i forespørselen', `User-Agent: ${userAgent}`),
      heading(2, 'Slik stenger du den ute', 'refuse'),
      paragraph(`En gruppe i robots.txt med navnet \`${token}\` hindrer helsesjekken i å lese sidene den forbyr:`),
      code('text', 'robots.txt', refusal(token)),
      list(
        'Den leser robots.txt i begynnelsen av hver måling, så en endring gjelder fra neste.',
        'Noe hentes også da: forsiden (også uten www eller https, og av nettleseren som måler fart, med det siden ' +
          'laster), robots.txt, nettstedskart, llms.txt og én adresse som ikke finnes.',
        'Regler for `*` binder den ikke. De er skrevet for roboter som går rundt på egen hånd; denne henter ' +
          'etter ønske fra et menneske.',
        'Produktdata og KI-synlighet henter det som står over, uansett regler.',
      ),
      paragraph(
        'Vil du være helt sikker, kan du svare 403 på navnet i `User-Agent`. Da gir rapporten ingen ' +
        'karakter og sier at butikken avviste oss. Den har likevel det som kan ses uten sidene, som sertifikatet.'),
      paragraph(lastModifiedLine('no', LAST_MODIFIED['/bot'])),
    ],
  }),
  en: ({ token, userAgent, connectionsPerHost, probesAsAiCrawlers, browserRequests }) => ({
    title: 'Our crawler',
    description:
      `What the crawler ${token} does in an online store, how much it fetches, and how to keep it out with ` +
      `robots.txt.`,
    heading: 'Our crawler',
    lead: words(`Its name is \`${token}\`, and it comes only when a person asks for a scan of the store.`),
    blocks: [
      heading(2, 'What it does', 'does'),
      list(
        `Fetches at most ${SCAN_REQUESTS} addresses in a health scan, over at most ${connectionsPerHost} connections ` +
          `at a time to each host.`,
        'Our own requests are `GET` only. The crawler fills in no forms, puts nothing in the cart, and does not log in.',
        'Reads the home page, robots.txt, sitemaps, llms.txt, two files for AI agents under /.well-known/, cart and ' +
          'checkout, an address that does not exist, and a sample of pages and links, some to other sites. It ' +
          'follows the site no further.',
        ...(browserRequests === undefined ? [] : [
          `Speed is measured by a browser that opens the home page as a phone does, scripts and images ` +
            `included, with at most ${browserRequests.measuring} requests. The browser says that it is a phone, not our ` +
            `name.`,
          `Where pages are empty without scripts, the browser also opens up to three others, with at most ` +
            `${browserRequests.reading} requests together; the schema emitter may open its one page so. Scripts of the store ` +
            'run there, and may send requests of their own.',
        ]),
        ...(probesAsAiCrawlers ? [
          'A few requests carry the name of an AI crawler, to see whether it is let in. They go to the home page only.',
        ] : []),
        'The schema emitter reads only the one page it is given. The AI visibility scan reads only robots.txt, ' +
          'llms.txt and the home page.',
      ),
      paragraph('This is how it says who it is:'),
      code('http', 'The header of a request', `User-Agent: ${userAgent}`),
      heading(2, 'How to keep it out', 'refuse'),
      paragraph(`A group in robots.txt that names \`${token}\` keeps the health scan from reading the pages it disallows:`),
      code('text', 'robots.txt', refusal(token)),
      list(
        'It reads robots.txt at the start of every scan, so a change holds from the next.',
        'Some is fetched even then: the home page (also without www or https, and by the browser that measures ' +
          'speed, with what that page loads), robots.txt, sitemaps, llms.txt, and one address that does not exist.',
        'Rules for `*` do not bind it. They are written for crawlers that go about by themselves; this one ' +
          'fetches at the wish of a person.',
        'The schema emitter and the AI visibility scan fetch what is said above, whatever the rules.',
      ),
      paragraph(
        'To be quite sure, answer 403 to the name in `User-Agent`. Then the report gives no grade and says ' +
        'that the store refused us. It still has what can be seen without the pages, such as the certificate.'),
      paragraph(lastModifiedLine('en', LAST_MODIFIED['/bot'])),
    ],
  }),
};
