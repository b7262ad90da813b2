import type { Vertical } from '../../vocabulary.ts';

/** An industry's name, and synonyms for search. */
export type VerticalWords = readonly [name: string, also: string];

export const VERTICALS_NB: Readonly<Record<Vertical, VerticalWords>> = {
  elektronikk: ['Elektronikk', 'tv mobil telefon pc data lyd kamera hvitevarer gaming'],
  mote: ['Klær og mote', 'sko vesker tekstil undertøy dameklær herreklær'],
  hjem: ['Hjem og interiør', 'møbler lamper kjøkken tekstiler senger belysning'],
  sport: ['Sport og friluft', 'turutstyr sykkel ski løping trening jakt fiske'],
  skjonnhet: ['Skjønnhet og hudpleie', 'kosmetikk sminke parfyme hår velvære'],
  mat: ['Mat og dagligvarer', 'kaffe vin drikke matkasse kolonial delikatesser'],
  barn: ['Barn og baby', 'leker barnevogn barneklær foreldre'],
  bygg: ['Bygg og oppussing', 'verktøy maling hage jernvare gulv fliser'],
  dyr: ['Dyr og dyrefôr', 'hund katt hest kjæledyr akvarium'],
  bil: ['Bil og bildeler', 'dekk motor mc motorsykkel tilbehør båt'],
  apotek: ['Apotek og kosttilskudd', 'medisin vitaminer helsekost linser'],
  boker: ['Bøker', 'bok lydbok litteratur papir'],
  smykker: ['Smykker og klokker', 'ringer gull sølv ur'],
  blomster: ['Blomster og planter', 'bukett hage buketter gave'],
  saas: ['Programvare', 'saas app skytjeneste system regnskap it'],
  byra: ['Byråer', 'reklame design markedsføring nettsider seo'],
  reise: ['Reise og opplevelser', 'hotell fly ferie hytte turisme'],
  eiendom: ['Eiendom', 'bolig megler utleie næringslokaler'],
  finans: ['Bank, forsikring og finans', 'lån sparing regnskap kreditt betaling'],
  helse: ['Helsetjenester', 'tannlege lege klinikk fysioterapi psykolog'],
  utdanning: ['Kurs og utdanning', 'skole studier opplæring nettkurs'],
  jus: ['Juridiske tjenester', 'advokat rett kontrakt'],
  elgrossist: ['Elektrogrossist', 'bedrift kabel installatør proff b2b engros'],
  byggproff: ['Byggevarer for håndverkere', 'bedrift trelast proff b2b entreprenør'],
  vvsgrossist: ['VVS-grossist', 'bedrift rør rørlegger varme ventilasjon b2b engros'],
  industri: ['Industriutstyr', 'bedrift maskiner lager verksted b2b'],
  itbedrift: ['IT-utstyr for bedrifter', 'bedrift servere lisenser drift b2b'],
  arbeidsklar: ['Arbeidsklær og verneutstyr', 'bedrift vernesko uniform hms b2b'],
  generisk: ['Andre nettbutikker', 'annet ingen generelt alle'],
};
