import { LONG_ENOUGH, nameIn, namesAlike, withoutAccents } from './company-name.ts';
import type { NumberOccurrence } from './companies.ts';
import { namesProvider } from './norway-providers.ts';

/** Whose number it is according to the words around it; `open` if they do not tell. */
type Owner = 'store' | 'another' | 'open';

interface KnownNames {
  /** The names the store gives itself. */
  names: readonly string[];
  /** The number's registered name. */
  name: string | null;
}

/** How many characters before a number are read. */
const REACH_BEFORE = 140;
/** How many characters after a number are read. */
const REACH_AFTER = 70;

const SELLER = new RegExp([
  String.raw`\b(?:sel(?:ger|jar)(?:en|s)? (?:er|navn|kontakt\p{L}*)|sel(?:ger|jar):|kjøper og selger|the seller is`,
  'avtalen? (?:er )?inng(?:ås|ått) (?:mellom|med)|behandlingsansvarlig(?! for (?:betal|frakt|lever|kort)))',
].join('|'), 'iu');
/** Introduces the seller: `Selger ved kjøp i nettbutikken er Garn og Tråd AS`. */
const SELLER_WHERE = /(?<!\p{L})[Ss]el(?:ger|jar) (?:for|ved|i|på) (?:\p{L}+ ){1,4}er (?=\p{Lu})/u;
const SELLER_AFTER = new RegExp([
  String.raw`(?:heretter|i det følgende|betegnes|omtal(?:t|es)|hereinafter)[^.\n]{0,30}`,
  String.raw`(?<!\p{L})(?:selger|vi|oss|we|us|seller)(?!\p{L})`,
].join(''), 'iu');
/** Introduces whoever runs or owns what is named before it. */
const RUN_BY =
  /(?<!\p{L})(?:driv(?:es|ast|en)|drevet|ei(?:es|gast|d|gd)|operated|run|owned)(?: \p{L}+){0,3} (?:av|by)(?!\p{L})/iu;
const THIS_STORE = /(?:nettbutikken|nettstedet|nettsiden|nettsidene|butikken|this (?:store|shop|site))(?!\p{L})/iu;
const FOREIGN_FORM = String.raw`AB|A\/S|ApS|Oy|OÜ|UAB|GmbH|AG|Ltd|Limited|BV|B\.V\.|SARL|Inc|LLC`;
/** Company names, recognised by their legal form. */
const LEGAL_NAMES = new RegExp([
  String.raw`(?<![\p{L}\d])(?:[\p{Lu}\d][\p{L}\d&'’-]* (?:(?:og|i|and|&) )?)+`,
  String.raw`(?:ASA?|NUF|ANS|DA|SA|BA|KF|${FOREIGN_FORM})(?![\p{L}\d])`,
].join(''), 'gu');
const FOREIGN = new RegExp(String.raw`(?<=\p{L} )(?:${FOREIGN_FORM})(?![\p{L}\d])`, 'u');
/** Introduces the company whose footer or contact page it is. */
const INTRODUCES_ITSELF = new RegExp([
  String.raw`(?<!\p{L})(?:firma|navn|name|selskap|bedrift|foretak|company|adresse|address|kontakt|contact|eier|owner|faktura`,
  String.raw`utgiver|ansvarlig|kundeservice|info|oss)\p{L}*\s*:\s*$|©|copyright`,
  String.raw`(?<!\p{L})(?:firma|selskap|foretak|bedrift)\p{L}*(?: vårt)? (?:er|heter|heiter|er registrert som)\s*$`,
].join('|'), 'iu');
/** Headings above a list of other companies. */
const LIST_OF_OTHERS = new RegExp([
  '(?:forhandlere?|utsalgssteder|stockists|retailers|resellers|leverandører|underleverandører|databehandlere',
  String.raw`samarbeidspartnere|partnere|processors|suppliers)[^\n\d]{0,20}\n`,
].join('|'), 'iu');
/** Introduces a name without a legal form in a footer or on a contact page. */
const OF_ANOTHER = /(?:(?<!\p{L})(?:av|by|til|hos|fra|from)|:)\s*$/iu;
/** A name without a legal form that ends a line; not the town after a postal code. */
const NAME_LAST = /(?<!\d{4} (?:[\p{L}-]+ ){0,2})(?<![\p{L}-])\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*\s*$/u;
const LABEL_WORD = [
  String.raw`org(?:anis(?:asjon|ation)|anization)?s?|org(?:anisasjons)?(?:nr|nummer(?:et)?)|enhetsregisteret`,
  'foretaks(?:nr|nummer|registeret)|(?:bedrifts|firma)(?:nr|nummer)|mva|vat|tax|company|reg(?:istration)?',
  'nr|no|nummer|number|id',
].join('|');
const LABEL_LAST = new RegExp(String.raw`(?:[\s:.,;#()\[\]|/=–—-]|(?<!\p{L})(?:${LABEL_WORD})(?!\p{L}))+$`, 'iu');
const ANOTHER_NUMBER = /^[^]*(?<!\d)\d{3}[ .]?\d{3}[ .]?\d{3}(?!\d)/u;

