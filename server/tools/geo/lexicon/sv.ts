import type { NameWords } from './words.ts';

export const SV: NameWords = {
  at: 'hos',
  via: 'via',
  try: 'kolla besök prova undvik',
  in: 'på i från',
  verbs: 'sin sitt sina slog ägs drivs har hade säljer sålde erbjuder levererar levererade skickar lanserar lanserade'
    + ' öppnar öppnade stänger stängde äger driver ger låter lovar garanterar satsar vann tog köpte matchar'
    + ' sänker vägrar konkurrerar samarbetar rekommenderar utökar sponsrar importerar producerar reparerar'
    + ' monterar svarade ägde drev gav lät lovade betalar betalade kör körde kom gick lade växer',
  subjects: 'jag du vi man ni',
  auxiliaries: 'är var blev blir kan kunde vill ville ska skulle måste bör får fick',
  particles: 'som på i till för med från av hos vid om mot utan efter också inte nu fortfarande här där först'
    + ' kanske bara andra fler alltid aldrig det den de en ett',
  and: 'och eller samt men än',
  own: 'ab city',
  branches: 'företag sverige',
  notices: 'obs ps',
  capitalised: '',
  trade: 'alternativ butik kedja varuhus sälj såld köp handl beställ pris billig dyr lever frakt lager utbud'
    + ' sortiment få[rs]? finns hitta erbjud rabatt nät hämta jämför (?<!\\p{L})kr(?:on[eo]r)?(?!\\p{L})',
  verbEndings: '[aeiuyåö]r',
  shop: 'butik kedja varuhus kund app kollektion',
  from: 'från',
  size: 'str\\p{L}* storlek i en ett',
};
