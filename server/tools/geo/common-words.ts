import { foldAll } from './folding.ts';
import type { Folded } from './folding.ts';

// Ordinary words, Norwegian or English, that stores and services are also called, folded to plain letters.
const OFTEN = words(`
  aktiv alt apotek apple ark art atelier baby bad bag bar basic beauty bed beds best bil blomster blue body bok boots
  bord boss box bra brand bring bruk buddy bukse butikken by camp car card care cargo casa cash cat cats change city
  class classic clean clear click club color comfort common complete concept cook corner cos cosmos country craft
  crown cubes cut day deal deals delta design diesel digital direct direkte dog dogs dream dress duett eco edge
  ekspert elite energy enkelt everyday expert extra eye fagmobler fair family fan fashion favoritt fin finn first fit
  fixed fjell flora flow fly focus folk forever form forum fox free fresh fri friends fritid front full fun future gap
  gard garden gardin garn gave gaver gem get gift gifts glad glass glitter glow go god gode godt gold green grip gront
  group guide gull gym handel happy hat hav hay heart hello help hjelp hjem hjemme hobby home hope house hub hud hus
  huset hylle ice idea ideal if image impact in ink inkognito inn inside insight inspired interior jernvare joker joy
  jul jula just kaffe kake key kicks kid kids king kit kitchen kiwi kjokken kjole klar klima klokke klubb kolonial
  komfort komplett kontakt krone kroner kunst lab lager lampe land lek lekeland leker leve level life light lime line
  link little living local logic look love luft luksus luna lush lys made magic mail main make mango map mark marked
  mat match matter max maxi med mega men menu meny merit mester metro mill min mini mint mix mobil mobler modern mom
  moment mono monter more mote motor mount move mum music natur natural nature need net nett nettbutikken new next
  nice nok nord nordic normal norsk north norwegian note nova now number nut object obs ocean office ol old on one
  online only open oppdag optimal orange original ost outlet pack paper papir parfyme park part pet pets pieces pixel
  plan planet plant plus pluss point pool port post posten power premium present price prime princess print pris
  privat pro profil pure pute quality quick radio rain real red regnskap ren rest rich ride right ring river road rom
  room root rose royal run safe salg salt sats school season secret select selected seng sense set shape shoes shop
  sign simple sirkel ski sky sleep slow smart smile smykke snow sofa sol solar solid solo sone soul source south spa
  space spar speed spice sport sporten spring sprint square standard star start state sted step stil stol stone stor
  store storm story street strong studio style sun sunn super supply sweet swift sykkel system target te tea team tech
  tid tie ting toalett toft together tools top topp total touch town toy toys trade tre trend trening tribe true trygg
  tur ull ung union unique unit universe up urban van vann vans var varme vekt vel velg verktoy vest vi view vin vind
  vision vita vital volt wall water wave wax way we wear weekday weekend well west white wild wind wine wish women
  wonder wood work world xxl yes you young your zen zone zoo
`);

// Ordinary as well, but in an answer about stores a capital is as good as a name.
const SELDOM = words(`
  apollo bianco bulder coop ellos farmasiet fiken folio jysk kry oda plantasjen puma ritual rituals rusta shell sprell
  tiger tilbords tryg ving vipps vitus
`);

// What ordinary phrases are made of besides, and stores too: "Din Sko", "The North Face".
const FILLERS = words(`
  a all alle alltid and av bedre beste big buy bygg bygge dag de den det din dine ditt du dyr east en er et face for
  fra good great ha hage hele her i inspirert is it its klaer liten mitt my na name ny nye of og om on or other our
  over pa sko sma small som stories sykkel the these this til to toy under uten var vare vart ved verden with
`);

/**
 * How a name can be something ordinary: a word that opens sentences (`often`), one that hardly does or that is too
 * short to tell (`seldom`), nothing but ordinary words (`phrase`), nothing but digits (`number`).
 */
export type OrdinaryUse = 'often' | 'seldom' | 'phrase' | 'number';

// Up to this length a folded name is as likely to be a word or an abbreviation: "hm", "as".
const SHORT = 3;

/** Whether, and how, a name must prove that it is meant as a name. */
export function ordinaryUse(tokens: readonly string[], key: Folded): OrdinaryUse | undefined {
  const { plain } = key;
  if (/^\p{N}+$/u.test(plain)) return 'number';
  if (plain.toUpperCase() === plain) return undefined;
  if (OFTEN.has(plain) || FILLERS.has(plain)) return 'often';
  if (SELDOM.has(plain) || plain.length <= SHORT) return 'seldom';
  const parts = tokens.flatMap((token) => token.split(/(?<=\p{Ll})(?=\p{Lu})/u)).map((part) => foldAll([part]).plain);
  return parts.length > 1 && parts.every((part) => OFTEN.has(part) || FILLERS.has(part)) ? 'phrase' : undefined;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter(Boolean));
}