/** Decides whose number one occurrence is: that of the company named before it, which is the store's or another. */
export function ownerBy(occurrence: NumberOccurrence, { names, name }: KnownNames): Owner {
  const { area, labelled } = occurrence;
  if (area === 'markup') return 'store';
  if (area === 'item') return 'another';
  const isFooterOrContact = area === 'footer' || area === 'contact';
  const words = wordsBefore(occurrence);
  const { text: sentence, led } = lastSentence(words);
  const legal = sentence.match(LEGAL_NAMES)?.at(-1);
  // After `Medlem av Virke`, a number on the next line with only a label need not be Virke's.
  if (isFooterOrContact && !led && standsAlone(occurrence) && legal === undefined) return 'open';
  if (!labelled && FOREIGN.test(sentence)) return 'another';
  if (legal !== undefined && isOwn(legal, names)) return 'store';
  if (legal !== undefined && namesProvider(legal)) return 'another';
  if (legal !== undefined && tellsWhoseStore(sentence, legal, names)) return 'store';
  const operator = runBy(sentence, names);
  if (operator !== 'open') return operator;
  if (bySeller(occurrence)) return 'store';
  const company = companyIn(sentence, legal, name);
  const last = company ?? NAME_LAST.exec(sentence)?.[0];
  if (isFooterOrContact) {
    const isOfAnother = last !== undefined && (isIntroduced(sentence, last, company === undefined)
      || (area === 'contact' && LIST_OF_OTHERS.test(reach(occurrence))));
    return isOfAnother ? 'another' : 'open';
  }
  const before = last ?? words.match(LEGAL_NAMES)?.at(-1);
  if (before !== undefined && isOwn(before, names)) return 'store';
  if (legal === undefined && containsStoreName(sentence, names)) return 'store';
  return before === undefined ? 'open' : 'another';
}

/** The company named last: by its registered name if the words contain that, else by its legal form. */
function companyIn(sentence: string, legal: string | undefined, name: string | null): string | undefined {
  const registered = name?.replace(/\s+(?:ASA?|NUF|DA|ANS|ENK|SA|BA)$/i, '');
  if (registered === undefined || !sentence.toLowerCase().includes(registered.toLowerCase())) return legal;
  return legal === undefined || legal.toLowerCase().includes(registered.toLowerCase()) ? registered : legal;
}

/** `Nettside av Pikselhuset AS` introduces another company, `Ullveien 1 · Garn og Tråd AS` does not. */
function isIntroduced(sentence: string, company: string, isNameAlone: boolean): boolean {
  const ahead = sentence.slice(0, sentence.toLowerCase().lastIndexOf(company.toLowerCase()));
  return (isNameAlone ? OF_ANOTHER : /[\p{L}:]\s*$/u).test(ahead) && !INTRODUCES_ITSELF.test(ahead);
}

