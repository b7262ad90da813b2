import { comparable } from '../../page/normalise.ts';
import type { PageLink } from '../../page/links.ts';
import { unescaped } from '../../page/unescaped.ts';
import { looksLikeProduct } from '../../product/address.ts';

/** Store pages that can be recognised by a link's text or URL. */
export type LinkRole = 'cart' | 'checkout' | 'terms' | 'returns' | 'privacy' | 'contact';

interface Signs {
  text: RegExp;
  path: RegExp;
  /** For stores that use one path for all pages. */
  query?: RegExp;
}

const oneOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'u');
/** Whole words only: longer compounds may be product names, so valid endings are listed one by one. */
const words = (...list: readonly string[]): string => `(?<!\\p{L})(?:${list.join('|')})(?!\\p{L})`;
/** Whole parts of a path, separated by `/`, `-` or `_`. */
const parts = (...list: readonly string[]): string => `(?:^|[/_-])(?:${list.join('|')})(?:$|[/_.-])`;

/** The end of a path, with the file extensions some servers use. */
const END = '(?:\\.(?:html?|php|aspx?))?/?$';

// In paths å, ä, ö and ø are written as they are, or as a, o or oe.
const FORM = ['skjema(?:et)?', 'formular', 'formul[aä]r'];
const INFO = ['info', 'informasjon', 'information'];
const RULES = ['vilk[aå]r(?:ene)?', 'villkor', 'betingelser', 'policy(?:en)?', 'politikk?', 'regler'];
const RETURN_SUFFIXES = [
  'er', 'en', 'n[eé]r', 'rett(?:en)?', 'ret', 'r[aä]tt', 'n?ering(?:er)?', 'frist', 'portal(?:en)?', 'service',
  'adresse', 'ordning', 'label', 'seddel', ...RULES, ...FORM, ...INFO,
];
const RETURNS = [
  `retur(?:${RETURN_SUFFIXES.join('|')})?`, `angre(?:rett|frist)(?:en)?(?:s?(?:${FORM.join('|')}))?`, 'angreskjema(?:et)?',
  'bytte(?:rett)?', 'ombytning', 'refunds?', 'retouren?',
];
const CONTACT = [
  `kontakt(?:${['opplysninger', 'oplysninger', 'uppgifter', ...FORM, ...INFO].join('|')})?`,
  'kunde(?:service|senter|st[oø]tte|tjeneste|hjelp)', 'kundtj[aä]nst', 'kund(?:en)?service', 'support',
];
const BASKET = [
  'handle(?:kurv|vogn|korg)(?:en|a)?', 'kurv(?:en)?', 'kund(?:e?vogn|vagn)(?:en)?', 'cart', 'basket', 'varukorg(?:en)?',
  'indk(?:[oø]|oe)bs(?:kurv|vogn)(?:en)?', 'warenkorb',
];
const PRIVACY = [
  'personvern', 'personopplysning', 'personuppgift', 'integritet', 'dataskydd', 'databeskyttelse', 'privatliv',
  'persondata', 'datenschutz',
];
/** What the terms of a sale are called; those of returns, a club, gift cards and so on are others. */
const OF_SALE = [
  'kj(?:[oø]|oe)ps?e?', 'k(?:[oöø]|oe)bs', 'k(?:[oö]|oe)p', 'salgs', 'handels?', 'f(?:[oö]|oe)rs(?:[aä]|ae)ljnings', 'butikk?s?', 'bruke?r?s?',
  'anv(?:[aä]|ae)ndar', 'avtale?s?', 'forretnings', 'standard', 'leverings', 'leverans',
];
const TERMS = `(?<!\\p{L})(?:${OF_SALE.join('|')})?(?:vilk[aå]r(?:ene)?|betingelser|villkor(?:en)?)`;

/** No more words after a cart's name, unless a count or a sum comes first. */
const COUNT = '(?:[^\\p{L}\\d]*$|[^\\p{L}\\d]+\\d)';

