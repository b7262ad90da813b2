import { facet } from '../../../page/facet.ts';
import { mainHeadings, readMetadata } from '../../../page/metadata.ts';
import { normalise } from '../../../page/normalise.ts';
import { contains } from '../../../page/occurrences.ts';
import type { Page } from '../../../page/page.ts';
import { readProductFacts } from '../../../product/facts.ts';
import { textClaim, textClaims } from '../field.ts';
import type { FieldReader } from '../field.ts';
import { toWords, containsWords, plainText } from '../plain-text.ts';
import { isShopName } from '../shop-names.ts';

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

/** The words of each title. */
const titleWords = facet((page: Page): readonly string[] => {
  const { titles, meta } = readMetadata(page);
  const ogTitles = (meta.get('og:title') ?? []).map(({ content }) => content);
  return [...titles, ...ogTitles].map(toWords);
});

// True if a level-one heading or a title contains the name's words, or the page's text contains the name verbatim. Some
// themes state the shop's name, which is shown everywhere.
function isShownName(page: Page, text: string): boolean {
  const isInHeading = headingsOf(page).some((heading) => containsWords(heading, toWords(text)));
  if (!isInHeading && headingsOf(page).length > 0 && isShopName(page, text)) return false;
  return isInHeading || titleWords(page).some((shown) => containsWords(shown, toWords(text)))
    || contains(page.text.text, normalise(text));
}
