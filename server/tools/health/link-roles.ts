import { alternatives, shopWords } from '../../lexicon/lexicon.ts';
import type { ShopWords } from '../../lexicon/words.ts';
import { wordForms } from '../../page/word-forms.ts';
import { comparable } from '../../page/normalise.ts';
import type { PageLink } from '../../page/links.ts';
import { decodeUriOrSelf } from '../../page/decode-uri.ts';
import { facet } from '../../page/facet.ts';
import { looksLikeProduct } from '../../product/address.ts';

/** Store pages that can be recognised by a link's text or URL. */
export type LinkRole = 'cart' | 'checkout' | 'terms' | 'returns' | 'privacy' | 'contact' | 'company';

interface Signs {
  /** The kind of words that name the page. */
  names: keyof ShopWords;
  /** Patterns before and after a name in the text of a link. */
  around: readonly [before: string, after: string];
  /** Names count only as the last part of a path, and not if they are short: `/bag` lists products. */
  isLast?: boolean;
  /** Further names that store software uses in paths. */
  paths?: readonly string[];
  /** For stores that use one path for all pages. */
  query?: RegExp;
}

const SHORT = 3;
const WORDS = ['(?<!\\p{L})', '(?!\\p{L})'] as const;
/** After a cart's name, no more words may follow, unless a count or a sum comes first. */
const COUNT = '(?:[^\\p{L}\\d]*$|[^\\p{L}\\d]+\\d)';

const SIGNS: Readonly<Record<LinkRole, Signs>> = {
  checkout: {
    names: 'checkoutPage', around: ['^', '$'], isLast: true,
    paths: ['onepage', 'onestepcheckout', 'order', 'bestilling'],
    query: /[?&]route=checkout\/checkout(?:&|$)/,
  },
  cart: {
    names: 'cartPage', around: [`^(?:(?:${plainly('viewWord', 'possessive')}) ){0,2}`, COUNT], isLast: true,
    paths: ['checkout/cart'],
    query: /[?&]route=checkout\/cart(?:&|$)/,
  },
  // "Return to top" does not lead to the returns page.
  returns: { names: 'returnsPage', around: [WORDS[0], `${WORDS[1]}(?! to )`] },
  terms: { names: 'termsPage', around: WORDS, paths: ['tos'] },
  privacy: { names: 'privacyPage', around: WORDS },
  contact: { names: 'contactPage', around: WORDS },
  // A link with further words may lead to a product: "Imprint pens", a book "om bedriften".
  company: { names: 'companyPage', around: ['^', '$'], isLast: true },
};

/** The end of a path, with the file extensions some servers use. */
const END = '(?:\\.(?:html?|php|aspx?))?/?$';
/** What may follow a name: Returns policy, Terms of trade, Retur og bytte. */
const REST = `(?: (?:${plainly('pageNameRest')}|(?:&|${plainly('andWord')}) \\p{L}+))?`;

const ROLES = (Object.keys(SIGNS) as LinkRole[]).map((role) => {
  const { names, around: [before, after], isLast, paths = [], query } = SIGNS[role];
  const named = shopWords(names).filter((name) => !isLast || name.length > SHORT);
  const inPaths = [...named.flatMap(pathsOf), ...paths].join('|');
  return {
    role,
    text: new RegExp(`${before}(?:${plainly(names)})${after}`, 'u'),
    path: new RegExp(isLast ? `/(?:${inPaths})${END}` : `(?:^|[/_.-])(?:${inPaths})(?:$|[/_.-])`, 'u'),
    query,
    /** Matches a text that names the page and nothing else. */
    alone: new RegExp(`^(?:${plainly(names)})${REST}$`, 'u'),
  };
});

/** A pattern for words without accents: not all shops write them, so they are removed from a text before matching. */
function plainly(...kinds: readonly (keyof ShopWords)[]): string {
  return alternatives([...new Set(shopWords(...kinds).map((entry) => wordForms(entry).plain))]);
}

/** Patterns for a name in a path: accents kept, dropped or spelt out, words joined or separated. */
function pathsOf(name: string): string[] {
  if (name.includes('&')) return [];
  const forms = new Set<string>(Object.values(wordForms(name)));
  return [...forms].map((form) => form.replaceAll(/[^\p{L}\p{N}*]+/gu, '[-_ ]?').replaceAll('*', '\\p{L}*'));
}

const labelOf = (text: string) => wordForms(comparable(text)).plain;

const isNamed = (role: LinkRole, text: string) =>
  ROLES.find((one) => one.role === role)!.alone.test(labelOf(text));

/**
 * The roles of a link by its text, path or query; there may be several, such as terms that cover returns. A link that
 * looks like a product's has only roles that its text names without further words.
 */
export const linkRoles = facet(({ url, text }: Pick<PageLink, 'url' | 'text'>): readonly LinkRole[] => {
  if (!url) return [];
  const label = labelOf(text);
  const path = comparable(decodeUriOrSelf(url.pathname));
  const found = ROLES.filter((one) => one.text.test(label) || one.path.test(path) || one.query?.test(url.search));
  const roles = looksLikeProduct(url) ? found.filter((one) => one.alone.test(label)) : found;
  return roles.map(({ role }) => role);
});

/** The link with this role: the first whose text names only that, else the first in the footer, else the first. */
export function roleLink<Link extends Pick<PageLink, 'url' | 'text' | 'region'>>(
  links: readonly Link[], role: LinkRole,
): Link | undefined {
  const found = links.filter((link) => linkRoles(link).includes(role));
  return found.find(({ text }) => isNamed(role, text)) ?? found.find(({ region }) => region === 'footer') ?? found[0];
}
