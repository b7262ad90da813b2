import { comparable } from '../../page/normalise.ts';
import type { PageLink } from '../../page/links.ts';

/** The pages of a store that a link's words or address tell. */
export type LinkRole = 'cart' | 'checkout' | 'terms' | 'returns' | 'privacy' | 'contact';

interface Signs {
  text: RegExp;
  path: RegExp;
}

// Words stand folded: lower case, plain quotes and dashes.
const SIGNS: readonly (readonly [LinkRole, Signs])[] = [
  ['checkout', {
    text: /^(?:gå )?(?:til )?(?:kassen?|checkout|check out|betaling)$/,
    path: /\/(?:checkout|kassen?|til-kassen|onepage|onestepcheckout|order|bestilling)\/?$/,
  }],
  ['cart', {
    text: /^(?:(?:se|vis|din|min|view|my|your|shopping) )*(?:handlekurv(?:en)?|handlevogn(?:en)?|kurv(?:en)?|cart|basket|bag|varukorg)\b/,
    path: /\/(?:cart|basket|handlekurv|handlevogn|kurv|varukorg|indkobskurv|shoppingcart|shopping-cart|cart\.php|checkout\/cart)\/?$/,
  }],
  ['returns', {
    text: /\b(?:retur(?:er|rett)?|angrerett|angreskjema|angre kjøp|bytte|bytt og retur|returns?|refunds?|right of withdrawal)\b|ångerrätt|fortrydelsesret|widerruf|rückgabe|rücksendung/,
    path: /(?:^|[/_-])(?:retur(?:er|rett)?|angrerett|angreskjema|bytte|returns?|refunds?|refund-policy)(?:$|[/_.-])|angerratt|ångerrätt|fortrydelse|widerruf|r(?:ue|ü)ckgabe/,
  }],
  ['terms', {
    text: /\b(?:(?:salgs|kjøps|handels|leverings|bruker)?(?:vilkår|betingelser)|terms|conditions|agb)\b|villkor|geschäftsbedingungen/,
    path: /(?:vilk[aå]r|betingelser|(?:^|[/_-])(?:terms|conditions|tos|agb)(?:$|[/_.-])|terms-of|villkor)/,
  }],
  ['privacy', {
    text: /\b(?:personvern(?:erklæring)?|privacy|gdpr|informasjonskapsler|cookies?)\b|integritetspolicy|personuppgifter|privatliv|persondata|datenschutz/,
    path: /(?:personvern|privacy|gdpr|informasjonskapsler|cookie|integritet|privatliv|persondata|datenschutz)/,
  }],
  ['contact', {
    text: /\b(?:kontakt(?:a? oss| os)?|kundeservice|kundesenter|kundestøtte|contact(?: us)?|customer (?:service|care)|support)\b|kundtjänst|kundenservice|kundservice/,
    path: /(?:^|[/_-])(?:kontakt(?:-oss)?|kundeservice|kundesenter|contact(?:-us)?|customer-service|support|kontakta-oss|kundtjanst|kundenservice)(?:$|[/_.-])/,
  }],
];

/** The languages whose words for these pages are known; Norwegian under each of its names. */
export const ROLE_LANGUAGES: readonly string[] = ['nb', 'nn', 'no', 'en', 'sv', 'da', 'de'];

/** What a link leads to, by its words first and its path second; a page may be told by several, returns in the terms. */
export function linkRoles({ url, text }: Pick<PageLink, 'url' | 'text'>): LinkRole[] {
  if (!url) return [];
  const words = comparable(text);
  const path = comparable(decoded(url.pathname));
  return SIGNS.filter(([, signs]) => signs.text.test(words) || signs.path.test(path)).map(([role]) => role);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
