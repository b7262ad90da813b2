import type { Format } from '../../contract/report/format.ts';
import type { ShareProblem } from '../../contract/share.ts';

/** Norwegian (bokmål) texts for sharing a report. */
export const SHARE_NB = {
  heading: 'Del rapporten',
  lead: (days: number, format: Format): string =>
    `Rapporten får en egen adresse, og alle som har den, kan lese rapporten i ${format.number(days)} ${format.plural(days, 'dag', 'dager')}. Du kan slette den før.`,
  facts: {
    log: 'Tjenesten lager den av sin egen logg over målingen. Derfor kan verken du eller de som leser rapporten, endre den.',
    search: 'Adressen kan ikke gjettes, og søkemotorer blir bedt om ikke å ta den med.',
    answers: 'Det KI-tjenestene skrev, er ikke med. Funn, tall og kilder er med, og det er merkenavnet og konkurrentene du skrev også.',
    browser: 'Bare denne nettleseren får nøkkelen som sletter den.',
  },
  make: 'Lag en adresse',
  making: 'Lager adressen …',
  made: 'Rapporten er delt.',
  address: 'Adressen til rapporten',
  copy: 'Kopier adressen',
  open: 'Se den som mottakeren ser den',
  until: (date: string): string => `Den ligger ute til ${date}.`,
  notKept: 'Nettleseren lagrer ingenting her. Du kan derfor bare slette delingen så lenge denne siden står åpen.',
  remove: 'Slett delingen',
  removing: 'Sletter …',
  removed: 'Delingen er slettet. Adressen virker ikke lenger.',
  rate: (time: string): string => `Du har delt så mange rapporter som du kan for nå. Prøv igjen om ${time}.`,
  failed: { offline: 'Vi fikk ikke kontakt med tjenesten.', failed: 'Noe gikk galt hos oss.' },
  problems: {
    'unknown-run': 'Tjenesten har ikke denne målingen lenger. Den tar vare på loggen i ti minutter etter at en måling er ferdig. Mål på nytt, og del den da.',
    running: 'Målingen er ikke ferdig. Du kan dele rapporten når den er det.',
    incomplete: 'Målingen ble ikke fullført, og det er bare fullførte målinger som kan deles.',
    'not-stored': 'Den som drifter tjenesten, tar ikke vare på svar fra Gemini. Målinger med slike svar kan derfor ikke deles.',
    'too-large': 'Rapporten er for stor til å deles. Lagre den som fil i stedet.',
    full: 'Det er ikke plass til flere delte rapporter akkurat nå. Lagre rapporten som fil i stedet, eller prøv en annen dag.',
    unavailable: 'Tjenesten får ikke lagret rapporten akkurat nå. Prøv igjen om litt.',
  } satisfies Record<ShareProblem, string>,
};

export type ShareTexts = typeof SHARE_NB;
