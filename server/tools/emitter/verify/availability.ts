import type { Availability } from '../../../../contract/vocabulary.ts';
import { isBuyable, readAvailability } from '../../../product/availability.ts';
import type { StockPhrase } from '../../../product/availability.ts';
import { readOffers } from '../../../product/offers.ts';
import type { StatedAvailability } from '../../../product/offers.ts';
import type { PageElement } from '../../../page/nodes.ts';
import { inherited } from '../../../page/ancestry.ts';
import { elementAt } from '../../../page/text.ts';
import { parentElement } from '../../../page/tree.ts';
import { shownStock } from '../../../product/shown-stock.ts';
import { firstProven, GATE_FAILED, NO_EVIDENCE, proven } from '../field.ts';
import type { Outcome, Subject } from '../field.ts';
import type { Proposal } from '../segments.ts';

/** The availability in markup. Any buyable offer makes the product available. */
export function availabilityFromMarkup(subject: Subject): Outcome {
  const { page, price, facts: { main, mainAndTwins, meta, products: all } } = subject;
  const amount = price.ok && !price.price.low ? price.price.amount : undefined;
  const stated: StatedAvailability[] = [];
  for (const group of Map.groupBy(mainAndTwins, ({ source }) => source).values()) {
    const found = group.flatMap((product) => readOffers(page, product, amount).availability ?? []);
    const best = found.find(({ availability }) => availability === 'InStock')
      ?? found.find(({ availability }) => isBuyable(availability)) ?? found[0];
    if (best) stated.push(best);
  }
  const fromMeta = meta.availability && readAvailability(meta.availability.text);
  if (meta.availability && fromMeta && (main || all.length === 0)) {
    stated.push({ leaf: meta.availability, availability: fromMeta });
  }
  const unread = mainAndTwins.some(({ offers }) => offers.some(({ availability }) => availability !== undefined));
  if (stated.length === 0) return unread ? GATE_FAILED : NO_EVIDENCE;
  if (new Set(stated.map(({ availability }) => isBuyable(availability))).size > 1) return GATE_FAILED;
  if (isContradicted(subject, stated[0]!.availability)) return GATE_FAILED;
  return firstProven(stated.values().map(({ leaf, availability }) => (
    proven(page, { kind: 'availability', availability }, leaf.origin)
  )));
}

// True if the visible text says the opposite of the product itself, or that it is yet to come.
function isContradicted(subject: Subject, stated: Availability): boolean {
  const shown = decisive(subject, shownStock(subject.page));
  if (!shown) return false;
  return isBuyable(shown.availability) !== isBuyable(stated) || (stated === 'InStock' && shown.availability === 'PreOrder');
}

const CHOICES = new Set(['li', 'option', 'tr', 'label']);
// A choice of these kinds is available unless a stock phrase says otherwise.
const SILENT_CHOICES = new Set(['option', 'label']);

// The first phrase decides for the product; with several sizes or colours, any available one counts.
function decisive({ page: { text } }: Subject, phrases: readonly StockPhrase[]): StockPhrase | undefined {
  const [first] = phrases;
  if (!first || isBuyable(first.availability)) return first;
  const choice = choiceOf(elementAt(text, first));
  if (!choice) return first;
  const isInList = inherited(false, (at, around) => around || at === choice.list);
  const isAmong = (phrase: StockPhrase) => isInList(elementAt(text, phrase));
  const buyable = phrases.find((phrase) => isBuyable(phrase.availability) && isAmong(phrase));
  if (buyable || !SILENT_CHOICES.has(choice.tag)) return buyable ?? first;
  return phrases.find((phrase) => !isAmong(phrase));
}

function choiceOf(element: PageElement | null): { tag: string; list: PageElement } | null {
  for (let at = element; at; at = parentElement(at)) {
    const list = parentElement(at);
    if (list && CHOICES.has(at.tagName)) return { tag: at.tagName, list };
  }
  return null;
}

/** An availability the model quotes, if it is the page's own phrase for the product. */
export function availabilityFromProposal(subject: Subject, { span }: Proposal): Outcome {
  const phrases = shownStock(subject.page);
  const first = decisive(subject, phrases);
  const quoted = phrases.find((phrase) => phrase.start < span.end && phrase.end > span.start);
  if (!first || !quoted || quoted.availability !== first.availability) return GATE_FAILED;
  return proven(
    subject.page, { kind: 'availability', availability: quoted.availability },
    { kind: 'text', span: quoted },
  );
}
