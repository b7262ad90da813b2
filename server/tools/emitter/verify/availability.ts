import type { Availability } from '../../../../contract/vocabulary.ts';
import { isBuyable } from '../../../product/availability.ts';
import type { StockPhrase } from '../../../product/availability.ts';
import { decidePrice } from '../../../product/decide-price.ts';
import { readProductFacts } from '../../../product/facts.ts';
import { availabilityOf, mostAvailable } from '../../../product/offers.ts';
import { inherited, selfAndAncestors } from '../../../page/ancestry.ts';
import type { Page } from '../../../page/page.ts';
import { elementAt } from '../../../page/text.ts';
import { parentElement } from '../../../page/tree.ts';
import { shownStock } from '../../../product/shown-stock.ts';
import type { FieldReader } from '../field.ts';

/** The product is available if any of its offers can be bought. */
export const availability: FieldReader = {
  fromMarkup(page) {
    const { mainAndDuplicates, statements } = readProductFacts(page);
    const price = decidePrice(page);
    const amount = price.ok && !price.price.low ? price.price.amount : undefined;
    const stated = [...Map.groupBy(statements, ({ source }) => source).values()].flatMap((group) => (
      mostAvailable(group.flatMap((product) => availabilityOf(page, product, amount) ?? [])) ?? []
    ));
    const [first] = stated;
    if (!first) return mainAndDuplicates.some(({ offers }) => offers.some((offer) => offer.availability)) ? [null] : [];
    const isDisputed = stated.some((each) => isBuyable(each.availability) !== isBuyable(first.availability));
    if (isDisputed || isContradicted(page, first.availability)) return [null];
    return stated.map((each) => ({
      value: { kind: 'availability', availability: each.availability },
      at: each.leaf.origin,
    }));
  },
  // The quote must touch a stock phrase of the page that says the same as the product's decisive one.
  fromProposal(page, { span }) {
    const quoted = shownStock(page).find((phrase) => phrase.start < span.end && phrase.end > span.start);
    const availability = decisivePhrase(page)?.availability;
    if (!availability || quoted?.availability !== availability) return null;
    return availability === 'OutOfStock' && showsBackOrder(page) ? null
      : { value: { kind: 'availability', availability }, at: quoted };
  },
};

// True if the visible text says the opposite, or announces a product that the markup states as in stock.
function isContradicted(page: Page, stated: Availability): boolean {
  const shown = decisivePhrase(page)?.availability;
  if (!shown || (shown === 'OutOfStock' && stated === 'BackOrder' && showsBackOrder(page))) return false;
  return isBuyable(shown) !== isBuyable(stated) || (stated === 'InStock' && shown === 'PreOrder');
}

// As in `Ikke på lager – kan restbestilles`.
const showsBackOrder = (page: Page): boolean =>
  shownStock(page).some(({ availability: shown }) => shown === 'BackOrder');

const CHOICE_TAGS = new Set(['li', 'option', 'tr', 'label']);
// A choice with such a tag is available unless a stock phrase says otherwise.
const AVAILABLE_BY_DEFAULT = new Set(['option', 'label']);

// The first phrase decides for the product. If it belongs to one of several choices, any available choice counts.
function decisivePhrase(page: Page): StockPhrase | undefined {
  const { text } = page;
  const phrases = shownStock(page);
  const [first] = phrases;
  if (!first || isBuyable(first.availability)) return first;
  const choice = selfAndAncestors(elementAt(text, first)).find(({ tagName }) => CHOICE_TAGS.has(tagName));
  if (!choice) return first;
  const list = parentElement(choice);
  const isInList = inherited(false, (at, isAround: boolean) => isAround || at === list);
  const isInChoices = (phrase: StockPhrase) => isInList(elementAt(text, phrase));
  const buyable = phrases.find((phrase) => isBuyable(phrase.availability) && isInChoices(phrase));
  if (buyable || !AVAILABLE_BY_DEFAULT.has(choice.tagName)) return buyable ?? first;
  return phrases.find((phrase) => !isInChoices(phrase));
}
