import { facet } from '../../../page/facet.ts';
import { mainHeadings, readMetadata } from '../../../page/metadata.ts';
import { normalise } from '../../../page/normalise.ts';
import { contains } from '../../../page/occurrences.ts';
import type { Page } from '../../../page/page.ts';
import { readProductFacts } from '../../../product/facts.ts';
import { textClaim, textClaims } from '../field.ts';
import type { FieldReader } from '../field.ts';
import { toWords, containsWords, plainText } from '../plain-text.ts';
import { isShopName, isStatedShopName } from '../shop-names.ts';

const MAX_NAME_CHARS = 300;

/** The product's name if the page also shows it, else the page's `og:title`. */
export const name: FieldReader = {
  fromMarkup(page) {
    const { mainAndDuplicates, openGraph } = readProductFacts(page);
    const headings = headingsOf(page);
    // The title counts if it equals a level-one heading. On a page of type product without such a heading, any does.
    const fullTitle = plainText(openGraph.title?.text ?? '');
    const matching = withoutSuffix(fullTitle).find((part) => part !== '' && headings.includes(toWords(part)));
    const title = matching ?? (openGraph.isProduct && headings.length === 0 ? fullTitle : null);
    return [
      ...textClaims(mainAndDuplicates.map((product) => product.name), (written) => {
        const text = plainText(written);
        return text.length <= MAX_NAME_CHARS && isShownName(page, text) ? text : null;
      }),
      ...textClaims(title === null ? [] : [openGraph.title], () => title),
    ];
  },
  fromProposal(page, { span, text }) {
    const wanted = toWords(text);
    const isName = wanted !== '' && text.length <= MAX_NAME_CHARS && quotableNames(page).has(wanted);
    return isName ? textClaim(text, span) : null;
  },
};

/** The words of each level-one heading. */
const headingsOf = facet((page: Page): readonly string[] => mainHeadings(page).map(({ text }) => toWords(text)));

// A title as it is, and without the site's suffix.
const withoutSuffix = (title: string): string[] => [title, ...title.split(/\s[|\-–—·:»]\s/).slice(0, 1)];

/** The words of each level-one heading, and of each title with and without the site's suffix. */
const quotableNames = facet((page: Page): ReadonlySet<string> =>
  new Set([...headingsOf(page), ...readMetadata(page).titles.flatMap(withoutSuffix).map(toWords)]));

const ogTitleWords = facet((page: Page): readonly string[] =>
  (readMetadata(page).meta.get('og:title') ?? []).map(({ content }) => toWords(content)));

const titleWords = facet((page: Page): readonly string[] =>
  [...readMetadata(page).titles.map(toWords), ...ogTitleWords(page)]);

// True if a level-one heading or a title contains the name's words, or the page's text contains the name verbatim. Some
// themes state the shop's name, which is shown everywhere.
function isShownName(page: Page, text: string): boolean {
  const isIn = (places: readonly string[]): boolean => places.some((shown) => containsWords(shown, toWords(text)));
  if (isIn(headingsOf(page))) return true;
  if (headingsOf(page).length > 0 && isNameOfShop(page, text, isIn(ogTitleWords(page)))) return false;
  return isIn(titleWords(page)) || contains(page.text.text, normalise(text));
}

// In `Nordlys – Kvern Pro` the end of the title is the product's name, and the heading may be the shop's: the end
// counts only where the `og:title` names something else too.
const isNameOfShop = (page: Page, text: string, isInOgTitle: boolean): boolean => isStatedShopName(page, text)
  || (ogTitleWords(page).length > 0 && !isInOgTitle && isShopName(page, text));