// Patterns match folded text: lower case, plain quotes and dashes.
const SIGNS: readonly (readonly [LinkRole, Signs])[] = [
  ['checkout', {
    text: /^(?:gå )?(?:till? |zur )?(?:kass(?:en?|an?)|checkout|check out|betaling)$/,
    path: oneOf(`/(?:checkout|kass(?:en?|an?)|til-kassen|till-kassan|onepage|onestepcheckout|order|bestilling)${END}`),
    query: /[?&]route=checkout\/checkout(?:&|$)/,
  }],
  ['cart', {
    text: oneOf(`^(?:(?:se|vis|visa|din|min|view|my|your|shopping) )*(?:${[...BASKET, 'bag'].join('|')})${COUNT}`),
    path: oneOf(`/(?:${[...BASKET, 'shopping[-_]?cart', 'checkout/cart'].join('|')})${END}`),
    query: /[?&]route=checkout\/cart(?:&|$)/,
  }],
  ['returns', {
    text: oneOf(
      words(
        ...RETURNS, 'returns?(?! to )', 'bytt og retur', 'angre (?:på )?kjøp(?:et)?', 'ångra(?: ditt)? köp',
        'åpent kjøp', 'öppet köp', 'åbent køb', 'right of withdrawal',
      ),
      'ångerrätt', 'fortrydelsesret', 'widerruf', 'rückgabe', 'rücksendung',
    ),
    path: oneOf(
      parts(...RETURNS, 'returns?', '[aå]pent-kj[oø]p', '[oö]ppet-k[oö]p', '[aå]bent-k[oø]b'),
      'angerratt', 'ångerrätt', 'fortrydelse', 'widerruf', 'r(?:ue|ü)ckgabe',
    ),
  }],
  ['terms', {
    text: oneOf(`${TERMS}(?!\\p{L})`, words('terms', 'conditions', 'agb'), 'geschäftsbedingungen'),
    path: oneOf(TERMS, parts('terms', 'conditions', 'tos', 'agb'), 'terms-of'),
  }],
  ['privacy', {
    text: oneOf(
      words(
        'privacy', 'gdpr', 'informasjonskapsler', 'sekretess(?:policy)?',
        `cookies?(?:${[...RULES, 'erklæring'].join('|')})?`,
      ),
      `(?<!\\p{L})(?:${PRIVACY.join('|')})`,
    ),
    path: oneOf('privacy', 'gdpr', 'informasjonskapsler', 'cookie', 'sekretess', ...PRIVACY),
  }],
  ['contact', {
    text: oneOf(words(...CONTACT, 'kontakta? oss?', 'contact(?: us)?', 'customer (?:service|care)')),
    path: oneOf(parts(...CONTACT, 'kontakta?-oss?', 'contact(?:-us)?', 'customer-service')),
  }],
];

/** Languages with patterns here; Norwegian under each of its codes. */
export const ROLE_LANGUAGES: readonly string[] = ['nb', 'nn', 'no', 'en', 'sv', 'da', 'de'];

/** What a name may go on with: Privacy policy, Terms of service, Retur og bytte. */
const REST = '(?: (?:policy|notice|statement|(?:&|and|of|og|och|und) \\p{L}+))?';
/** By role, a text that names it and nothing else. */
const NAMES = new Map(SIGNS.map(([role, { text }]) =>
  [role, new RegExp(`^\\p{L}*(?:${text.source})\\p{L}*${REST}$`, 'u')]));

const isNamed = (role: LinkRole, text: string): boolean => NAMES.get(role)!.test(comparable(text));

/**
 * The roles of a link by its text, path or query; there may be several, such as returns within the terms. A link that
 * looks like a product's has one only if its text names it and nothing else.
 */
export function linkRoles({ url, text }: Pick<PageLink, 'url' | 'text'>): LinkRole[] {
  if (!url) return [];
  const label = comparable(text);
  const path = comparable(unescaped(url.pathname));
  const roles = SIGNS.filter(([, { text: words, path: way, query }]) =>
    words.test(label) || way.test(path) || query?.test(url.search)).map(([role]) => role);
  return roles.length > 0 && looksLikeProduct(url) ? roles.filter((role) => isNamed(role, text)) : roles;
}

/** The link of a role: first the one that is named by it alone, then one of the footer, then any. */
export function roleLink<Link extends Pick<PageLink, 'url' | 'text' | 'region'>>(
  links: readonly Link[], role: LinkRole,
): Link | undefined {
  const found = links.filter((link) => linkRoles(link).includes(role));
  return found.find(({ text }) => isNamed(role, text)) ?? found.find(({ region }) => region === 'footer') ?? found[0];
}