/** `kaffekroken.no (Garn og Tråd AS`: right after the store's name, a company's name tells whose store it is. */
function tellsWhoseStore(sentence: string, company: string, names: readonly string[]): boolean {
  const ahead = sentence.slice(0, sentence.lastIndexOf(company));
  const mark = ahead.search(/[(–—-]\s*$/u);
  const near = ahead.slice(0, Math.max(0, mark)).trimEnd().split(/\s+/u).slice(-4).join(' ');
  return mark !== -1 && !near.includes(':') && containsStoreName(near, names);
}

/** `Nettbutikken drives av` introduces the store's company, `Lageret drives av` another. */
function runBy(sentence: string, names: readonly string[]): Owner {
  const run = RUN_BY.exec(sentence);
  if (!run) return 'open';
  const subject = sentence.slice(0, run.index + run[0].length);
  const isAboutStore = !/\p{L}/u.test(sentence.slice(0, run.index))
    || THIS_STORE.test(subject) || containsStoreName(subject, names);
  return isAboutStore ? 'store' : 'another';
}

/** Whether the words around an occurrence introduce the seller; on ordinary pages, that may be one on a marketplace. */
export function bySeller(occurrence: NumberOccurrence): boolean {
  const { context, written, area } = occurrence;
  const words = wordsBefore(occurrence);
  const { text: sentence } = lastSentence(words);
  if (RUN_BY.test(sentence) && THIS_STORE.test(sentence)) return true;
  if (area === 'body') return false;
  const after = context.slice(context.indexOf(written) + written.length).slice(0, REACH_AFTER);
  const said = words.split(/[.!?]\s+(?=\p{Lu})/u).at(-1) ?? '';
  return SELLER.test(said) || SELLER_WHERE.test(said) || SELLER_AFTER.test(after);
}

/** Whether the text contains a company's name with its legal form. */
export const holdsLegalName = (text: string): boolean => text.search(LEGAL_NAMES) !== -1;

/** Whether the text contains a registered name, without its legal form. */
export const holdsName = (text: string, name: string): boolean =>
  lettersOf(text).includes(lettersOf(name.replace(/\s+(?:ASA?|NUF|DA|ANS|ENK)$/i, '')));

const isOwn = (legal: string, names: readonly string[]): boolean =>
  legal !== '' && names.some((name) => namesAlike(legal, name));

/** Whether the text contains one of the store's names, as words or, if long, as a run of letters. */
const containsStoreName = (text: string, names: readonly string[]): boolean => names.some((name) =>
  nameIn(name, [text]) === 'whole'
  || (lettersOf(name).length >= LONG_ENOUGH && lettersOf(text).includes(lettersOf(name))));

const lettersOf = (text: string): string => withoutAccents(text.toLowerCase()).replace(/[^\p{L}\p{N}]/gu, '');

/** The words before a number, after any other number and without the label. */
const wordsBefore = (occurrence: NumberOccurrence): string =>
  reach(occurrence).replace(ANOTHER_NUMBER, '').replace(LABEL_LAST, '');

const reach = ({ context, written }: NumberOccurrence): string =>
  context.slice(0, Math.max(0, context.indexOf(written))).slice(-REACH_BEFORE);

/** Whether nothing but the label precedes the number on its line, or in its part of the line. */
function standsAlone(occurrence: NumberOccurrence): boolean {
  const pieces = reach(occurrence).split(/\n|[|·•]/);
  return pieces.length > 1 && !/\p{L}/u.test(pieces.at(-1)!.replace(LABEL_LAST, ''));
}

/** The last piece with a word, joined to the one above it if that introduces it (`led`), like `Levert av`. */
function lastSentence(words: string): { text: string; led: boolean } {
  const pieces = words.split(/\n|[|·•]|[.!?]\s+(?=\p{Lu})/u);
  const at = pieces.findLastIndex((piece) => /\p{L}{4}/u.test(piece));
  const above = pieces[at - 1] ?? '';
  const led = /(?<!\p{L})(?:av|by|fra|hos)\s*$|:\s*$/iu.test(above);
  return { text: `${led ? `${above.trim()} ` : ''}${pieces[at] ?? ''}`, led };
}
