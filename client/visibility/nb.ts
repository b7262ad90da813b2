import type { GeoInfo } from '../../contract/service-info.ts';
import { plural } from '../../contract/report/format.ts';
import type { Format } from '../../contract/report/format.ts';
import { RETENTION_HOURS } from '../../contract/vocabulary.ts';
import { enginesOf } from './geo-info.ts';
import { NAMES_NB } from '../../contract/report/visibility/names-nb.ts';

const windowOf = (seconds: number): string =>
  seconds === 3600 ? 'i timen' : seconds === 60 ? 'i minuttet' : `på ${timeOf(seconds)}`;

/** How often a new measurement may be started, if at all. */
const often = ({ limit, windowSeconds, dailyCap }: GeoInfo): string =>
  dailyCap === 0 ? 'Her kan bare lagrede målinger åpnes.' : `Høyst ${limit} ${plural(limit, 'ny', 'nye')} ${windowOf(windowSeconds)}.`;

function timeOf(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  return seconds < 60 ? `${seconds} ${plural(seconds, 'sekund', 'sekunder')}` : plural(minutes, 'ett minutt', `${minutes} minutter`);
}

/** Facts to know before starting; without service info, only those that hold for every instance. */
function beforeFacts(info: GeoInfo | undefined, format: Format): readonly (readonly [name: string, fact: string])[] {
  if (!info) {
    return [
      ['Kostnad', 'Målingen er gratis for deg. Den som drifter tjenesten, betaler for svarene.'],
      ['Lagret', 'Er samme domene, bransje og språk nylig målt, får du den målingen med en gang.'],
    ];
  }
  const { ready, missing } = enginesOf(info);
  const { maxUsd, dailyCap, maxSeconds, repeats = 1, typical } = info;
  return [
    ['KI-tjenester', [
      ready.length > 0 && `Vi spør ${format.list(ready)}.`,
      missing.length > 0 && `${format.list(missing)} er ikke satt opp her, og blir ikke målt.`,
    ].filter(Boolean).join(' ')],
    ['Kostnad', ready.length === 0 ? 'Ingenting. Uten KI-tjenester leser vi bare hvilke roboter butikken slipper inn.'
      : `Målingen er gratis for deg. Den som drifter tjenesten, betaler høyst ${format.number(maxUsd)} dollar for svarene.`],
    ...(ready.length === 0 ? [] : [
      ['Hvor ofte', [
        often(info),
        dailyCap !== undefined && dailyCap > 0 && `Alle til sammen kan starte ${dailyCap} i døgnet.`,
      ].filter(Boolean).join(' ')],
      ['Lagret', `Er samme domene, bransje og språk målt de siste ${RETENTION_HOURS} timene, får du den målingen med en gang.`],
    ] as const),
    ...(repeats > 1 && typical && ready.length > 0 ? [
      ['Gjentak', `Hvert spørsmål stilles ${repeats} ganger: rundt ${typical.calls} svar, ${format.number(typical.usd)} dollar og ${timeOf(typical.seconds)}.`],
    ] as const : []),
    ['Varighet', `Som regel et par minutter, aldri mer enn ${timeOf(maxSeconds)}. Du kan stoppe underveis.`],
  ];
}

/** The cost in one line, beside the button. */
function cost(info: GeoInfo | undefined, format: Format): string {
  if (!info) return 'Vi stiller åtte spørsmål til hver KI-tjeneste. Den som drifter tjenesten, betaler for svarene.';
  const count = enginesOf(info).ready.length;
  if (count === 0) return 'Ingen KI-tjeneste er satt opp her. Vi måler bare hvilke roboter butikken slipper inn.';
  const asked = `8 spørsmål til ${plural(count, 'én KI-tjeneste', `${count} KI-tjenester`)}.`;
  const { repeats = 1 } = info;
  const times = repeats > 1 ? ` Hvert stilles ${repeats} ganger.` : '';
  return `${asked}${times} Den som drifter tjenesten, betaler høyst ${format.number(info.maxUsd)} dollar. ${often(info)}`;
}

/** Norwegian (bokmål) texts of the AI visibility scan. */
export const VISIBILITY_NB = {
  ...NAMES_NB,
  title: 'KI-synlighet for nettbutikk – Storefront Analysis',
  description:
    'Vi stiller KI-tjenester de samme spørsmålene og teller hvor ofte butikken din blir nevnt og brukt som kilde.',
  lead: 'Vi stiller KI-tjenester de samme åtte spørsmålene, og teller hvor ofte butikken blir nevnt og hvor ofte den er kilde.',
  prose: [
    'Spørsmålene er faste for bransjen din, så svarene kan sammenlignes over tid. Navnet ditt står ikke i noen av dem. Hvert tall står med hvor mange svar det bygger på, og hvor usikkert det er.',
    'En tjeneste som ikke svarte, teller ikke som «ikke nevnt». Den står som ikke målt, med grunnen. Vi gir ingen poengsum fra 0 til 100, og spår ikke hva KI svarer i morgen. Målingen gjelder én dag.',
  ],
  form: {
    brand: 'Butikkens navn',
    brandHint: 'Slik kundene skriver det.',
    domain: 'Domene',
    domainHint: 'For eksempel «butikken.no».',
    vertical: 'Bransje',
    verticalHint: 'Skriv for å lete. Bransjen bestemmer hvilke spørsmål vi stiller.',
    noVertical: 'Ingen bransje heter det. Prøv et annet ord.',
    found: (count: number): string => plural(count, 'Én bransje passer', `${count} bransjer passer`),
    competitors: 'Konkurrenter, valgfritt',
    competitorsHint: 'Uten dem måler vi ikke andelen av omtalen.',
    competitor: (number: number): string => `Konkurrent ${number}`,
    lang: 'Spørsmålene stilles på',
    submit: 'Start målingen',
    cost,
    starting: (brand: string): string => `Starter målingen av ${brand}.`,
    missing: {
      brand: 'Skriv navnet på butikken.',
      domain: 'Skriv domenet til butikken.',
      vertical: 'Velg en bransje fra listen.',
    },
    several: 'Dette mangler:',
    stored: 'Målinger som alt er lagret, kan åpnes likevel.',
    questions: 'Dette spør vi om',
    questionsFailed: 'Spørsmålene lot seg ikke hente nå.',
  },
  before: {
    heading: 'Før du starter',
    facts: beforeFacts,
  },
  measures: {
    heading: 'Fire tall, hvert for seg',
    line: 'Vi gir ingen samlet poengsum.',
  },
  otherRunning: (brand: string): string => `En måling av ${brand} er i gang.`,
  otherReady: (brand: string): string => `Målingen av ${brand} er ferdig.`,
  show: 'Vis den',
  gone: 'Tjenesten har ikke lenger denne målingen. Start den på nytt.',
};

export type VisibilityTexts = typeof VISIBILITY_NB;
