import { SCAN_REQUESTS } from '../../../contract/vocabulary.ts';
import type { Severity } from '../../../contract/vocabulary.ts';

const rules = new Intl.PluralRules('nb');
const checks = (count: number): string => `${count} ${rules.select(count) === 'one' ? 'sjekk' : 'sjekker'}`;

/** What the severities mean. */
const severities: Record<Severity, string> = {
  critical: 'Hindrer salg, eller gjør butikken usynlig.',
  major: 'Koster kunder eller synlighet, men stenger ingen ute.',
  minor: 'Bør rettes når noen likevel er i gang.',
  info: 'Påvirker ingen karakter.',
};

/** The page on how we measure, in bokmål, written for store owners. */
export const HOW_WE_MEASURE_NB = {
  title: 'Slik måler vi',
  description:
    'Hva helsesjekken, KI-synligheten og produktdataene bygger på: sjekkene, karakterene, tallene, og det vi aldri ' +
      'sier.',
  lead: 'Hva vi ser på, hvordan vi bedømmer det, og hva vi ikke sier noe om.',
  principles: {
    heading: 'Det vi holder oss til',
    items: [
      'Vi sier bare det vi så, og viser hvor vi så det.',
      '**Ikke målt** er et svar for seg selv, med en grunn. Det er aldri null, bestått eller feil.',
      'Svarer en botsperre i stedet for butikken, bedømmer vi ikke sperren som om den var butikken.',
      'Det finnes ingen samlet poengsum. Fire karakterer svarer på fire ulike spørsmål.',
      'Hver måling gjelder det tidspunktet den ble gjort. Neste måling kan gi et annet svar.',
    ],
  },
  health: {
    heading: 'Helsesjekken',
    text: (total: number, phases: number): string =>
      `Helsesjekken består av ${checks(total)} i ${phases} faser. Hver sjekk får én status: bestått, advarsel, ` +
        'feil, til orientering, ikke målt eller gjelder ikke. Sjekkene gir fire karakterer, uavhengige av hverandre:',
    checksIn: (count: number): string => `${checks(count)}.`,
    ungraded: (count: number): string => `I tillegg kommer ${checks(count)} utenom karakterene.`,
    gradesHeading: 'Fra sjekk til karakter',
    severities,
    grades: [
      '**F**: minst én kritisk sjekk feiler.',
      '**D**: minst tre viktige sjekker feiler. **C**: én eller to.',
      '**B**: minst tre til sammen av mindre sjekker som feiler, og kritiske og viktige som gir advarsel. **A**: ' +
        'færre enn tre.',
    ],
    unmeasured: (percent: number): string =>
      `Er under ${percent}\u00a0% av sjekkene som gjelder, målt, gir vi ingen karakter. Det samme gjelder når en ` +
        'sjekk som karakteren hviler på, mangler. Feiler en kritisk sjekk, blir det F likevel. Feil med én og samme årsak teller én gang.',
    ruleSet: (ruleSet: string): string =>
      `Reglene har en versjon, nå \`${ruleSet}\`. To rapporter kan bare sammenlignes når de er laget etter samme ` +
        'regler.',
  },
  checks: {
    heading: 'Alle sjekkene',
    text: 'Åpne en fase for å se hva vi sjekker, og når det gir advarsel eller feil. Dokumentet hver regel bygger ' +
      'på, står på siden [for utviklere](/developers#checks).',
    phase: (name: string, count: number): string => `${name}: ${checks(count)}`,
  },
  visibility: {
    heading: 'KI-synlighet',
    text: (repeats: number): readonly string[] => [
      'Vi stiller de samme faste spørsmålene for bransjen til hver KI-tjeneste. Spørsmålene nevner aldri butikken; ' +
        'navnet brukes bare til å kjenne den igjen i svarene.' +
        `${repeats > 1 ? ` Hvert spørsmål stilles ${repeats} ganger.` : ''}`,
      'Vi spør gjennom tjenestenes programmeringsgrensesnitt med nettsøk, ikke gjennom appene. Der kan svarene ' +
        'være andre.',
    ],
    engines: (names: readonly string[]): string => `Tjenestene er ${new Intl.ListFormat('nb').format(names)}. En ` +
      'tjeneste som ikke er satt opp her, eller som feilet, er ikke målt, og teller ikke med.',
    metrics: [
      ['Nevnt', 'Hvor mange av de målte svarene som nevner butikken.'],
      ['Brukt som kilde', 'Hvor mange av svarene som lenker til butikken som kilde. Svar der tjenesten ikke søkte ' +
        'på nettet, holdes utenfor.'],
      ['Tjenester som nevner deg', 'Hvor mange av de målte tjenestene som nevner butikken minst én gang.'],
      ['Andel av omtalen', 'Hvor mange av alle omtaler av butikken og konkurrentene du har oppgitt, som er ' +
        'butikkens. Et svar teller én gang for hver det nevner. Uten konkurrenter har tallet ingen mening, og vises ikke.'],
    ] as readonly (readonly [string, string])[],
    interval: 'Hver andel står med antallet bak og et spenn. Med få svar er spennet bredt, og er færre ' +
      'enn fire spørsmål besvart, er det ikke noe spenn: Da er det lite å si om forskjellen mellom to målinger.',
  },
  schema: {
    heading: 'Produktdata',
    text: [
      'Vi leser én produktside og skriver kode for det som står der. Hver verdi må finnes ordrett på siden, og ' +
        'vises med sitatet. Foreslår en språkmodell en verdi, brukes den bare når den finnes igjen ordrett.',
      'Pris skrives bare når pris, valuta og lagerstatus alle er bekreftet. Koden lover ikke bedre plass i søket.',
    ],
  },
  never: {
    heading: 'Det vi aldri sier',
    items: [
      'At butikken følger eller bryter loven.',
      'Hva Google eller en KI-tjeneste faktisk får se. Vi sier hva vi fikk se.',
      'At en endring gir flere kunder, bedre plass eller flere omtaler.',
      'Noe om sider bak innlogging, i handlekurven eller etter et kjøp.',
      'At noe mangler, når vi bare ikke fikk se det.',
    ],
  },
  limits: {
    heading: 'Begrensninger',
    items: [
      `En helsesjekk henter høyst ${SCAN_REQUESTS} adresser: forsiden, robots.txt, nettstedskartet og et utvalg ` +
        'sider. Den leser ikke hele butikken.',
      'Vi måler fra ett sted, på ett tidspunkt. Kunder andre steder kan få et annet svar.',
      'Fart måles i en nettleser som oppfører seg som en telefon. Finnes offentlige tall fra virkelige besøk, ' +
        'teller de også.',
      'Maskiner finner bare en del av hindrene for folk med nedsatt funksjonsevne.',
      'Roboten vår kan stenges ute. Når vi ser det, sier vi det og gir ingen karakter. En forbindelse som blir avvist, ' +
        'ser ut som en butikk som er nede, og gir F på Salg. [Slik oppfører den seg](/bot).',
    ],
  },
};

/** The texts of the page on how we measure; both languages have this shape. */
export type HowWeMeasureTexts = typeof HOW_WE_MEASURE_NB;
