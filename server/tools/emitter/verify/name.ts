import { facet } from '../../../page/facet.ts';
import { mainHeadings, readMetadata } from '../../../page/metadata.ts';
import { normalise } from '../../../page/normalise.ts';
import type { Page } from '../../../page/page.ts';
import { readProductFacts } from '../../../product/facts.ts';
import { textClaim, textClaims } from '../field.ts';
import type { FieldReader } from '../field.ts';
import { toWords, containsWords, plainText } from '../plain-text.ts';

const MAX_NAME = 300;

/** The product's name, if the page also shows it; else the page's title. */
export const name: FieldReader = {
  fromMarkup(page) {
    const { mainAndDuplicates, openGraph } = readProductFacts(page);
    const h1 = headingsOf(page);
    // A title counts that equals a level-one heading; on a product page without one, any does.
    const whole = plainText(openGraph.title?.text ?? '');
    const same = withoutSuffix(whole).find((part) => part !== '' && h1.includes(toWords(part)));
    const title = same ?? (openGraph.isProduct && h1.length === 0 ? whole : null);
    return [
      ...textClaims(mainAndDuplicates.map((product) => product.name), (written) => {
        const text = plainText(written);
        return text.length <= MAX_NAME && isShownName(page, text) ? text : null;
      }),
      ...textClaims(title === null ? [] : [openGraph.title], () => title),
    ];
  },
  fromProposal(page, { span, text }) {
    const titles = readMetadata(page).titles.flatMap(withoutSuffix).map(toWords);
    const wanted = toWords(text);
    const isName = wanted !== '' && text.length <= MAX_NAME && [...headingsOf(page), ...titles].includes(wanted);
    return isName ? textClaim(text, span) : null;
  },
};

/** The page's level-one headings, as words. */
const headingsOf = facet((page: Page): readonly string[] => mainHeadings(page).map(({ text }) => toWords(text)));

// A title, and the same without the site's suffix.
const withoutSuffix = (title: string): string[] => [title, ...title.split(/\s[|\-–—·:»]\s/).slice(0, 1)];

/** The page's level-one headings and titles, as words. */
const shownNames = facet((page: Page): readonly string[] => {
  const { titles, meta } = readMetadata(page);
  return [...headingsOf(page), ...[...titles, ...(meta.get('og:title') ?? []).map(({ content }) => content)].map(toWords)];
});

// True if a level-one heading or a title contains the words of the name, or the text the name verbatim.
function isShownName(page: Page, text: string): boolean {
  return shownNames(page).some((shown) => containsWords(shown, toWords(text))) || page.text.text.includes(normalise(text));
}
