import { readGtin } from '../../../contract/report/schema/gtin.ts';
import { EMITTER_FIELDS } from '../../../contract/vocabulary.ts';
import type { EmitterField } from '../../../contract/vocabulary.ts';
import { facet } from '../../page/facet.ts';
import type { Page } from '../../page/page.ts';
import { decidePrice } from '../../product/decide-price.ts';
import { readProductFacts } from '../../product/facts.ts';
import { firstProven, GATE_FAILED, NO_EVIDENCE } from './field.ts';
import type { Claim, FieldReader, Outcome, Outcomes } from './field.ts';
import type { ModelProposal } from './model.ts';
import { toWords, plainText } from './plain-text.ts';
import { comparableQuote, cutsWord, findQuotes } from './segments.ts';
import type { ModelRequest, LocatedQuote, Segment } from './segments.ts';
import { isShopName } from './shop-names.ts';
import { availability } from './verify/availability.ts';
import { brand } from './verify/brand.ts';
import { gtin, sku } from './verify/codes.ts';
import { description } from './verify/description.ts';
import { faq, faqFromProposals } from './verify/faq.ts';
import { image } from './verify/image.ts';
import { name } from './verify/name.ts';
import { currency, price } from './verify/price.ts';

const READERS: Readonly<Record<EmitterField, FieldReader>> = {
  name, description, brand, image, sku, gtin, price, currency, availability, faq,
};

/**
 * True if the product data states another name than the page shows. Names do not differ if one has all words of the
 * other.
 */
export const statesAnotherName = facet((page: Page): boolean => {
  const shown = firstProven(page, name.fromMarkup(page));
  const { main } = readProductFacts(page);
  if (!shown.ok || shown.evidence.source !== 'og-meta' || shown.value.kind !== 'text' || !main?.name) return false;
  const shownWords = wordsIn(shown.value.text);
  return [...new Set([main, ...main.variants])].flatMap(({ name: stated }) => stated ?? []).every(({ text }) => {
    const words = wordsIn(plainText(text));
    return !shownWords.isSubsetOf(words) && !words.isSubsetOf(shownWords) && !isShopName(page, text);
  });
});

const wordsIn = (name: string): ReadonlySet<string> => new Set(toWords(name).split(' '));

/** Every field's outcome by the page's own markup. */
export function verifyMarkup(page: Page): Outcomes {
  const isOfAnotherProduct = statesAnotherName(page);
  return Object.fromEntries(EMITTER_FIELDS.map((field) => {
    const outcome = firstProven(page, READERS[field].fromMarkup(page));
    // Product data under another name than the page shows describes another product or variant.
    const isDoubtful = isOfAnotherProduct && field !== 'faq' && outcome.ok && outcome.evidence.source !== 'og-meta';
    return [field, isDoubtful ? GATE_FAILED : outcome];
  })) as Outcomes;
}

/** The fields to ask a model about: those not yet proven that the page's text could prove. */
export function fieldsToAsk(page: Page, known: Outcomes): EmitterField[] {
  return EMITTER_FIELDS.filter((field) => !known[field].ok && (CAN_BE_QUOTED[field]?.(page) ?? true));
}

// Cheap tests of whether text could prove a field: an image is no text, a GTIN has a check digit, and a question ends
// in a question mark.
const CAN_BE_QUOTED: Partial<Record<EmitterField, (page: Page) => boolean>> = {
  image: () => false,
  gtin: ({ text }) => (text.text.match(/\d[\d -]{6,16}\d/g) ?? []).some((digits) => readGtin(digits) !== null),
  price(page) {
    const decision = decidePrice(page);
    return decision.ok || decision.reason !== 'conflict';
  },
  faq: ({ text }) => /[?？؟]\s*$/m.test(text.text),
};

/** The outcomes after the model's proposals. A proposal counts only if the field's own reader accepts it. */
export function verifyProposals(
  page: Page, known: Outcomes,
  { fields, segments, proposals }: ModelRequest & { proposals: readonly ModelProposal[] },
): Outcomes {
  const outcomes: Record<EmitterField, Outcome> = { ...known };
  const quoted = proposals.map((proposal): Quoted => (
    { field: proposal.field, places: placesOf(page, segments, proposal) }));
  for (const field of fields) {
    const places = quoted.filter((each) => each.field === field).flatMap((each) => each.places);
    const claimAt = (place: LocatedQuote | null): Claim =>
      place && (READERS[field].fromProposal?.(page, place, outcomes) ?? null);
    const claims = field === 'faq' ? faqClaims(page, quoted) : places.values().map(claimAt);
    const outcome = firstProven(page, claims);
    if (outcome !== NO_EVIDENCE) outcomes[field] = outcome;
  }
  return outcomes;
}

// The quote must be in the segment that the model names. If it is, its occurrences in others may prove the field too.
function placesOf(page: Page, segments: readonly Segment[], { segmentId, quote }: ModelProposal): Quoted['places'] {
  const wanted = comparableQuote(quote);
  const quotesIn = (segment: Segment) => findQuotes(segment, wanted).filter(({ span }) => !cutsWord(page, span));
  const named = segments.find(({ id }) => id === segmentId);
  const found = named ? quotesIn(named) : [];
  if (found.length === 0) return [null];
  const inOthers = segments.values().filter((segment) => segment !== named).flatMap(quotesIn);
  return [...found, ...inOthers.take(MAX_PLACES)].slice(0, MAX_PLACES);
}

const MAX_PLACES = 20;

/** A proposal with the places of its quote. The only place is null if the segment does not contain the quote. */
interface Quoted {
  field: ModelProposal['field'];
  places: readonly (LocatedQuote | null)[];
}

// An answer belongs to the question that was proposed right before it.
function faqClaims(page: Page, quoted: readonly Quoted[]): Claim[] {
  const pairs: { question: LocatedQuote; answer: LocatedQuote }[] = [];
  let question: LocatedQuote | null | undefined;
  for (const { field, places: [place] } of quoted) {
    if (field === 'faq.answer' && question && place) pairs.push({ question, answer: place });
    if (field.startsWith('faq.')) question = field === 'faq.question' ? place : undefined;
  }
  return pairs.length > 0 ? [faqFromProposals(page, pairs)] : [];
}
