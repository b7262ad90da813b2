import { comparable } from '../../page/normalise.ts';
import type { PageLink } from '../../page/links.ts';
import { unescaped } from '../../page/unescaped.ts';

/** The pages of a store that a link's words or address tell. */
export type LinkRole = 'cart' | 'checkout' | 'terms' | 'returns' | 'privacy' | 'contact';

interface Signs {
  text: RegExp;
  path: RegExp;
  /** Of stores that have one path for all pages. */
  query?: RegExp;
}

const oneOf = (...patterns: readonly string[]): RegExp => new RegExp(patterns.join('|'), 'u');
/** Whole words: what these languages write in one may be something to buy, so its endings are told one by one. */
const words = (...list: readonly string[]): string => `(?<!\\p{L})(?:${list.join('|')})(?!\\p{L})`;
/** Whole parts of a path. */
const parts = (...list: readonly string[]): string => `(?:^|[/_-])(?:${list.join('|')})(?:$|[/_.-])`;

/** Of a path, with what some servers put behind each. */
const END = '(?:\\.(?:html?|php|aspx?))?/?$';

// In a path the letters of the north stand as they are, or as a, o and oe.
const FORM = ['skjema(?:et)?', 'formular', 'formul[aä]r'];
const TOLD = ['info', 'informasjon', 'information'];
const RULES = ['vilk[aå]r(?:ene)?', 'villkor', 'betingelser', 'policy(?:en)?', 'politikk?', 'regler'];
const RETURNED = [
  'er', 'en', 'n[eé]r', 'rett(?:en)?', 'ret', 'r[aä]tt', 'n?ering(?:er)?', 'frist', 'portal(?:en)?', 'service',
  'adresse', 'ordning', 'label', 'seddel', ...RULES, ...FORM, ...TOLD,
];
const RETURNS = [
  `retur(?:${RETURNED.join('|')})?`, `angre(?:rett|frist)(?:en)?(?:s?(?:${FORM.join('|')}))?`, 'angreskjema(?:et)?',
  'bytte(?:rett)?', 'ombytning', 'refunds?', 'retouren?',
];
const CONTACT = [
  `kontakt(?:${['opplysninger', 'oplysninger', 'uppgifter', ...FORM, ...TOLD].join('|')})?`,
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
/** Vilkår, betingelser, villkor: but not those of one thing alone. */
const TERMS = '(?<!retur|frakt|garanti|konkurranse|medlems)(?:vilk[aå]r(?:ene)?|betingelser|villkor(?:en)?)';

// Words stand folded: lower case, plain quotes and dashes.
const SIGNS: readonly (readonly [LinkRole, Signs])[] = [
  ['checkout', {
    text: /^(?:gå )?(?:till? |zur )?(?:kass(?:en?|an?)|checkout|check out|betaling)$/,
    path: oneOf(`/(?:checkout|kass(?:en?|an?)|til-kassen|till-kassan|onepage|onestepcheckout|order|bestilling)${END}`),
    query: /[?&]route=checkout\/checkout(?:&|$)/,
  }],
  ['cart', {
    text: oneOf(`^(?:(?:se|vis|visa|din|min|view|my|your|shopping) )*(?:${[...BASKET, 'bag'].join('|')})(?!\\p{L})`),
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

/** The languages whose words for these pages are known; Norwegian under each of its names. */
export const ROLE_LANGUAGES: readonly string[] = ['nb', 'nn', 'no', 'en', 'sv', 'da', 'de'];

/** What a link leads to, by its words first and its path second; a page may be told by several, returns in the terms. */
export function linkRoles({ url, text }: Pick<PageLink, 'url' | 'text'>): LinkRole[] {
  if (!url) return [];
  const said = comparable(text);
  const path = comparable(unescaped(url.pathname));
  return SIGNS.filter(([, signs]) => signs.text.test(said) || signs.path.test(path) || signs.query?.test(url.search))
    .map(([role]) => role);
}
